import Testing

@testable import ViewEngine

/// A builder keeps the statements of a long closure in boxes, without a visible effect.
@MainActor
@Suite("Closures of many statements", .timeLimit(.minutes(20))) struct ManyStatementsTests {
  private struct Row: View {
    let index: Int
    let value: Int
    let log: Log
    @State private var own = 0
    var body: some View {
      Button("\(index) \(value) \(own)") { own += 1 }
        .observe(value, followsCaptureRule: true) { log("\(index) changes to \($0)") }
        .onAppear { log("\(index) appears") }
        .onDisappear { log("\(index) disappears") }
    }
  }

  private struct Rows: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      Button("Change") { value += 1 }
      ForEach(0..<38, id: \.self) { Row(index: $0, value: value, log: log) }
    }
  }

  private struct Statements: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      Button("Change") { value += 1 }
      row(0)
      row(1)
      row(2)
      row(3)
      row(4)
      row(5)
      row(6)
      row(7)
      row(8)
      row(9)
      row(10)
      row(11)
      row(12)
      row(13)
      row(14)
      row(15)
      row(16)
      row(17)
      row(18)
      row(19)
      row(20)
      row(21)
      row(22)
      row(23)
      row(24)
      row(25)
      row(26)
      row(27)
      row(28)
      row(29)
      row(30)
      row(31)
      row(32)
      row(33)
      row(34)
      row(35)
      row(36)
      row(37)
    }

    private func row(_ index: Int) -> Row { Row(index: index, value: value, log: log) }
  }

  @Test(arguments: [ViewHost.SiblingOrder.declared, .reversed])
  func `many statements behave like ForEach rows, in the same order`(order: ViewHost.SiblingOrder) throws {
    func happenings<Root: View>(_ root: (Log) -> Root) throws -> [[String]] {
      let log = Log()
      var configuration = ViewHost.Configuration.silent
      configuration.siblingOrder = order
      let host = ViewHost(root(log), configuration: configuration)
      var all = [log.take(), host.texts]
      try host.tap("Change")
      try host.tap("20 1 0")
      all += [log.take(), host.texts]
      host.render()
      host.dismiss()
      return all + [log.take()]
    }
    let found = try happenings { Statements(log: $0) }
    #expect(found[0].count == 38)
    #expect(found == (try happenings { Rows(log: $0) }))
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        tab(0)
        tab(1)
        tab(2)
        tab(3)
        tab(4)
        tab(5)
        tab(6)
        tab(7)
        tab(8)
        tab(9)
        tab(10)
        tab(11)
        tab(12)
        tab(13)
        tab(14)
        tab(15)
        tab(16)
        tab(17)
        tab(18)
      }
    }

    private func tab(_ index: Int) -> some View { Text("page \(index)").tabItem { Text("tab \(index)") } }
  }

  @Test func `each of many statements in a TabView is a separate tab`() throws {
    let host = ViewHost(Tabs())
    let tabs = (0..<19).map { "tab \($0)" }
    #expect(host.texts == ["page 0"] + tabs)
    try host.select("tab 18")
    #expect(host.texts == ["page 18"] + tabs)
    try host.select("tab 3")
    #expect(host.texts == ["page 3"] + tabs)
  }

  private struct Card<Content: View>: View {
    let log: Log
    @ViewBuilder let content: Content
    var body: some View {
      let _ = log("card")
      content
    }
  }

  private struct Holder: View {
    let log: Log
    @State private var count = 0
    @State private var last = 0
    var body: some View {
      Button("Count") { count += 1 }
      Button("First") { last += 1 }
      Text("\(count)")
      Card(log: log) {
        Text("first \(last)")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
        Text("text")
      }
    }
  }

  @Test func `a view that stores many statements is re-evaluated only if one of them differs`() throws {
    let log = Log()
    let host = ViewHost(Holder(log: log))
    #expect(log.take() == ["card"])
    try host.tap("Count")
    #expect(log.take() == [])
    try host.tap("First")
    #expect(log.take() == ["card"])
    #expect(host.texts.contains("first 1"))
  }
}
