/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
  /// Has a control in the view have the focus when the view appears, unless one that the state describes has it.
  ///
  /// - Parameters:
  ///   - value: what names the control.
  ///   - priority: whether the default also counts when a person moves the focus into the view, which a host does
  ///     by turning to a control itself.
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if !binding.isFocused { binding.wrappedValue = value } }
  }
}
