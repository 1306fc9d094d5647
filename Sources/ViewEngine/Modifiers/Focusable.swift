extension Interaction.Kind {
  public static let focus = Interaction.Kind("focus")
}

extension View {
  /// Lets the view have the focus: `focus` of a host gives it to it, and a `FocusState` around describes it.
  ///
  /// - Parameter isFocusable: whether it can have it.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }

  /// - Parameter interactions: what a person does with the view while it has the focus; not looked at.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }

  /// - Parameter onFocusChange: is told when the view gets and loses the focus.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    FocusableView(content: self, isFocusable: isFocusable, onFocusChange: onFocusChange)
  }
}
