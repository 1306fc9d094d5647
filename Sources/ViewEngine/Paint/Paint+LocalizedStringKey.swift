// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.

extension View {
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    called(Text(label).content)
  }

  /// Kept in the render tree, where a test can read it.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    painted("accessibilityHint", Text(hint).content)
  }

  /// Kept in the render tree, where a test can read it.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    painted("accessibilityValue", Text(value).content)
  }

  public nonisolated func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
    sectionIndexLabel(Text(label))
  }

  /// Kept in the render tree; has no effect on what can be tapped.
  public nonisolated func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    painted("navigationSubtitle", Text(subtitle).content)
  }
}
