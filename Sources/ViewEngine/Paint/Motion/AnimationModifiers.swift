extension View {
  /// Would animate what changes together with `value`.
  public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    painted("animation", animation?.description ?? "none")
  }

  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    painted("animation", animation?.description ?? "none")
  }

  /// Would animate what `body` makes of the view.
  public nonisolated func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self))).painted("animation", animation?.description ?? "none")
  }

  /// Would change the transaction with which the view is brought up to date. The transactions of the engine are those
  /// of writes, and views do not read them: the closure is not called.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    painted("transaction")
  }

  /// The same, for changes that come together with `value`.
  public nonisolated func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    painted("transaction")
  }
}
