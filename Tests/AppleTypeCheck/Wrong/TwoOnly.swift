@_exported public import SwiftUI

// The backport that is wrong by what it lacks: the form without parameters.
@available(iOS, introduced: 14.0, obsoleted: 17.0)
@available(macCatalyst, introduced: 14.0, obsoleted: 17.0)
@available(macOS, introduced: 11.0, obsoleted: 14.0)
@available(tvOS, introduced: 14.0, obsoleted: 17.0)
@available(watchOS, introduced: 7.0, obsoleted: 10.0)
@available(visionOS, unavailable)
extension View {
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { self }
}
