import Testing

@testable import ViewEngine

/// How a window is scrolled, by a person and by a view, and what is said of what is not in it.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ScrollingTests {
  @Test func `a feed that loads more as its last row appears settles`() async throws {
    struct Feed: View {
      let log: Log
      @State private var numbers = Array(0..<4)
      var body: some View {
        List(numbers, id: \.self) { number in
          Text("\(number)").onAppear { if number == numbers.last { load() } }
        }
      }

      private func load() {
        log("load")
        Task { numbers += numbers.count..<(numbers.count + 4) }
      }
    }
    let log = Log()
    let host = RowWindowTests.host(rows: 10, Feed(log: log))
    #expect(await host.settle())
    #expect(log.take() == ["load", "load"])
    #expect(host.texts.count == 10)
    try host.scrollDown()
    #expect(await host.settle())
    #expect(log.take() == ["load"])
    #expect(host.texts.last == "11")
    try await host.finish()
  }

  @Test func `what is looked for in vain may be scrolled away, which the error says`() {
    let host = RowWindowTests.host(rows: 2, List(0..<5) { number in Button("Row \(number)") {} })
    let note =
      "Not every row is in its window: on screen is the List with rows 1 to 2 of 5. scrollDown(), scrollUp() and "
      + "scroll(to:) with the id of a row show others."
    #expect(
      error { try host.tap("Row 3") }
        == "tap: there is no button \"Row 3\" on screen. What is there: \"Row 0\", \"Row 1\". \(note)")
    #expect(error { _ = try host.find(text: "Row 3") }?.hasSuffix(note) == true)
    #expect(error { _ = try host.row("Row 3") }?.hasSuffix(note) == true)
    #expect(error { try host.delete("Row 3") }?.hasSuffix(note) == true)
    #expect(
      error { try RowWindowTests.host(rows: 5, List(0..<5) { Text("\($0)") }).tap("Row 3") }?.contains("window")
        == false)
  }

  @Test func `what cannot be scrolled is said`() throws {
    let host = RowWindowTests.host(
      rows: 2,
      VStack {
        List(0..<3) { Text("\($0)") }
        LazyVStack { ForEach(0..<2) { Text("\($0)") } }
      })
    try host.scrollDown()
    #expect(
      error { try host.scrollDown() }
        == "scrollDown: all are at their ends: the List with rows 2 to 3 of 3; the LazyVStack with rows 1 to 2 of 2.")
    #expect(
      error { try host.scroll(to: "2") }
        == "scroll: no row has the id 2 (String) on screen. What can be scrolled: the List with rows 2 to 3 of 3; the "
        + "LazyVStack with rows 1 to 2 of 2. The id is the one by which the row's ForEach knows it.")
    try host.scrollUp()
    #expect(error { try host.scrollUp() }?.hasPrefix("scrollUp: all are at their ends") == true)
    let one = RowWindowTests.host(rows: 2, List(0..<1) { Text("\($0)") })
    #expect(error { try one.scrollDown() } == "scrollDown: it is at its end: the List with rows 1 to 1 of 1.")
    let none = ViewHost(Text("none"))
    #expect(error { try none.scrollDown() } == "scrollDown: there is no List, lazy stack or lazy grid on screen.")
  }

  @Test func `of several containers the one is meant that is named`() throws {
    let host = RowWindowTests.host(
      rows: 1,
      VStack {
        List(0..<2) { Text("L\($0)") }.accessibilityIdentifier("left")
        List(0..<2) { Text("R\($0)") }.accessibilityIdentifier("right")
      })
    #expect(
      error { try host.scrollDown() }
        == "scrollDown: there are 2 containers that can be scrolled on screen: the List with rows 1 to 1 of 2; the List "
        + "with rows 1 to 1 of 2. Say which with at:, or with in: such as find(type: List<…>.self).")
    try host.scrollDown(in: host.find(accessibilityIdentifier: "right"))
    #expect(host.texts == ["L0", "R1"])
    try host.scrollDown()
    #expect(host.texts == ["L1", "R1"])
    try host.scroll(to: 0, in: host.find(text: "R1"))
    #expect(host.texts == ["L1", "R0"])
  }

  @Test func `what can be scrolled is listed, and the verb takes its index`() throws {
    let host = RowWindowTests.host(
      rows: 2,
      VStack {
        List(0..<2) { Text("\($0)") }
        List(10..<13) { Text("\($0)") }
        LazyVStack { ForEach(20..<24) { Text("\($0)") } }
      })
    #expect(
      host.interactions.map(\.description) == [
        "scrollDown", "scrollUp (disabled)", "scrollDown at 1", "scrollUp at 1 (disabled)",
      ])
    try host.scrollDown(at: 0)
    #expect(host.texts == ["0", "1", "11", "12", "20", "21"])
    #expect(
      host.interactions.map(\.description) == [
        "scrollDown (disabled)", "scrollUp", "scrollDown at 1", "scrollUp at 1 (disabled)",
      ])
    #expect(
      error { try host.scrollDown(at: 0) } == "scrollDown: it is at its end: the List with rows 2 to 3 of 3.")
    #expect(
      error { try host.scrollDown(at: 2) }
        == "scrollDown: index 2 was asked for, but 2 of the containers on screen show less than all of their rows: the "
        + "List with rows 2 to 3 of 3; the LazyVStack with rows 1 to 2 of 4.")
    try host.scrollDown(at: 1)
    try host.scrollUp(at: 0)
    #expect(host.texts == ["0", "1", "10", "11", "22", "23"])
  }

  @Test func `a row in a section that is not made yet is scrolled to`() throws {
    let host = RowWindowTests.host(
      rows: 2, List { ForEach(0..<30) { group in Section { ForEach([group * 10], id: \.self) { Text("\($0)") } } } })
    try host.scroll(to: 250)
    #expect(host.texts == ["240", "250"])
    #expect(error { try host.scroll(to: 999) }?.hasPrefix("scroll: no row has the id 999 (Int)") == true)
  }

  @Test func `a scroll view reader scrolls the window`() throws {
    let host = RowWindowTests.host(
      rows: 3,
      ScrollViewReader { proxy in
        Button("Seven") { proxy.scrollTo(7) }
        Button("Top") { proxy.scrollTo(5, anchor: .top) }
        Button("Bottom") { proxy.scrollTo(5, anchor: .bottom) }
        Button("Nowhere") { proxy.scrollTo(70) }
        List(0..<20) { Text("\($0)") }
      })
    func rows() -> [String] { host.texts.filter { Int($0) != nil } }
    try host.tap("Seven")
    #expect(rows() == ["5", "6", "7"])
    try host.tap("Bottom")
    #expect(rows() == ["3", "4", "5"])
    try host.tap("Top")
    #expect(rows() == ["5", "6", "7"])
    try host.tap("Nowhere")
    #expect(rows() == ["5", "6", "7"])
    #expect(host.warnings == ["ScrollViewProxy: no view has the id 70, so nothing is scrolled to."])
  }

  @Test func `a scroll position is followed, and follows`() throws {
    struct Positioned: View {
      let log: Log
      @State private var id: Int?
      var body: some View {
        Button("Go") { id = 6 }
        ScrollView { LazyVStack { ForEach(0..<10) { Text("\($0)") } } }
          .scrollPosition(id: $id, anchor: .top)
          .observe(id, followsCaptureRule: false) { log($0.map { "\($0)" } ?? "none") }
      }
    }
    let log = Log()
    let host = RowWindowTests.host(rows: 3, Positioned(log: log))
    #expect(log.take() == [])
    try host.tap("Go")
    #expect(host.texts == ["Go", "6", "7", "8"])
    #expect(log.take() == ["6"])
    try host.scrollUp()
    #expect(host.texts == ["Go", "3", "4", "5"])
    #expect(log.take() == ["3"])
    try host.tap("Go")
    #expect(log.take() == ["6"])
    #expect(host.texts == ["Go", "6", "7", "8"])
  }

  @Test func `a position that is set from the start is where the window begins`() {
    let host = RowWindowTests.host(
      rows: 2, LazyVStack { ForEach(0..<10) { Text("\($0)") } }.scrollPosition(id: .constant(4), anchor: .top))
    #expect(host.texts == ["4", "5"])
  }

  private func error(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return "\(error)" }
  }
}
