extension ViewHost {
  /// Presses a button, or what else reacts to a tap: a link, a label, a view with a tap gesture.
  ///
  /// A button whose style shows whether it is pressed is pressed in one event and released in the next, which runs its
  /// action.
  ///
  /// - Parameters:
  ///   - label: the text on it; for one of several texts, all of them with spaces between, or one of them.
  ///   - index: which one, of those with that label, in the order of declaration; it has to be given if several of them
  ///     can be seen.
  ///   - part: where to look; nil for the whole screen.
  /// - Throws: `ViewHostError` if there is no such button or more than one, or it cannot be pressed.
  public func tap(_ label: String, at index: Int? = nil, in part: Element? = nil) throws {
    if let index, part == nil, let action = offeredTap(label, at: index) {
      return graph.work(on: "tap \(label)", action)
    }
    try tap(.labelled(label, at: index, in: part))
  }

  /// Switches a toggle.
  ///
  /// - Parameters:
  ///   - label: the text on it.
  ///   - index: which one, of those with that label, in the order of declaration; it has to be given if several of them
  ///     can be seen.
  ///   - part: where to look; nil for the whole screen.
  /// - Throws: `ViewHostError` if there is no such toggle or more than one, or it does not react.
  public func toggle(_ label: String, at index: Int? = nil, in part: Element? = nil) throws {
    try toggle(.labelled(label, at: index, in: part))
  }

  func tap(_ target: Target) throws {
    let found = try locate(Tap.self, target)
    if let press = found.action.press { graph.work(on: "press \(found.label)") { press.begin() } }
    graph.work(on: "tap \(found.label)") { found.action.end() }
  }

  func toggle(_ target: Target) throws {
    let found = try locate(Switch.self, target)
    graph.work(on: "toggle \(found.label)") { found.action() }
  }
}

/// Presses a button, or what else reacts to a tap.
enum Tap: Verb {
  typealias Action = TapAction
  static var kind: Interaction.Kind { .tap }
  static var noun: String { "button" }
  static func advice(_ label: String) -> String { "tap(\(label)) presses it" }
}

/// Switches a toggle.
enum Switch: Verb {
  typealias Action = () -> Void
  static var kind: Interaction.Kind { .toggle }
  static var noun: String { "toggle" }
  static func advice(_ label: String) -> String { "toggle(\(label)) switches it" }
}

extension Interaction.Kind {
  public static let tap = Interaction.Kind("tap")
  public static let toggle = Interaction.Kind("toggle")
}
