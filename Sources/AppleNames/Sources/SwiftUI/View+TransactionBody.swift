@_spi(AppleNames) import ViewEngine

extension View {
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { clipShape(shape) }
  /// Changes the transaction of what the closure adds to the view; here, of all of the view.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self))).transaction(transform)
  }
}
