/// Scrolls up by as many rows as are shown.
enum ScrollUp: Verb {
  typealias Action = RowWindow
  static var kind: Interaction.Kind { .scrollUp }
  static var noun: String { "container" }
  static var takesLabel: Bool { false }
  static var reachesDisabled: Bool { true }
  static func advice(_ label: String) -> String { "scrollUp() shows its rows before" }
}

extension Interaction.Kind {
  public static let scrollUp = Interaction.Kind("scrollUp")
}
