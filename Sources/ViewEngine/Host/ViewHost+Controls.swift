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

  /// Taps something several times, quickly: what reacts to so many taps at once does, as `.onTapGesture(count: 2)` to two;
  /// anything else is tapped one time after the other.
  ///
  /// - Parameters:
  ///   - label: the text on it, as for one tap.
  ///   - count: how many times.
  ///   - index: which one, of those with that label, in the order of declaration.
  ///   - part: where to look; nil for the whole screen.
  /// - Throws: `ViewHostError` if there is nothing of that label to be tapped, or more than one, or `count` is less than 1.
  public func tap(_ label: String, count: Int, at index: Int? = nil, in part: Element? = nil) throws {
    try tap(.labelled(label, at: index, in: part), count: count)
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

  func tap(_ target: Target, count: Int) throws {
    guard count > 0 else {
      throw ViewHostError(.invalidValue, "tap: \(count) taps are none.\n\nTo fix, use a count from 1.")
    }
    if count > 1, let found = try? locate(MultiTap.self, target), let action = found.action[count] {
      return graph.work(on: "tap \(found.label) \(count) times") { action() }
    }
    let taps = try locate(Tap.self, target).action.count
    for _ in 0..<max(1, count / taps) { try tap(target) }
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
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.tap(target.label, at: target.index)
  }
}

/// Taps a view as many times, quickly, as one of its gestures asks for, where others ask for fewer.
enum MultiTap: Verb {
  typealias Input = Int
  /// What so many taps do.
  typealias Action = [Int: () -> Void]
  static var kind: Interaction.Kind { .multiTap }
  static var method: String { "tap" }
  static var noun: String { "view with tap gestures of several counts" }
  static func advice(_ label: String) -> String { "tap(\(label), count: …) taps it several times" }
  static var asksControl: Bool { true }
  static func samples(of action: Action) -> [Int] { action.keys.sorted() }
  static func words(_ target: StepTarget, _ input: Int) -> String { "tap \(target) \(input) times" }
  static func arguments(_ target: StepTarget, _ input: Int) -> [String] { [target.quoted, "count: \(input)"] }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: Int) throws {
    try host.tap(target.label, count: input, at: target.index)
  }
}

/// Switches a toggle.
enum Switch: Verb {
  typealias Action = () -> Void
  static var kind: Interaction.Kind { .toggle }
  static var noun: String { "toggle" }
  static func advice(_ label: String) -> String { "toggle(\(label)) switches it" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.toggle(target.label, at: target.index)
  }
}

extension Interaction.Kind {
  public static let tap = Interaction.Kind("tap")
  public static let multiTap = Interaction.Kind("multiTap")
  public static let toggle = Interaction.Kind("toggle")
}

extension ViewHost.Step {
  /// Presses a button, or what else reacts to a tap.
  public static func tap(_ label: String, at index: Int = 0) -> Self { Self(Tap.self, label, at: index) }
  /// Taps something several times, quickly.
  public static func tap(_ label: String, count: Int, at index: Int = 0) -> Self {
    Self(MultiTap.self, label, at: index, count)
  }
  /// Switches a toggle.
  public static func toggle(_ label: String, at index: Int = 0) -> Self { Self(Switch.self, label, at: index) }
}
