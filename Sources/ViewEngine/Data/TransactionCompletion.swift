/// What runs once, after the writes of a `withAnimation` are worked off.
final class TransactionCompletion: TransactionObserver, @unchecked Sendable {
  private let lock = Lock()
  // NB: both guarded by the lock.
  private var action: (() -> Void)?
  private var isAwaited = false

  init(_ action: @escaping () -> Void) { self.action = action }

  func hasWrites() { lock.withLock { isAwaited = true } }

  func isWorkedOff(in graph: Graph) {
    if let action = take() { graph.service(CompletionService.self).add(action) }
  }

  func isOver() { takeUnawaited()?() }

  /// The action, for whom it is to run; nil once somebody has it.
  func take() -> (() -> Void)? { lock.withLock { action.take() } }

  /// The action, if there is nothing that it waits for.
  func takeUnawaited() -> (() -> Void)? { lock.withLock { isAwaited ? nil : action.take() } }
}

/// The completions that are due when the frame is over, each in a frame of its own.
private final class CompletionService: FrameEndService {
  private unowned let graph: Graph
  private var due: [() -> Void] = []
  private var isCompleting = false

  init(of graph: Graph) { self.graph = graph }

  func add(_ completion: @escaping () -> Void) { due.append(completion) }

  // NB: what follows from a completion waits for its turn: an animation may start itself anew for ever.
  func frameEnded() {
    let ready = due
    due = []
    for completion in ready {
      if isCompleting {
        nonisolated(unsafe) let completion = completion
        graph.queue.post { completion() }
      } else {
        isCompleting = true
        graph.openFrame("completion", completion)
        isCompleting = false
      }
    }
  }
}
