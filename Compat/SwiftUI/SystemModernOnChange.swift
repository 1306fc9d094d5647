#if !BundledEngine && compiler(>=6.2)
  public import SwiftUI

  /// The modern `onChange` as a modifier: SwiftUI keeps the newest action in `@State`, which is never written.
  @usableFromInline
  struct ModernOnChange<Value: Equatable> {
    @usableFromInline let value: Value
    @usableFromInline let initial: Bool
    @usableFromInline let action: (Value, Value) -> Void
    // NB: not written `@State var newest`: the accessors that the compiler then makes cannot be inlined.
    @usableFromInline var newest: State<NewestAction<Value>>

    @inlinable init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
      self.value = value
      self.initial = initial
      self.action = action
      newest = State(wrappedValue: NewestAction())
    }
  }

  extension ModernOnChange: ViewModifier {
    @available(*, deprecated, message: "made of the legacy form")
    @inlinable func body(content: Content) -> some View {
      content.modernOnChange(of: value, initial: initial, keptIn: newest.wrappedValue, perform: action)
    }
  }
#endif
