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
    let found = try locate(Tap.self, target)
    graph.work(on: "tap \(found.label)") { found.action() }
  }

  func toggle(_ target: Target) throws {
    let found = try locate(Switch.self, target)
    graph.work(on: "toggle \(found.label)") { found.action() }
  }
}

/// Presses a button, or what else reacts to a tap.
enum Tap: Verb {
  typealias Action = () -> Void
  static var kind: Interaction.Kind { .tap }
  static var noun: String { "button" }
}

/// Switches a toggle.
enum Switch: Verb {
  typealias Action = () -> Void
  static var kind: Interaction.Kind { .toggle }
  static var noun: String { "toggle" }
}

extension Interaction.Kind {
  public static let tap = Interaction.Kind("tap")
  public static let toggle = Interaction.Kind("toggle")
}
