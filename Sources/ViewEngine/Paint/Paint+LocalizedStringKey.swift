// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.
// swift-format-ignore-file
extension View {
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View { called(Text(label).content) }
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View { painted("accessibilityHint", Text(hint).content) }
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View { painted("accessibilityValue", Text(value).content) }
  public nonisolated func help(_ text: LocalizedStringKey) -> some View { help(Text(text)) }
  public nonisolated func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { painted("navigationSubtitle", Text(subtitle).content) }
}
