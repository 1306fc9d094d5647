import Testing

@testable import ViewGraph

@MainActor
@Suite("Transactions", .timeLimit(.minutes(20))) struct TransactionTests {
  private let log = Log()
  private let count = Handle(0)

  private enum Name {}

  private func present() -> CoreHost {
    let log = log
    var configuration = GraphConfiguration()
    configuration.eventBudget = 3
    let host = CoreHost(
      log, configuration: configuration,
      Stateful(count) {
        let name = Evaluation.current?.transactionScope?.transaction[Name.self, default: "plain"] ?? "plain"
        Leaf("\($0.wrappedValue) \(name)", log).logging("count", $0.wrappedValue, log)
      })
    _ = log.take()
    return host
  }

  private func named(_ name: String) -> Transaction {
    var transaction = Transaction()
    transaction[Name.self, default: ""] = name
    return transaction
  }

  @Test func `a transaction's writes are a separate update from the writes before and after it`() {
    let host = present()
    let lines = host.event {
      count.value = 1
      withTransaction(named("slow")) {
        count.value = 2
        count.value = 3
      }
      count.value = 4
    }
    #expect(
      lines.filter { !$0.hasPrefix("evaluate") } == [
        "update 0 plain to 1 plain", "count: 0 → 1", "update 1 plain to 3 slow", "count: 1 → 3",
        "update 3 slow to 4 plain", "count: 3 → 4",
      ])
  }

  @Test func `a nested transaction is a separate update`() {
    let host = present()
    let lines = host.event {
      withTransaction(named("outer")) {
        count.value = 1
        withTransaction(named("inner")) { count.value = 2 }
        count.value = 3
      }
    }
    #expect(
      lines.filter { $0.hasPrefix("update") } == [
        "update 0 plain to 1 outer", "update 1 outer to 2 inner", "update 2 inner to 3 outer",
      ])
  }

  @Test func `an action reads the newest value though its pass is about an earlier one`() {
    let (log, count) = (log, count)
    let host = CoreHost(
      log,
      Stateful(count) {
        Leaf("leaf", log).onChange($0.wrappedValue) { log.add("seen \($0), stored \(count.value)") }
      })
    _ = log.take()
    let lines = host.event {
      count.value = 1
      withTransaction(Transaction()) { count.value = 2 }
    }
    #expect(lines.filter { $0.hasPrefix("seen") } == ["seen 1, stored 2", "seen 2, stored 2"])
  }

  @Test func `a transaction without a write is no update`() {
    let host = present()
    #expect(host.event { withTransaction(named("slow")) {} } == [])
  }

  @Test func `a binding writes in the transaction that it keeps`() {
    let host = present()
    guard let binding = count.binding else { return #expect(Bool(false), "the view has no state") }
    var slow = binding
    slow.transaction = named("slow")
    #expect(host.event { slow.wrappedValue = 1 }.contains("update 0 plain to 1 slow"))
  }

  @Test func `a transaction's observer is notified of its writes, its end and its pass`() {
    final class Observer: TransactionObserver, @unchecked Sendable {
      var lines: [String] = []
      func hasWrites() { lines.append("writes") }
      func isOver() { lines.append("over") }
      func isWorkedOff(in graph: Graph) { lines.append("pass") }
    }
    let host = present()
    let observer = Observer()
    var transaction = named("slow")
    transaction.observer = observer
    host.event {
      withTransaction(transaction) {
        count.value = 1
        count.value = 2
      }
      observer.lines.append("after")
    }
    #expect(observer.lines == ["writes", "over", "after", "pass"])
  }

  @Test func `withTransaction returns the closure's result or rethrows its error`() {
    struct Failure: Error {}
    #expect(withTransaction(Transaction()) { 3 } == 3)
    #expect(throws: Failure.self) { try withTransaction(Transaction()) { throw Failure() } }
    #expect(Transaction.scopes.current == nil)
  }
}
