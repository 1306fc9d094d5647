#if !BundledEngine && compiler(>=6.2)
  extension View {
    /// SwiftUI's own legacy form, on which the modern one is built.
    @available(*, deprecated, message: "the legacy form, called only by the modern one")
    @inlinable
    nonisolated func legacyOnChange<V: Equatable>(of value: V, running call: NewestActionCall<V>) -> some View {
      onChange(of: value) { call.run($0) }
    }
  }
#endif
