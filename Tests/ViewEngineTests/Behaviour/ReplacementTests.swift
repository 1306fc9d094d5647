import Testing

@testable import ViewEngine

@MainActor
@Suite("Replaced views", .timeLimit(.minutes(20))) struct ReplacementTests {
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

  @Test func `the identity transition makes the old view disappear before the new one appears`() throws {
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

  struct Page: View {
    let log: Log
    let name: String
    let depth: Int
    var body: some View {
      if depth > 0 { AnyView(Page(log: log, name: name, depth: depth - 1)) } else { leaf }
    }
    var leaf: some View {
      Text(name).onAppear { log(name) }.onDisappear { log("\(name) goes") }.transition(.identity)
    }
  }

  struct Through: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  @Test func `a transition inside a replaced view's body applies to the replacement`() throws {
    struct Pages: View {
      let log: Log
      let depth: Int
      @State var isFirst = true
      var body: some View {
        Button("Switch") { isFirst.toggle() }
        if isFirst {
          Page(log: log, name: "first", depth: depth)
        } else {
          Page(log: log, name: "second", depth: depth).modifier(Through())
        }
      }
    }
    for depth in [0, 3] {
      let log = Log()
      let host = ViewHost(Pages(log: log, depth: depth))
      _ = log.take()
      try host.tap("Switch")
      try host.tap("Switch")
      #expect(log.take() == ["first goes", "second", "second goes", "first"])
    }
    // A question from view to view in a tree as deep as data says would need a deep stack.
    let log = Log()
    let host = ViewHost(Pages(log: log, depth: 20_000))
    try host.tap("Switch")
    #expect(Set(log.take().suffix(2)) == ["first goes", "second"])
  }

  @Test func `a transition inside an AnyView applies when the AnyView's type changes`() throws {
    struct Erased: View {
      let log: Log
      @State var isFirst = true
      var body: some View {
        Button("Switch") { isFirst.toggle() }
        let page = Page(log: log, name: isFirst ? "first" : "second", depth: 0)
        isFirst ? AnyView(page) : AnyView(page.padding())
      }
    }
    let log = Log()
    let host = ViewHost(Erased(log: log))
    _ = log.take()
    try host.tap("Switch")
    #expect(log.take() == ["first goes", "second"])
  }

  @Test func `any other transition makes the new view appear before the old one disappears`() throws {
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

  @Test func `a ForEach over a constant range keeps its rows, and a changed count is reported`() throws {
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
