extension View {
  /// Runs a task while the view is there: it starts after the view appears, never at once, and is cancelled
  /// when the view disappears. What it writes is outside of the loop guard.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    _TaskView(content: self, id: true, priority: priority, action: action)
  }

  /// Runs a task while the view is there, and anew when `id` changes: the old one is cancelled, then the new
  /// one starts.
  public nonisolated func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    _TaskView(content: self, id: id, priority: priority, action: action)
  }
}
