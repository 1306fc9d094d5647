// Belongs to the engine's own sources while they are built under the name SwiftUI: what SwiftUI has and the
// engine has not, which the shim adds to it elsewhere.
extension View {
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @inlinable
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    observe(value, followsCaptureRule: false, perform: action)
  }
}

extension Scene {
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    modifyingContent { $0.observe(value, followsCaptureRule: false, perform: action) }
  }
}
