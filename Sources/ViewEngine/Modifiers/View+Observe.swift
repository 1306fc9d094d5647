extension View {
  /// What the shim makes both of its APIs of.
  ///
  /// - Parameter followsCaptureRule: whether a host may override which closure runs; false for a layer that
  ///   depends on the closure from before the change.
  @inlinable package nonisolated consuming func observe<Value: Equatable>(
    _ value: Value, followsCaptureRule: Bool, perform action: @escaping (Value) -> Void
  ) -> _ChangeObserver<Self, Value, _ChangeClosure<Value>> {
    _ChangeObserver(self, value: value, followsCaptureRule: followsCaptureRule, action: _ChangeClosure(action))
  }

  /// The same with an action that is no closure, for a layer that depends on the one from before the change.
  @inlinable package nonisolated consuming func observe<Action: _ChangeAction>(
    _ value: Action.Value, running action: Action
  ) -> _ChangeObserver<Self, Action.Value, Action> {
    _ChangeObserver(self, value: value, followsCaptureRule: false, action: action)
  }
}
