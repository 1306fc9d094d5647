extension View {
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    painted("fontDesign", design.map { "\($0)" } ?? "none")
  }

  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    painted("fontWidth", width?.description ?? "none")
  }

  /// Lets the letters of the texts stand nearer to each other where they do not fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag).painted("allowsTightening", "\(flag)")
  }
}
