@_exported public import SwiftUI

// The backport that is wrong by its attribute alone: deprecated, not obsoleted.
@available(iOS, introduced: 14.0, deprecated: 17.0)
@available(macCatalyst, introduced: 14.0, deprecated: 17.0)
@available(macOS, introduced: 11.0, deprecated: 14.0)
@available(tvOS, introduced: 14.0, deprecated: 17.0)
@available(watchOS, introduced: 7.0, deprecated: 10.0)
@available(visionOS, introduced: 1.0, deprecated: 1.0)
extension View {
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
}
