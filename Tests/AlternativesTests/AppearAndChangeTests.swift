import OnChangeCompat
import Testing

@MainActor
@Suite("onAppearAndOnChange", .timeLimit(.minutes(20))) struct AppearAndChangeTests {
  let log = Log()

  /// The first row of the contract's table that neither form of onChange can do.
  struct SameValue: View {
    let log: Log
    @State private var v = 0
    @State private var n = 0
    var body: some View {
      let _ = log("evaluate")
      Text("\(n)")
        .onAppearAndOnChange(of: v) { log("received \($0)") }
        .onChange(of: v) { log("changed \($0) → \($1)") }
      Button("tap") {
        v += 0
        n += 1
      }
      Button("change") { v += 1 }
    }
  }

  @Test func `onAppearAndOnChange runs at mount and at each evaluation, even if onChange sees no change`() throws {
    let host = ViewHost(SameValue(log: log))
    #expect(log.take() == ["evaluate", "received 0"])
    try host.tap("tap")
    try host.tap("tap")
    #expect(log.take() == ["evaluate", "received 0", "evaluate", "received 0"])
    try host.tap("change")
    #expect(log.take() == ["evaluate", "received 1", "changed 0 → 1"])
    // On SwiftUI it is made of onReceive.
    let names: [TraceEvent] = [.action("onAppearAndOnChange"), .action("onReceive")]
    #expect(host.trace.contains { names.contains($0) })
  }

  @Test func `onAppearAndOnChange runs after an inner onAppear and before a parent's onAppear`() {
    struct Ordered: View {
      let log: Log
      var body: some View {
        VStack {
          Text("child").onAppear { log("child") }.onAppearAndOnChange(of: 1) { log("received \($0)") }
        }
        .onAppear { log("stack") }
      }
    }
    _ = ViewHost(Ordered(log: log))
    #expect(log.take() == ["child", "received 1", "stack"])
  }

  @Test func `the newest closure runs`() throws {
    struct Price: View {
      let log: Log
      let price: Int
      var body: some View { Text("\(price)").onAppearAndOnChange(of: 1) { [price] _ in log("price \(price)") } }
    }
    struct Parent: View {
      let log: Log
      @State private var price = 1
      var body: some View {
        Price(log: log, price: price)
        Button("raise") { price += 1 }
      }
    }
    let host = ViewHost(Parent(log: log))
    try host.tap("raise")
    #expect(log.take() == ["price 1", "price 2"])
  }

  @Test func `a self-change has no loop guard: it stops itself, or the frame's pass limit stops it`() throws {
    struct Counting: View {
      let log: Log
      let end: Int
      @State private var v = 0
      var body: some View {
        Text("\(v)").onAppearAndOnChange(of: v) {
          log("\($0)")
          if $0 < end { v += 1 }
        }
      }
    }
    let short = ViewHost(Counting(log: log, end: 3))
    #expect(log.take() == ["0", "1", "2", "3"])
    #expect(short.warnings == [])
    _ = ViewHost(Counting(log: log, end: .max))
    #expect(log.take() == ["0", "1", "2", "3", "4", "5", "6", "7"])
  }

  @Test func `onAppearAndOnChange does not run for a removed view`() throws {
    struct Coming: View {
      let log: Log
      @State private var isThere = true
      var body: some View {
        if isThere { Text("here").onAppearAndOnChange(of: isThere) { log("\($0)") } }
        Button("toggle") { isThere.toggle() }
      }
    }
    let host = ViewHost(Coming(log: log))
    for _ in 0..<3 { try host.tap("toggle") }
    #expect(log.take() == ["true", "true"])
    #expect(host.texts == ["toggle"])
  }
}
