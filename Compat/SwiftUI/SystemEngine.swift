#if !BundledEngine && compiler(>=6.2)
  @_exported public import SwiftUI

  extension View {
    /// The legacy form, which is SwiftUI's own, for the modern one to be made of.
    @available(*, deprecated, message: "the legacy form, for the modern one to be made of")
    @inlinable
    nonisolated func legacyOnChange<V: Equatable>(of value: V, running call: NewestActionCall<V>) -> some View {
      onChange(of: value) { call.run($0) }
    }
  }
#endif
