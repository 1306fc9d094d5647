extension View {
  /// Modern `onChange`, built on the engine's observer.
  ///
  /// On SwiftUI that is the legacy form: it runs the call from before the change, which holds the old value and finds the
  /// newest action. The bundled engine's observer has both values and the newest action.
  ///
  /// - Parameter newest: the newest action, as the engine keeps it while the view keeps its identity.
  // Deprecated, as the legacy form is that it is made of on SwiftUI. No user calls it, so no user is warned.
  @available(*, deprecated, message: "made of the legacy form")
  @inlinable
  nonisolated consuming func modernOnChange<Value: Equatable>(
    of value: Value, initial: Bool, running newest: NewestAction<Value>
  ) -> some View {
    let call = NewestActionCall(newest, oldValue: value)
    return observingChanges(of: value, running: call).onAppear(perform: initial ? { call.run(value) } : nil)
  }
}
