#if !BundledEngine && compiler(>=6.2)
  import SwiftUI
#else
  import ViewEngine
#endif

extension View {
  /// Modern `onChange`, made of the legacy one.
  ///
  /// Legacy runs the closure from before the change, whose capture list holds the old value; all that this
  /// closure does is to look up the newest action and hand it both values.
  ///
  /// - Parameter kept: where the newest action is, for as long as the view keeps its identity.
  // NB: deprecated, as what it is made of is. No user calls it, so no user is warned.
  @available(*, deprecated, message: "made of the legacy form")
  @inlinable
  nonisolated func modernOnChange<Value: Equatable>(
    of value: Value, initial: Bool, keptIn kept: NewestAction<Value>, perform action: @escaping (Value, Value) -> Void
  ) -> some View {
    // A host that asks for the closure from before the change gives each evaluation an object of its own.
    let newest = kept.action == nil && hostRunsClosuresFromBefore ? NewestAction() : kept
    newest.action = action
    return
      legacyOnChange(of: value) { [value] newValue in newest.action?(value, newValue) }
      .onAppear(perform: initial ? { newest.action?(value, value) } : nil)
  }
}
