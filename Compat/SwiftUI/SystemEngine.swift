#if !BundledEngine && compiler(>=6.2)
  extension View {
    /// SwiftUI's observer under the modern form: its own legacy form.
    @available(*, deprecated, message: "the legacy form, called only by the modern one")
    @inlinable
    nonisolated func observingChanges<V: Equatable>(of value: V, running call: NewestActionCall<V>) -> some View {
      onChange(of: value) { call.run($0) }
    }
  }
#endif
