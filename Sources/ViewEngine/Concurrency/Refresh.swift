/// Pulls something down to have it refreshed.
enum Refresh: Verb {
  typealias Action = RefreshAction
  static var kind: Interaction.Kind { .refresh }
  static var noun: String { "refreshable view" }
  static var takesLabel: Bool { false }
  static func call(_ label: String) -> String { "refresh()" }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "pull to refresh" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.refresh(at: target.index)
  }
}

extension ViewHost.Step {
  /// Pulls down a refreshable view.
  public static func refresh(at index: Int = 0) -> Self { Self(Refresh.self, at: index) }
}
