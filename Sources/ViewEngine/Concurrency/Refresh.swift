/// Pulls something down to have it refreshed.
enum Refresh: Verb {
  typealias Action = RefreshAction
  static var kind: Interaction.Kind { .refresh }
  static var noun: String { "refreshable view" }
  static var takesLabel: Bool { false }
  static func advice(_ label: String) -> String { "refresh() refreshes it" }
}
