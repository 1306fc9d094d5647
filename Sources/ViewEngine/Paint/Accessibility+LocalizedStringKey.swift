// What is written as a literal, or kept as a key: see `LocalizedStringKey`.

extension View {
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    painted("accessibilityLabel", Text(label).content)
  }

  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    painted("accessibilityHint", Text(hint).content)
  }

  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    painted("accessibilityValue", Text(value).content)
  }
}
