extension ViewHost {
  /// Presses a button, or what else reacts to a tap: a link, a label, a view with a tap gesture.
  ///
  /// - Parameters:
  ///   - label: the text on it.
  ///   - index: which one, of those with that label, in the order of declaration.
  /// - Throws: `ViewHostError` if there is no such button, or it cannot be pressed.
  public func tap(_ label: String, at index: Int = 0) throws { try tap(.labelled(label, at: index)) }

  /// Switches a toggle.
  ///
  /// - Parameters:
  ///   - label: the text on it.
  ///   - index: which one, of those with that label, in the order of declaration.
  /// - Throws: `ViewHostError` if there is no such toggle, or it does not react.
  public func toggle(_ label: String, at index: Int = 0) throws { try toggle(.labelled(label, at: index)) }

  func tap(_ target: Target) throws {
    let found = try locate("tap", "button", target) { if case .button(let action) = $0 { action } else { nil } }
    graph.work(on: "tap \(found.label)") { found.wanted() }
  }

  func toggle(_ target: Target) throws {
    let found = try locate("toggle", "toggle", target) { if case .toggle(let action) = $0 { action } else { nil } }
    graph.work(on: "toggle \(found.label)") { found.wanted() }
  }
}
