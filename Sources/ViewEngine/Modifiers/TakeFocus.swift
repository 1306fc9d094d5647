/// Gives a view that is no text control the focus.
enum TakeFocus: Verb {
  /// What describes the focus of the view.
  typealias Action = [FocusLink]
  static var kind: Interaction.Kind { .focus }
  static var noun: String { "view that is .focusable()" }
  static func advice(_ label: String) -> String { "focus(\(label)) gives it the focus" }
}
