extension View {
  /// Has what changes together with `value` be animated: the transaction of such an update, which the actions in the view
  /// run in, has that animation, unless it disables animations.
  public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    TransactionView(content: self, value: value) { $0.animate(animation) }
      .painted("animation", animation?.description ?? "none")
  }

  /// The same for all that changes.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    TransactionView(content: self, value: Never?.none) { $0.animate(animation) }
      .painted("animation", animation?.description ?? "none")
  }

  /// Would animate what `body` makes of the view.
  public nonisolated func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self))).painted("animation", animation?.description ?? "none")
  }

  /// Changes the transaction with which everything in the view is brought up to date. Nothing is painted here: it is the
  /// transaction of what the actions in the view write in that update, and of the bindings that they write to.
  ///
  /// - Parameter transform: called once for each update that evaluates something in the view, the first one included.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, value: Never?.none, transform: transform).painted("transaction")
  }

  /// The same, for changes that come together with `value`.
  public nonisolated func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, value: value, transform: transform).painted("transaction")
  }
}

extension ViewModifier {
  /// The modifier with an animation for all changes in what it makes of a view.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    concat(TransactionModifier(transform: { $0.animate(animation) }))
  }

  /// The modifier with another transaction for all changes in what it makes of a view.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    concat(TransactionModifier(transform: transform))
  }
}

// NB: a modifier by extension, for its initialiser would else belong to the main actor.
private struct TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension TransactionModifier: ViewModifier {
  func body(content: Content) -> some View { content.transaction(transform) }
}

extension Transaction {
  fileprivate mutating func animate(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}
