import Testing

@testable import ViewEngine

/// `.transaction` and `.animation` make of the transaction of an update what the actions in the view run in.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct TransactionModifierTests {
  /// A binding that notes the animation of each write.
  static func noting(_ log: Log) -> Binding<Int> {
    Binding(
      get: { 0 },
      set: { log("\($0) \(Transaction.scopes.current?.transaction.animation?.description ?? "none")") })
  }

  @Test func `the transaction closure runs once for each update of its content`() throws {
    struct Child: View {
      @State private var count = 0
      var body: some View { Button("Child \(count)") { count += 1 } }
    }
    struct Root: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("Root \(count)") { count += 1 }
        VStack {
          Child()
          Child()
        }
        .transaction { log($0.animation?.description ?? "none") }
        Child()
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    #expect(log.take() == ["none"])
    try host.tap("Root 0")
    #expect(log.take() == ["none"])
    try host.tap("Child 0", at: 1)
    #expect(log.take() == ["none"])
    try host.tap("Child 0", at: 1)
    #expect(log.take() == [])
  }

  private struct Observing: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      let note = TransactionModifierTests.noting(log)
      Button("Add") { count += 1 }
      Button("Animate") { withAnimation(.linear) { count += 1 } }
      Text("outside").observe(count, followsCaptureRule: false) { note.wrappedValue = 10 + $0 }
      Group {
        Text("in").observe(count, followsCaptureRule: false) { note.wrappedValue = 20 + $0 }
        Reader(count: count, note: note)
      }
      .transaction { $0.animation = $0.animation == nil ? .easeIn : nil }
      Text("after").observe(count, followsCaptureRule: false) { note.wrappedValue = 40 + $0 }
    }
  }

  private struct Reader: View {
    let count: Int
    let note: Binding<Int>
    var body: some View {
      Text("reader").observe(count, followsCaptureRule: false) { note.wrappedValue = 30 + $0 }
    }
  }

  @Test(arguments: [false, true])
  func `an onChange action runs in the transaction that the enclosing modifiers produce`(records: Bool) throws {
    let log = Log()
    var configuration = ViewHost.Configuration.silent
    configuration.records = records
    let host = ViewHost(Observing(log: log), configuration: configuration)
    try host.tap("Add")
    #expect(log.take() == ["11 none", "21 easeIn", "31 easeIn", "41 none"])
    try host.tap("Animate")
    #expect(log.take() == ["12 none", "22 none", "32 none", "42 none"])
  }

  @Test func `outer transaction modifiers run before inner ones, even if only the content is evaluated`() throws {
    struct Inner: View {
      let note: Binding<Int>
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }.observe(count, followsCaptureRule: false) { note.wrappedValue = $0 }
      }
    }
    let log = Log()
    let host = ViewHost {
      VStack { Inner(note: Self.noting(log)).transaction { if $0.animation == .linear { $0.animation = .easeOut } } }
        .transaction { $0.animation = .linear }
    }
    try host.tap("Add")
    #expect(log.take() == ["1 easeOut"])
  }

  @Test func `animation(_:value:) applies only to updates that change its value`() throws {
    struct Root: View {
      let log: Log
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        let note = TransactionModifierTests.noting(log)
        Button("Both") {
          count += 1
          other += 1
        }
        Button("Other") { other += 1 }
        Button("Animated") { withAnimation(.linear) { count += 1 } }
        Button("Still") {
          var transaction = Transaction(animation: .linear)
          transaction.disablesAnimations = true
          withTransaction(transaction) { count += 1 }
        }
        Text("a").observe(count + other, followsCaptureRule: false) { note.wrappedValue = $0 }
          .animation(.easeIn, value: count)
        Text("b").observe(count + other, followsCaptureRule: false) { note.wrappedValue = $0 }
          .animation(nil, value: count)
        Text("c").observe(count + other, followsCaptureRule: false) { note.wrappedValue = $0 }
          .transaction(value: count) { $0.animation = .easeOut }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    try host.tap("Both")
    #expect(log.take() == ["2 easeIn", "2 none", "2 easeOut"])
    try host.tap("Other")
    #expect(log.take() == ["3 none", "3 none", "3 none"])
    try host.tap("Animated")
    #expect(log.take() == ["4 easeIn", "4 none", "4 easeOut"])
    try host.tap("Still")
    #expect(log.take() == ["5 linear", "5 linear", "5 easeOut"])
  }

  @Test func `a completion added by transaction(value:) runs once per change, after the frame`() throws {
    struct Root: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        let _ = log("body \(count)")
        Button("Add") { count += 1 }
          .observe(count, followsCaptureRule: false) { log("changed to \($0)") }
          .transaction(value: count) { transaction in
            let now = count
            transaction.addAnimationCompletion { log("\(now) done") }
          }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    #expect(log.take() == ["body 0"])
    try host.tap("Add")
    #expect(log.take() == ["body 1", "changed to 1", "1 done"])
    host.render()
    #expect(log.take() == ["body 1"])
  }

  @Test func `a transaction's completions run after its writes, or immediately without writes`() {
    struct Root: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        let _ = log("body \(count)")
        Button("Go") {
          var transaction = Transaction(animation: .linear)
          transaction.addAnimationCompletion { log("first") }
          transaction.addAnimationCompletion(criteria: .removed) { log("second") }
          withTransaction(transaction) { count += 1 }
          withTransaction(transaction) { count += 1 }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    try? host.tap("Go")
    #expect(log.take() == ["body 0", "body 1", "body 2", "first", "second"])
    var idle = Transaction()
    idle.addAnimationCompletion { log("at once") }
    withTransaction(idle) {}
    #expect(log.take() == ["at once"])
  }

  @Test func `a dismissal during an update leaves no transaction behind`() throws {
    struct Root: View {
      let log: Log
      let dismiss: () -> Void
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }
          .observe(count, followsCaptureRule: false) { _ in dismiss() }
          .onDisappear { log("gone") }
          .transaction { $0.animation = .linear }
      }
    }
    let log = Log()
    weak var known: ViewHost?
    let host = ViewHost(Root(log: log, dismiss: { known?.dismiss() }))
    known = host
    try host.tap("Add")
    #expect(log.take() == ["gone"])
    Self.noting(log).wrappedValue = 1
    #expect(log.take() == ["1 none"], "no transaction is left behind")
  }
}
