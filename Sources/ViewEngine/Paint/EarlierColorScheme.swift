extension View {
  /// Use `preferredColorScheme`, or set the value of the environment: has all in the view look light or dark.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme).painted("colorScheme", "\(colorScheme)")
  }
}
