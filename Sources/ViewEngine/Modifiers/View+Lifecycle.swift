extension View {
  /// Runs `action` in the pass that shows the view.
  @inlinable public nonisolated consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(self, at: _Appearance.self, perform: action)
  }

  /// Runs `action` in the pass that removes or hides the view.
  @inlinable public nonisolated consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(self, at: _Disappearance.self, perform: action)
  }
}
