/// The context of a group of state writes.
///
/// Each `withTransaction` or `withAnimation` group is its own update: what it wrote is evaluated and
/// compared apart from the writes before and after it (behaviour observed in SwiftUI-like engines).
public struct Transaction: Sendable {
  /// The animation of the changes; the engine carries it, and paints nothing.
  public var animation: Animation?
  /// Whether views should not animate.
  public var disablesAnimations = false
  /// Whether the change is one of many, as while a finger moves.
  public var isContinuous = false
  /// What runs once the update is done.
  package var completions: [TransactionCompletion] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  package static let scopes = ThreadLocal<TransactionScope>()

  /// Without what runs once the update is done, which is no matter of others.
  package var withoutCompletions: Transaction {
    var copy = self
    copy.completions = []
    return copy
  }
}

/// One call of `withTransaction`, for as long as it runs.
package final class TransactionScope: Sendable {
  package let transaction: Transaction
  /// What is to run once the writes are worked off.
  let completion: TransactionCompletion?

  package init(_ transaction: Transaction, completion: TransactionCompletion? = nil) {
    self.transaction = transaction.withoutCompletions
    self.completion = completion
  }
}

/// Runs `body`; its writes of state are an update of their own, with that transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  guard !transaction.completions.isEmpty else {
    return try Transaction.scopes.withValue(TransactionScope(transaction), body)
  }
  let done = TransactionCompletion { for completion in transaction.completions { completion.take()?() } }
  defer { done.takeUnawaited()?() }
  return try Transaction.scopes.withValue(TransactionScope(transaction, completion: done), body)
}
