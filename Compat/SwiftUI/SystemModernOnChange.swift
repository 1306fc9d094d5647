#if !BundledEngine && compiler(>=6.2)
  /// The modern `onChange` as a modifier. SwiftUI keeps the newest action in a `StateObject` that never announces a
  /// change.
  @usableFromInline @frozen
  struct ModernOnChange<Value: Equatable> {
    @usableFromInline let value: Value
    @usableFromInline let initial: Bool
    @usableFromInline let action: (Value, Value) -> Void
    // Not a `State`: its object would be made here, and shared by all places that use one view value. A `StateObject`
    // makes one for each place. Not written `@StateObject var newest` because such accessors cannot be inlined.
    @usableFromInline var newest: StateObject<NewestAction<Value>>

    @inlinable init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
      self.value = value
      self.initial = initial
      self.action = action
      newest = StateObject(wrappedValue: NewestAction())
    }
  }

  extension ModernOnChange: ViewModifier {
    @available(*, deprecated, message: "made of the legacy form")
    @inlinable func body(content: Content) -> some View {
      let newest = newest.wrappedValue
      newest.action = action
      return content.modernOnChange(of: value, initial: initial, running: newest)
    }
  }
#endif
