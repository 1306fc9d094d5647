/// The `onDismiss` actions that are due: each runs once nothing else is pending, as after a dismissal's animation.
@MainActor
final class DismissalService: SettlingService, FrameEndService {
  private unowned let graph: Graph
  private var due: [() -> Void] = []

  init(of graph: Graph) { self.graph = graph }

  func add(_ onDismiss: @escaping () -> Void) { due.append(onDismiss) }

  func settle() -> Bool {
    guard !due.isEmpty else { return false }
    run(due.removeFirst())
    return true
  }

  // NB: what a frame that reached its pass limit leaves over is an event of its own.
  func frameEnded() {
    for onDismiss in due {
      nonisolated(unsafe) let onDismiss = onDismiss
      graph.queue.post { [weak self] in self?.run(onDismiss) }
    }
    due = []
  }

  private func run(_ onDismiss: () -> Void) {
    if graph.isDismissed { return }
    graph.recorder?.note(action: "onDismiss")
    onDismiss()
  }
}
