extension ViewHost {
  /// Sets the colour of a colour picker.
  ///
  /// - Parameters:
  ///   - label: the text that names the picker.
  ///   - index: which one, of those with that label, in the order of declaration.
  /// - Throws: `ViewHostError` if there is no such picker, or it does not react.
  public func setColor(_ label: String, to color: Color, at index: Int? = nil, in part: Element? = nil) throws {
    try setColor(.labelled(label, at: index, in: part), to: color)
  }

  func setColor(_ target: Target, to color: Color) throws {
    let found = try locate(SetColor.self, target)
    graph.work(on: "set \(found.label) to \(color)") { found.action.write(color) }
  }
}

extension ViewHost.Element {
  public func setColor(to color: Color) throws { try host.setColor(.found(self), to: color) }
}

/// Sets the colour of a colour picker.
enum SetColor: Verb {
  typealias Action = ColorControl
  static var kind: Interaction.Kind { .setColor }
  static var noun: String { "color picker" }
  static func advice(_ label: String) -> String { "setColor(\(label), to: …) sets its colour" }
}

extension Interaction.Kind {
  public static let setColor = Interaction.Kind("setColor")
}
