/// The forms of earlier releases, in each of which one modifier says one thing.
extension View {
  /// Use `accessibilityLabel`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Use `accessibilityHint`.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Use `accessibilityValue`.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Use `accessibilityIdentifier`.
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Use `accessibilityHidden`.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Use `accessibilityAddTraits`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Use `accessibilityRemoveTraits`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Use `accessibilityInputLabels`.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
  /// Use `accessibilitySortPriority`.
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
