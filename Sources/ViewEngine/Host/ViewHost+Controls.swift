extension ViewHost {
  /// Switches a toggle.
  ///
  /// - Parameters:
  ///   - label: the text on it.
  ///   - index: which one, of those with that label, in the order of declaration.
  /// - Throws: `ViewHostError` if there is no such toggle, or it does not react.
  public func toggle(_ label: String, at index: Int = 0) throws {
    let action = try screen("toggle").find("toggle", "toggle", label, at: index) { control in
      if case .toggle(let action) = control { action } else { nil }
    }
    graph.work(on: "toggle \(label)") { action() }
  }
}
