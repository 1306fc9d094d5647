extension ViewHost {
  /// Sets the colour of a colour picker.
  ///
  /// - Parameters:
  ///   - label: the text that names the picker.
  ///   - index: which one, of those with that label, in the order of declaration.
  /// - Throws: `ViewHostError` if there is no such picker, or it does not react.
  public func setColor(_ label: String, to color: Color, at index: Int = 0) throws {
    try setColor(.labelled(label, at: index), to: color)
  }

  func setColor(_ target: Target, to color: Color) throws {
    let found = try locate("setColor", "color picker", target) { if case .color(let edit) = $0 { edit } else { nil } }
    graph.work(on: "set \(found.label) to \(color)") { found.wanted.write(color) }
  }
}

extension ViewHost.Element {
  public func setColor(to color: Color) throws { try host.setColor(.found(self), to: color) }
}
