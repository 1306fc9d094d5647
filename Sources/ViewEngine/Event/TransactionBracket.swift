/// Has the actions of a part of a pass run in a transaction.
final class TransactionBracket: ActionBracket {
  private let scope: TransactionScope?
  private var outer: UnsafeRawPointer?

  /// - Parameter scope: nil for plain writes.
  init(_ scope: TransactionScope?) { self.scope = scope }

  // NB: not retained by the thread. The graph keeps the bracket, and with it the scope, until it has left it.
  func enter() {
    outer = Transaction.scopes.swap(scope.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
  }

  func leave() { Transaction.scopes.restore(outer) }
}
