/// Scrolls up by as many rows as are shown.
enum ScrollUp: Verb {
  typealias Action = RowWindow
  static var kind: Interaction.Kind { .scrollUp }
  static var noun: String { "container" }
  static var takesLabel: Bool { false }
  static var reachesDisabled: Bool { true }
  static func advice(_ label: String) -> String { "scrollUp() shows its rows before" }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "scroll up" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.scrollUp(at: target.index)
  }
}

extension Interaction.Kind {
  public static let scrollUp = Interaction.Kind("scrollUp")
}

extension ViewHost.Step {
  /// Scrolls a list, or another container that makes some of its rows at a time, back by as many rows as it shows.
  public static func scrollUp(at index: Int = 0) -> Self { Self(ScrollUp.self, at: index) }
}
