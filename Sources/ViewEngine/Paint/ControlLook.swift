extension View {
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize).painted("controlSize", "\(controlSize)")
  }

  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    painted("buttonBorderShape", shape.name)
  }

  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    painted("menuIndicator", "\(visibility)")
  }
}
