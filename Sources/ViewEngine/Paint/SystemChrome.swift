/// What the system shows around an app.
extension View {
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    painted("statusBarHidden", hidden ? nil : "false")
  }

  /// Use `statusBarHidden`.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    painted("persistentSystemOverlays", "\(visibility)")
  }

  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    painted("defersSystemGestures", "\(edges)")
  }
}
