/// Scrolls down by as many rows as are shown.
enum ScrollDown: Verb {
  typealias Action = RowWindow
  static var kind: Interaction.Kind { .scrollDown }
  static var noun: String { "container" }
  static var takesLabel: Bool { false }
  static var reachesDisabled: Bool { true }
  static func advice(_ label: String) -> String { "scrollDown() shows its next rows" }
}

extension Interaction.Kind {
  public static let scrollDown = Interaction.Kind("scrollDown")
}
