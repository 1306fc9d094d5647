import Testing

@testable import ViewEngine

@MainActor
@Suite("Replaced views", .timeLimit(.minutes(5))) struct ReplacementTests {
  struct Branches: View {
    let log: Log
    let transition: AnyTransition
    @State var isFirst = true
    var body: some View {
      Button("Switch") { isFirst.toggle() }
      if isFirst {
        Text("first").transition(transition).onAppear { log("first") }.onDisappear { log("first goes") }
      } else {
        Text("second").transition(transition).onAppear { log("second") }.onDisappear { log("second goes") }
      }
    }
  }

  struct Identified: View {
    let log: Log
    let transition: AnyTransition
    @State var id = 0
    var body: some View {
      Button("Switch") { id += 1 }
      Text("\(id)").onAppear { log("appears") }.onDisappear { log("goes") }.transition(transition).id(id)
    }
  }

  @Test func `with the identity transition a view has disappeared before its successor appears`() throws {
    let log = Log()
    let host = ViewHost(Branches(log: log, transition: .identity))
    _ = log.take()
    try host.tap("Switch")
    #expect(log.take() == ["first goes", "second"])
    let identified = ViewHost(Identified(log: log, transition: .identity))
    _ = log.take()
    try identified.tap("Switch")
    #expect(log.take() == ["goes", "appears"])
  }

  @Test func `with any other the successor appears first`() throws {
    let log = Log()
    let host = ViewHost(Branches(log: log, transition: .opacity))
    _ = log.take()
    try host.tap("Switch")
    #expect(log.take() == ["second", "first goes"])
    let identified = ViewHost(Identified(log: log, transition: .slide))
    _ = log.take()
    try identified.tap("Switch")
    #expect(log.take() == ["appears", "goes"])
  }

  @Test func `a range that is to be constant keeps its rows, and the host says so`() throws {
    struct Rows: View {
      @State var count = 2
      var body: some View {
        Button("More") { count += 1 }
        ForEach(0..<count) { Text("row \($0) of \(count)") }
      }
    }
    let host = ViewHost(Rows(), configuration: .silent)
    try host.tap("More")
    #expect(host.texts == ["More", "row 0 of 3", "row 1 of 3"])
    #expect(host.warnings.count == 1)
    #expect(host.warnings[0].hasPrefix("ForEach<Range<Int>, Int, Text> count (3) != its initial count (2)."))
  }
}
