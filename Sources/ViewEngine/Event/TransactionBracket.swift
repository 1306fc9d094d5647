/// Has the actions between two places of a pass's list run in a transaction.
final class TransactionBracket {
  private let scope: TransactionScope?
  private var outer: UnsafeRawPointer?
  private var isOpen = false

  /// - Parameter scope: nil for plain writes.
  init(_ scope: TransactionScope?) { self.scope = scope }

  var actions: ActionBracket { (open: { self.open() }, close: { self.close() }) }

  private func open() {
    outer = Transaction.scopes.swap(scope.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    isOpen = true
  }

  // NB: what dismisses the host in between has the list go on without what is not kept: perhaps without `open`.
  private func close() {
    guard isOpen else { return }
    isOpen = false
    Transaction.scopes.restore(outer)
  }
}
