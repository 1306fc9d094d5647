@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EquatableView<Content: Equatable & View>: View {
  public nonisolated init(content: Content) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View where Self: Equatable {
  @inlinable public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
