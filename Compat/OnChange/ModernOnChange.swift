#if !canImport(SwiftUI) || ViewEngine
  import ViewEngine
#else
  import SwiftUI
#endif

/// Modern `onChange`, made of the legacy one.
///
/// Legacy runs the closure from before the change, whose capture list holds the old value; all that this
/// closure does is to look up the newest action and hand it both values.
@usableFromInline
struct ModernOnChange<Value: Equatable> {
  @usableFromInline let value: Value
  @usableFromInline let initial: Bool
  @usableFromInline let action: (Value, Value) -> Void
  // NB: not written `@Kept var newest`: the accessors that the compiler then makes cannot be inlined.
  @usableFromInline var newest: Kept<NewestAction<Value>>

  @inlinable init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.initial = initial
    self.action = action
    newest = Kept(wrappedValue: NewestAction())
  }
}

extension ModernOnChange: ViewModifier {
  // NB: deprecated, as what it is made of is. Nobody calls it by name, so nobody is warned.
  @available(*, deprecated, message: "made of the legacy form")
  @inlinable func body(content: Content) -> some View {
    let kept = newest.wrappedValue
    // A host that asks for the closure from before the change gives each evaluation an object of its own.
    let newest = kept.action == nil && hostRunsClosuresFromBefore ? NewestAction() : kept
    newest.action = action
    return
      content
      .legacyOnChange(of: value) { [value] newValue in newest.action?(value, newValue) }
      .onAppear(perform: initial ? { newest.action?(value, value) } : nil)
  }
}
