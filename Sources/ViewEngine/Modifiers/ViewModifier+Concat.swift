extension ViewModifier {
  /// The two modifiers as one: this one inside, the other around it.
  @inlinable public nonisolated func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content outer: _ViewModifier_Content<Self>) -> some View {
    outer.modifier(content).modifier(modifier)
  }
}
