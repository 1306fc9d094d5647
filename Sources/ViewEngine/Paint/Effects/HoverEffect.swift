public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }

extension View {
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    painted("hoverEffect", isEnabled ? "\(effect)" : "\(effect) off")
  }

  public nonisolated func help(_ text: Text) -> some View { painted("help", text.content) }

  @_disfavoredOverload
  public nonisolated func help<Characters: StringProtocol>(_ text: Characters) -> some View { help(Text(text)) }
}

extension View {
  /// Makes the view one stop for a focus moved with arrows; a host moves the focus by name.
  public nonisolated func focusSection() -> some View { painted("focusSection") }

  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    painted("focusEffectDisabled", disabled ? nil : "false")
  }
}
