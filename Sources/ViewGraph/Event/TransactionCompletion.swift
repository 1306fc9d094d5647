/// What runs once, after the writes of a `withAnimation` are worked off.
package final class TransactionCompletion: @unchecked Sendable {
  private let lock = Lock()
  // NB: both guarded by the lock.
  private var action: (() -> Void)?
  private var isAwaited = false

  package init(_ action: @escaping () -> Void) { self.action = action }

  /// There are writes that it waits for.
  func await() { lock.withLock { isAwaited = true } }

  /// The action, for whom it is to run; nil once somebody has it.
  package func take() -> (() -> Void)? { lock.withLock { action.take() } }

  /// The action, if there is nothing that it waits for.
  package func takeUnawaited() -> (() -> Void)? { lock.withLock { isAwaited ? nil : action.take() } }
}
