#if !BundledEngine && compiler(>=6.2)
  @_exported public import SwiftUI

  extension View {
    /// The legacy form, which is SwiftUI's own, for the modern one to be made of.
    @available(*, deprecated, message: "the legacy form, for the modern one to be made of")
    @inlinable
    nonisolated func legacyOnChange<V: Equatable>(
      of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
      onChange(of: value, perform: action)
    }
  }

  /// SwiftUI has one rule for the closures of each form; only a host of the bundled engine can have another.
  @inlinable
  var hostRunsClosuresFromBefore: Bool { false }
#endif
