import Testing

@testable import ViewEngine

private struct SourceKey: TransactionKey {
  static let defaultValue = "none"
}

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

@MainActor
@Suite("Transaction keys and modifiers", .timeLimit(.minutes(20))) struct TransactionKeyTests {
  struct Counter: View {
    let log: Log
    @State var count = 0
    @State var echo = 0
    var body: some View {
      VStack {
        Button("Plain") { count += 1 }
        Button("Named") { withTransaction(\.source, "button") { count += 1 } }
        Text("\(count) \(echo)")
          .transaction { log("text \(count) from \($0.source)") }
          .observe(count, followsCaptureRule: false) { echo = $0 }
          .transaction { $0.source += ", outer" }
      }
    }
  }

  @Test func `a state write carries its transaction key's value, and the transaction modifier changes it`() throws {
    let log = Log()
    let host = ViewHost(Counter(log: log))
    #expect(log.take() == ["text 0 from none, outer"])
    try host.tap("Named")
    #expect(log.take() == ["text 1 from button, outer", "text 1 from button, outer, outer"])
    try host.tap("Plain")
    #expect(log.take() == ["text 2 from none, outer", "text 2 from none, outer, outer"])
  }

  @Test func `a transaction key without a value returns its default`() {
    var transaction = Transaction()
    #expect(transaction.source == "none")
    transaction.source = "test"
    #expect(transaction.source == "test")
    #expect(transaction.animation == nil)
  }

  @Test func `the animation and transaction modifiers apply to a view modifier`() throws {
    struct Padded: ViewModifier {
      func body(content: Content) -> some View { content.padding() }
    }
    struct Screen: View {
      let log: Log
      @State var count = 0
      var body: some View {
        Button("Count \(count)") { withAnimation(.linear) { count += 1 } }
          .modifier(Padded().transaction { log("\($0.animation?.description ?? "none")") }.animation(.easeIn))
      }
    }
    let log = Log()
    let host = ViewHost(Screen(log: log))
    try host.tap("Count 0")
    #expect(host.texts == ["Count 1"])
    #expect(log.take() == ["easeIn", "easeIn"])
  }

  @Test func `logicallyComplete(after:) runs its completion and shows in the description`() throws {
    let log = Log()
    struct Screen: View {
      let log: Log
      @State var count = 0
      var body: some View {
        Button("Count \(count)") {
          withAnimation(.easeIn.logicallyComplete(after: 0.5)) {
            count += 1
          } completion: {
            log("complete")
          }
        }
      }
    }
    let host = ViewHost(Screen(log: log))
    try host.tap("Count 0")
    #expect(log.take() == ["complete"])
    #expect(Animation.easeIn.logicallyComplete(after: 0.5).description == "easeIn.logicallyComplete(after: 0.5 s)")
  }
}
