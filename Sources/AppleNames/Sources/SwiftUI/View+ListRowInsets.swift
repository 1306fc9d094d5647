@_spi(AppleNames) import ViewEngine

extension View {
  public nonisolated func listRowInsets(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    painted("listRowInsets", length.map { "\($0)" } ?? "none")
  }
}
