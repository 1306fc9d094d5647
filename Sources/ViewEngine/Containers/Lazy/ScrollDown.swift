/// Scrolls down by as many rows as are shown.
enum ScrollDown: Verb {
  typealias Action = RowWindow
  static var kind: Interaction.Kind { .scrollDown }
  static var noun: String { "container" }
  static var takesLabel: Bool { false }
  static var reachesDisabled: Bool { true }
  static func advice(_ label: String) -> String { "scrollDown() shows its next rows" }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "scroll down" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.scrollDown(at: target.index)
  }
}

extension Interaction.Kind {
  public static let scrollDown = Interaction.Kind("scrollDown")
}

extension ViewHost.Step {
  /// Scrolls a list, or another container that makes some of its rows at a time, by as many rows as it shows.
  public static func scrollDown(at index: Int = 0) -> Self { Self(ScrollDown.self, at: index) }
}
