extension View {
  /// Runs `action` in the pass that shows the view.
  @inlinable public nonisolated consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(self, appear: action)
  }

  /// Runs `action` in the pass that removes or hides the view.
  @inlinable public nonisolated consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(self, disappear: action)
  }
}
