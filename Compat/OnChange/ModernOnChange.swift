extension View {
  /// Modern `onChange`, built on the legacy one.
  ///
  /// Legacy runs the action from before the change, which holds the old value. That action finds the newest one, and
  /// passes it both values.
  ///
  /// - Parameter newest: the newest action, as the engine keeps it while the view keeps its identity.
  // Deprecated, as the legacy form is. No user calls it, so no user is warned.
  @available(*, deprecated, message: "made of the legacy form")
  @inlinable
  nonisolated consuming func modernOnChange<Value: Equatable>(
    of value: Value, initial: Bool, running newest: NewestAction<Value>
  ) -> some View {
    let call = NewestActionCall(newest, oldValue: value)
    return legacyOnChange(of: value, running: call).onAppear(perform: initial ? { call.run(value) } : nil)
  }
}
