#if !BundledEngine && compiler(>=6.2)
  import SwiftUI
#else
  import ViewEngine
#endif

extension View {
  /// Modern `onChange`, made of the legacy one.
  ///
  /// Legacy runs what was there before the change, with the old value in it; all that this does is to look up the newest
  /// action and hand it both values.
  ///
  /// - Parameter newest: where the newest action is, for as long as the view keeps its identity.
  // NB: deprecated, as what it is made of is. No user calls it, so no user is warned.
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
