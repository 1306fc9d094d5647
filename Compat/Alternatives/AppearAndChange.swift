extension View {
  /// Runs `action` with the value when the view is mounted, and after each evaluation of the enclosing body.
  /// It also runs if the value is unchanged, and if something else caused the evaluation.
  ///
  /// It is `onReceive(Just(value))`, without a comparison and without a loop guard.
  ///
  /// - Parameters:
  ///   - value: the value for the action.
  ///   - action: the code to run; the newest closure runs.
  public nonisolated func onAppearAndOnChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onEvaluation(with: value, perform: action)
  }
}
