/// Presses a button, or a different view that reacts to a tap.
enum Tap: Verb {
  typealias Action = TapAction
  static var kind: Interaction.Kind { .tap }
  static var noun: String { "button" }
  static func call(_ label: String) -> String { "tap(\(label))" }
  static func action(pressing button: @escaping () -> Void) -> TapAction? { TapAction(end: button) }
}

/// Taps a view as often as one of its gestures asks for, if others ask for fewer taps.
enum MultiTap: Verb {
  typealias Input = Int
  typealias Action = [Int: () -> Void]
  static var kind: Interaction.Kind { .multiTap }
  static var method: String { "tap" }
  static var noun: String { "view with tap gestures of several counts" }
  static func call(_ label: String) -> String { "tap(\(label), count: …)" }
  static var asksControl: Bool { true }
  static func samples(of action: Action) -> [Int] { action.keys.sorted() }
  static func words(_ target: StepTarget, _ input: Int) -> String { "tap \(target) \(input) times" }
  static func arguments(_ target: StepTarget, _ input: Int) -> [String] { [target.quoted, "count: \(input)"] }
}

/// Switches a toggle.
enum Switch: Verb {
  typealias Action = () -> Void
  static var kind: Interaction.Kind { .toggle }
  static var noun: String { "toggle" }
  static func call(_ label: String) -> String { "toggle(\(label))" }
}

extension Interaction.Kind {
  /// An interaction that `ViewHost.tap` performs.
  public static let tap = Interaction.Kind("tap")
  /// An interaction that `ViewHost.tap(_:count:)` performs.
  public static let multiTap = Interaction.Kind("multiTap")
  /// An interaction that `ViewHost.toggle` performs.
  public static let toggle = Interaction.Kind("toggle")
}

/// A tap: a finger comes down, and goes up.
package struct TapAction {
  /// The press before the action; nil if nothing happens before the finger goes up.
  var begin: (() -> Void)?
  let end: () -> Void
  var count = 1
}
