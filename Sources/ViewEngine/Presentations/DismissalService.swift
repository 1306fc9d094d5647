/// The `onDismiss` actions that are due: each runs once nothing else is pending, as after a dismissal's animation.
@MainActor
final class DismissalService: SettlingService, FrameEndService {
  private unowned let graph: Graph
  private var due: [(onDismiss: () -> Void, end: () -> Void)] = []

  init(of graph: Graph) { self.graph = graph }

  /// - Parameter end: runs right after it.
  func add(_ onDismiss: @escaping () -> Void, then end: @escaping () -> Void) { due.append((onDismiss, end)) }

  func settle() -> Bool {
    guard !due.isEmpty else { return false }
    run(due.removeFirst())
    return true
  }

  // NB: what a frame that reached its pass limit leaves over is an event of its own.
  func frameEnded() {
    for dismissal in due {
      nonisolated(unsafe) let dismissal = dismissal
      graph.queue.post { [weak self] in self?.run(dismissal) }
    }
    due = []
  }

  private func run(_ dismissal: (onDismiss: () -> Void, end: () -> Void)) {
    if graph.isDismissed { return }
    graph.recorder?.note(action: "onDismiss")
    dismissal.onDismiss()
    dismissal.end()
  }
}
