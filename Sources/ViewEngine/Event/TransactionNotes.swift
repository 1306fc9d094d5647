/// Tells a test kit the transactions of updates, because nothing that a host shows tells them.
final class TransactionNotes: PassService {
  private unowned let graph: Graph

  init(of graph: Graph) { self.graph = graph }

  func passEnded() {
    guard let scope = graph.evaluation.transactionScope, case let transaction = scope.transaction, !transaction.isPlain
    else { return }
    let animation = transaction.disablesAnimations ? "none" : transaction.animation?.description ?? "default"
    OutsideReport.note(effect: "update with the animation \(animation)")
    if transaction.hasCustomValues { OutsideReport.note(unseenEffect: "the values of a transaction's own keys") }
  }
}
