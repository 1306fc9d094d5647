/// Runs `body` in the current transaction with one value of it changed.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.scopes.current?.transaction ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; its writes of state are an update of their own, to be animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs `body`; its writes of state are an update of their own, to be animated.
///
/// - Parameters:
///   - completionCriteria: nothing moves here, so that both are met at once.
///   - completion: runs after the frame that works the writes off, in a frame of its own; at once if `body` writes
///     nothing. A completion that follows from a completion waits until the host is asked for something or settles.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.scopes.current?.transaction ?? Transaction()
  transaction.animation = animation
  let done = TransactionCompletion(completion)
  let scope = TransactionScope(transaction, observer: done)
  let result = try Transaction.scopes.withValue(scope, body)
  done.takeUnawaited()?()
  return result
}
