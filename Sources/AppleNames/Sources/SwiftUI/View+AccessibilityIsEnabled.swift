@_spi(AppleNames) import ViewEngine

extension View {
  /// The label unless it is off. A host finds the control by it then.
  @ViewBuilder
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  /// The label unless it is off.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  /// Names the view by the texts in the closure, with commas between them. The closure's argument has the texts of
  /// the view itself.
  @ViewBuilder
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let label = content(PlaceholderContentView(content: AnyView(self)))
    called(texts(in: label).joined(separator: ", "))
  }
  /// The value unless it is off.
  @ViewBuilder
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityValue(value) } else { self }
  }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }
  /// The value unless it is off.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
  /// The hint unless it is off.
  @ViewBuilder
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHint(hint) } else { self }
  }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }
  /// The hint unless it is off.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }
  /// The identifier unless it is off.
  @ViewBuilder
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityIdentifier(identifier) } else { self }
  }
}

/// The texts in a view whose type holds them. A view that makes them in its body has none.
private func texts(in view: Any, depth: Int = 0) -> [String] {
  if let text = view as? Text { return [text.content] }
  guard depth < 24 else { return [] }
  return Mirror(reflecting: view).children.flatMap { texts(in: $0.value, depth: depth + 1) }
}
