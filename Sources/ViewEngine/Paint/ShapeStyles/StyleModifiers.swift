extension View {
  /// - Parameters: the styles of the first two levels.
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    painted("foregroundStyle", "\(primary._description), \(secondary._description)")
  }

  /// - Parameters: the styles of the first three levels.
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View {
    painted(
      "foregroundStyle", "\(primary._description), \(secondary._description), \(tertiary._description)")
  }

  /// Says what `background` stands for in the view.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style)).painted("backgroundStyle", style._description)
  }

  /// Says which shape `ContainerRelativeShape` has in the view.
  public nonisolated func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    painted("containerShape", shape._description)
  }
}
