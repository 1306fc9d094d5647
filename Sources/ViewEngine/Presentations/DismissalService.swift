/// The `onDismiss` actions that are due: each runs once nothing else is pending, as after a dismissal's animation.
@MainActor
final class DismissalService: SettlingService, FrameEndService {
  private unowned let graph: Graph
  private var due: [(onDismiss: () -> Void, end: () -> Void)] = []
  /// Whether a frame was asked for.
  private var isAwaited = false

  init(of graph: Graph) { self.graph = graph }

  /// - Parameter end: runs right after it.
  func add(_ onDismiss: @escaping () -> Void, then end: @escaping () -> Void) { due.append((onDismiss, end)) }

  func settle() -> Bool {
    guard !due.isEmpty else { return false }
    run(due.removeFirst())
    return true
  }

  // NB: what a frame leaves over that reached its pass limit waits for the next one, which this asks for: one frame for
  // all of them, since each may bring about others.
  func frameEnded() {
    if due.isEmpty || isAwaited { return }
    isAwaited = true
    graph.queue.post(if: { [weak self] in self?.takeFrame() ?? false }, {})
  }

  /// Whether the frame that was asked for has something to do.
  private func takeFrame() -> Bool {
    isAwaited = false
    return !due.isEmpty
  }

  private func run(_ dismissal: (onDismiss: () -> Void, end: () -> Void)) {
    if graph.isDismissed { return }
    graph.recorder?.note(action: "onDismiss")
    dismissal.onDismiss()
    dismissal.end()
  }
}
