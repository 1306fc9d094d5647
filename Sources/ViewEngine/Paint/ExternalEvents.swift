extension View {
  /// Which events from outside the window of the view takes; a host has the one window, and `open` reaches all views.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    painted(
      "handlesExternalEvents",
      "preferring \(preferring.sorted().joined(separator: " ")) allowing \(allowing.sorted().joined(separator: " "))")
  }
}
