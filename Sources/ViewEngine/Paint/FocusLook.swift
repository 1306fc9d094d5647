extension View {
  /// Has a person who moves the focus with arrows get into the view as a whole; a host moves it by name.
  public nonisolated func focusSection() -> some View { painted("focusSection") }

  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    painted("focusEffectDisabled", disabled ? nil : "false")
  }

  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    painted("hoverEffectDisabled", disabled ? nil : "false")
  }

  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    painted("listRowHoverEffectDisabled", disabled ? nil : "false")
  }

  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    painted("listRowHoverEffect", effect?.name ?? "none")
  }
}
