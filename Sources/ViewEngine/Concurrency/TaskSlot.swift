/// The task of one modifier at one place.
@MainActor
final class TaskSlot {
  private let graph: Graph
  var priority: TaskPriority
  var action: @Sendable () async -> Void
  private var task: Task<Void, Never>?

  /// The view in whose body the modifier stands.
  private let view: Any.Type?

  init(in pass: borrowing _Pass, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    graph = pass.graph
    view = pass.node.inspectedOwnerType
    self.priority = priority
    self.action = action
  }

  /// Cancels the task that runs, if one does, then starts a new one.
  func start() {
    cancel()
    task = graph.tasks.start(priority: priority, as: TaskOrigin(view: view, beginning: ".task"), action)
  }

  func cancel() {
    task?.cancel()
    task = nil
  }

  // NB: where a host is let go, no action is left to cancel it.
  deinit { task?.cancel() }
}
