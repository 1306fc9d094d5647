/// The task of one modifier at one place.
@MainActor
final class TaskSlot {
  private let graph: Graph
  var priority: TaskPriority
  var action: @Sendable () async -> Void
  private var task: Task<Void, Never>?

  init(in graph: Graph, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.graph = graph
    self.priority = priority
    self.action = action
  }

  /// Cancels the task that runs, if one does, then starts a new one.
  func start() {
    cancel()
    task = graph.tasks.start(priority: priority, action)
  }

  func cancel() {
    task?.cancel()
    task = nil
  }

  // NB: where a host is let go, no action is left to cancel it.
  deinit { task?.cancel() }
}
