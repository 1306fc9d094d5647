extension View {
  /// Applies a modifier, which may have a body of its own.
  @inlinable public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
