import Testing

@MainActor
@Suite("onChange in a tab view", .timeLimit(.minutes(20))) struct TabViewTests {
  struct Tabs: View {
    let log: Log
    @State var v = 7
    @State var tab = "A"
    var body: some View {
      TabView(selection: $tab) {
        Tab(name: "A", log: log, v: $v).tabItem { Text("A") }.tag("A")
        Text("B")
          .onAppear { log("B appears") }
          .onChange(of: v, initial: true) { log("B \($0) → \($1)") }
          .tabItem { Text("B") }.tag("B")
      }
      Button("Add") { v += 1 }
    }
  }

  struct Tab: View {
    let name: String
    let log: Log
    @Binding var v: Int
    var body: some View {
      Text(name)
        .onChange(of: v, initial: true) { log("\(name) \($0) → \($1)") }
        .onAppear { log("\(name) appears") }
    }
  }

  @Test func `each selection runs the initial action and onAppear, in the order of the modifiers`() throws {
    let log = Log()
    let host = ViewHost(Tabs(log: log))
    #expect(log.take() == ["A 7 → 7", "A appears"])
    try host.select("B")
    #expect(log.take() == ["B appears", "B 7 → 7"])
    try host.select("A")
    #expect(log.take() == ["A 7 → 7", "A appears"])
  }

  @Test func `a tab shown again runs the missed change first, then initial, then onAppear`() throws {
    let log = Log()
    let host = ViewHost(Tabs(log: log))
    try host.select("B")
    _ = log.take()
    try host.tap("Add")
    #expect(log.take() == ["B 7 → 8"])
    try host.select("A")
    #expect(log.take() == ["A 7 → 8", "A 8 → 8", "A appears"])
  }
}
