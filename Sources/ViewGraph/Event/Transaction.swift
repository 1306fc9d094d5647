/// The context of a group of state writes.
///
/// Each `withTransaction` or `withAnimation` group is its own update: its writes are evaluated and
/// compared apart from the writes before and after it (behaviour observed in SwiftUI-like engines).
public struct Transaction: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]
  package var observer: (any TransactionObserver)?
  public init() {}

  /// A value of the transaction for code outside of the core, found by the type of its key.
  package subscript<Key, Value: Sendable>(key: Key.Type, default value: Value) -> Value {
    get { values[ObjectIdentifier(key)] as? Value ?? value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  package static let scopes = ThreadLocal<TransactionScope>()
}

/// One running call of `withTransaction`.
package final class TransactionScope: Sendable {
  package let transaction: Transaction
  let observer: (any TransactionObserver)?

  package init(_ transaction: Transaction, observer: (any TransactionObserver)? = nil) {
    (self.transaction, self.observer) = (transaction, observer)
  }
}

/// Receives the outcome of a transaction's writes.
package protocol TransactionObserver: AnyObject, Sendable {
  /// The transaction has writes; called with the lock held.
  func hasWrites()
  /// The transaction will have no more writes.
  func isOver()
  /// The writes have had their pass.
  @MainActor func isWorkedOff(in graph: Graph)
}

/// Runs `body`; its state writes form their own update with that transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  var transaction = transaction
  let observer = transaction.observer
  transaction.observer = nil
  defer { observer?.isOver() }
  return try Transaction.scopes.withValue(TransactionScope(transaction, observer: observer), body)
}
