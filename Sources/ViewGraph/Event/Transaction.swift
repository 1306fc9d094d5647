/// The context of a group of state writes.
///
/// Each `withTransaction` or `withAnimation` group is its own update: what it wrote is evaluated and
/// compared apart from the writes before and after it (behaviour observed in SwiftUI-like engines).
public struct Transaction: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]
  package var observer: (any TransactionObserver)?

  public init() {}

  /// What is said of the writes elsewhere than in the core; the key's type is what it is found by.
  package subscript<Key, Value: Sendable>(key: Key.Type, default value: Value) -> Value {
    get { values[ObjectIdentifier(key)] as? Value ?? value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  package static let scopes = ThreadLocal<TransactionScope>()
}

/// One call of `withTransaction`, for as long as it runs.
package final class TransactionScope: Sendable {
  package let transaction: Transaction
  let observer: (any TransactionObserver)?

  package init(_ transaction: Transaction, observer: (any TransactionObserver)? = nil) {
    self.transaction = transaction
    self.observer = observer
  }
}

/// Is told what becomes of the writes of a transaction.
package protocol TransactionObserver: AnyObject, Sendable {
  /// There are some; called with the lock held.
  func hasWrites()
  /// There will be no more.
  func isOver()
  /// They have their pass now.
  @MainActor func isWorkedOff(in graph: Graph)
}

/// Runs `body`; its writes of state are an update of their own, with that transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  var transaction = transaction
  let observer = transaction.observer
  transaction.observer = nil
  defer { observer?.isOver() }
  return try Transaction.scopes.withValue(TransactionScope(transaction, observer: observer), body)
}
