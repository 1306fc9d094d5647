extension View {
  /// Says that what the view shows is private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    painted("privacySensitive", sensitive ? nil : "false")
  }

  /// Says that what the view shows may no longer be right while something new is on its way.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    painted("invalidatableContent", invalidatable ? nil : "false")
  }
}
