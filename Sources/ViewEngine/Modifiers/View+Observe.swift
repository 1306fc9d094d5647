extension View {
  /// The observer behind both APIs of the shim.
  ///
  /// - Parameter followsCaptureRule: whether a host may override which closure runs; false for a layer that
  ///   depends on the closure from before the change.
  @inlinable package nonisolated consuming func observe<Value: Equatable>(
    _ value: Value, followsCaptureRule: Bool, perform action: @escaping (Value) -> Void
  ) -> _ChangeObserver<Self, Value, _ChangeClosure<Value>> {
    _ChangeObserver(self, value: value, followsCaptureRule: followsCaptureRule, action: _ChangeClosure(action))
  }

  /// Observes with an action that is not a closure. A host may override which action runs.
  @inlinable package nonisolated consuming func observe<Action: _ChangeAction>(
    _ value: Action.Value, running action: Action
  ) -> _ChangeObserver<Self, Action.Value, Action> {
    _ChangeObserver(self, value: value, followsCaptureRule: true, action: action)
  }
}
