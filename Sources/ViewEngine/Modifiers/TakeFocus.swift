/// Gives a view that is no text control the focus.
enum TakeFocus: Verb {
  /// What describes the focus of the view.
  typealias Action = [FocusLink]
  static var kind: Interaction.Kind { .focus }
  static var noun: String { "view that is .focusable()" }
  static func advice(_ label: String) -> String { "focus(\(label)) gives it the focus" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.focus(target.label, at: target.index)
  }
}

extension ViewHost.Step {
  /// Gives a control, or a view that is focusable, the focus.
  public static func focus(_ label: String, at index: Int = 0) -> Self { Self(TakeFocus.self, label, at: index) }
}
