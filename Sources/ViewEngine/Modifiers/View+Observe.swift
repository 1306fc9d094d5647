extension View {
  /// What the shim makes both of its APIs of.
  ///
  /// - Parameter followsCaptureRule: whether a host may override which closure runs; false for a layer that
  ///   depends on the closure from before the change.
  @usableFromInline package nonisolated func observe<Value: Equatable>(
    _ value: Value, followsCaptureRule: Bool, perform action: @escaping (Value) -> Void
  ) -> _ChangeObserver<Self, Value> {
    _ChangeObserver(self, value: value, followsCaptureRule: followsCaptureRule, action: action)
  }
}
