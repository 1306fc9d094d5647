@_spi(AppleNames) import ViewEngine

extension View {
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { clipShape(shape) }
  /// Changes the transaction of what the closure adds to the view; here, of all of the view.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self))).transaction(transform)
  }
  public nonisolated func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(
    id: ID, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> some View { matchedTransitionSource(id: id, in: namespace) }
}

/// The look of a view where a matched transition begins.
public protocol MatchedTransitionSourceConfiguration {}

/// The look without changes.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
