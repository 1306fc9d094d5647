extension View {
  /// Modern `onChange`, built on the legacy one.
  ///
  /// Legacy runs the closure from before the change, which holds the old value. That closure looks up the newest
  /// action, and passes it both values.
  ///
  /// - Parameter newest: the storage of the newest action, which lasts while the view keeps its identity.
  // Deprecated, as the legacy form is. No user calls it, so no user is warned.
  @available(*, deprecated, message: "made of the legacy form")
  @inlinable
  nonisolated consuming func modernOnChange<Value: Equatable>(
    of value: Value, initial: Bool, keptIn newest: NewestAction<Value>,
    perform action: consuming @escaping (Value, Value) -> Void
  ) -> some View {
    newest.action = action
    return
      legacyOnChange(of: value, running: NewestActionCall(newest, oldValue: value))
      .onAppear(perform: initial ? { newest.action?(value, value) } : nil)
  }
}
