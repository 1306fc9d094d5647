import Testing

@testable import ViewEngine

/// How a window is scrolled, by a person and by a view, and what is said of what is not in it.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct ScrollingTests {
  @Test(.requiresRuntime) func `settle() waits for a feed that loads more rows when its last row appears`() async throws
  {
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
    let host = ViewHost.silent(rows: 10, Feed(log: log))
    #expect(await host.settle())
    #expect(log.take() == ["load", "load"])
    #expect(host.texts.count == 10)
    try host.scrollDown()
    #expect(await host.settle())
    #expect(log.take() == ["load"])
    #expect(host.texts.last == "11")
    try await host.finish()
  }

  @Test func `a not-found error mentions rows that are scrolled away`() {
    let host = ViewHost.silent(rows: 2, List(0..<5) { number in Button("Row \(number)") {} })
    let note = """

        Some rows are scrolled away; scrollDown(), scrollUp() and scroll(to:) show them:
          the List with rows 1 to 2 of 5

      To fix, scroll to its row, or
      """
    #expect(
      error { try host.tap("Row 3") } == """
        tap: there is no button "Row 3" on screen.
          On screen: "Row 0", "Row 1".\(note) use one of these labels, or perform the event that shows the button first.
        """)
    #expect(error { _ = try host.find("Row 3") }?.contains(note) == true)
    #expect(error { _ = try host.row("Row 3") }?.contains(note) == true)
    #expect(error { try host.delete("Row 3") }?.contains(note) == true)
    #expect(
      error { try ViewHost.silent(rows: 5, List(0..<5) { Text("\($0)") }).tap("Row 3") }?.contains("scroll")
        == false)
  }

  @Test func `an impossible scroll throws an error that gives the reason`() throws {
    let host = ViewHost.silent(
      rows: 2,
      VStack {
        List(0..<3) { Text("\($0)") }
        LazyVStack { ForEach(0..<2) { Text("\($0)") } }
      })
    try host.scrollDown()
    #expect(
      error { try host.scrollDown() }
        == """
        scrollDown: no container on screen can scroll further.
          the List with rows 2 to 3 of 3
          the LazyVStack with rows 1 to 2 of 2

        To fix, scroll the other way: scrollUp().
        """)
    #expect(
      error { try host.scroll(to: "2") }
        == """
        scroll: no row on screen has the id 2 of type String.
          On screen:
            the List with rows 2 to 3 of 3
            the LazyVStack with rows 1 to 2 of 2

        To fix, use the id by which the row's ForEach knows it, with the same type.
        """)
    try host.scrollUp()
    #expect(error { try host.scrollUp() }?.hasPrefix("scrollUp: no container on screen can scroll further.") == true)
    let one = ViewHost.silent(rows: 2, List(0..<1) { Text("\($0)") })
    #expect(
      error { try one.scrollDown() } == """
        scrollDown: the List already shows all rows, 1 to 1 of 1.

        To fix, leave this step out, or show fewer rows at a time: Configuration.visibleRows.
        """)
    let none = ViewHost(Text("none"))
    #expect(
      error { try none.scrollDown() } == """
        scrollDown: there is no List, lazy stack or lazy grid on screen.

        To fix, perform the event that shows one first.
        """)
  }

  @Test func `scrollDown() among several containers needs a choice, unless only one can scroll`() throws {
    let host = ViewHost.silent(
      rows: 1,
      VStack {
        List(0..<2) { Text("L\($0)") }.accessibilityIdentifier("left")
        List(0..<2) { Text("R\($0)") }.accessibilityIdentifier("right")
      })
    #expect(
      error { try host.scrollDown() }
        == """
        scrollDown: 2 containers on screen can scroll, and no index selects one.
          at: 0 is the List with rows 1 to 1 of 2
          at: 1 is the List with rows 1 to 1 of 2

        To fix, add one of these indices, or find the container: in: host.find(…).
        """)
    try host.scrollDown(in: host.find(accessibilityIdentifier: "right"))
    #expect(host.texts == ["L0", "R1"])
    try host.scrollDown()
    #expect(host.texts == ["L1", "R1"])
    try host.scroll(to: 0, in: host.find("R1"))
    #expect(host.texts == ["L1", "R0"])
  }

  @Test func `the interactions list the scrollable containers, and scrollDown(at:) takes their index`() throws {
    let host = ViewHost.silent(
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
      error { try host.scrollDown(at: 0) } == """
        scrollDown: the List already shows its last rows, 2 to 3 of 3.

        To fix, scroll the other way: scrollUp().
        """)
    #expect(
      error { try host.scrollDown(at: 2) }
        == """
        scrollDown: index 2 is out of range: there are 2 containers on screen with rows that are scrolled away.

        To fix, use an index from 0 to 1.
        """)
    try host.scrollDown(at: 1)
    try host.scrollUp(at: 0)
    #expect(host.texts == ["0", "1", "10", "11", "22", "23"])
  }

  @Test func `scroll(to:) finds a row in a section that is not mounted`() throws {
    let host = ViewHost.silent(
      rows: 2, List { ForEach(0..<30) { group in Section { ForEach([group * 10], id: \.self) { Text("\($0)") } } } })
    try host.scroll(to: 250)
    #expect(host.texts == ["240", "250"])
    let message = error { try host.scroll(to: 999) }
    #expect(message?.hasPrefix("scroll: no row on screen has the id 999 of type Int.") == true)
  }

  @Test func `ScrollViewProxy moves the window to an id, and warns of an unknown id`() throws {
    let host = ViewHost.silent(
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
    #expect(host.warnings.map { $0.hasPrefix("ScrollViewProxy: no view has the id 70, so") } == [true])
  }

  @Test func `scrollPosition(id:) moves the window, and scrolling writes its binding`() throws {
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
    let host = ViewHost.silent(rows: 3, Positioned(log: log))
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

  @Test func `the initial scrollPosition(id:) sets the start of the window`() {
    let host = ViewHost.silent(
      rows: 2, LazyVStack { ForEach(0..<10) { Text("\($0)") } }.scrollPosition(id: .constant(4), anchor: .top))
    #expect(host.texts == ["4", "5"])
  }

  private func error(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return (error as? ViewHostError)?.message ?? "\(error)" }
  }
}
