#if BundledEngine
  /// A view with the modern `onChange`, without a node.
  @usableFromInline
  struct ModernOnChange<Content: View, Value: Equatable> {
    @usableFromInline let content: Content
    @usableFromInline let value: Value
    @usableFromInline let initial: Bool
    @usableFromInline let action: (Value, Value) -> Void

    @inlinable init(
      _ content: consuming Content, value: consuming Value, initial: Bool, action: @escaping (Value, Value) -> Void
    ) {
      (self.content, self.value, self.initial, self.action) = (content, value, initial, action)
    }
  }

  extension ModernOnChange: _ComposedView {
    // Inlined by hand, because the optimiser leaves it out of rows, at 2 % of a row.
    @available(*, deprecated, message: "made of the legacy form")
    @inlinable @inline(__always) consuming func make() -> some View {
      content.modernOnChange(of: value, initial: initial, running: NewestAction(action))
    }
  }
#endif
