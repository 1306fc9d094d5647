import Testing

@testable import ViewEngine

@MainActor
@Suite("refreshable", .timeLimit(.minutes(20))) struct RefreshableTests {
  @Test func `refresh() runs the refreshable action on screen`() async throws {
    struct Feed: View {
      @State private var items = ["a"]
      var body: some View {
        VStack { ForEach(items, id: \.self) { Text($0) } }
          .refreshable { items.append("b") }
      }
    }
    let host = ViewHost(Feed())
    try host.refresh()
    #expect(host.texts == ["a"])
    #expect(await host.settle())
    #expect(host.texts == ["a", "b"])
    #expect(host.tree == "VStack [refreshable]\n  Text \"a\"\n  Text \"b\"")
  }

  @Test func `refresh(at:) runs the action of the chosen view`() async throws {
    let log = Log()
    let host = ViewHost {
      Text("a").refreshable { log("a") }
      VStack {
        Text("b")
        Text("c")
      }
      .refreshable { log("b") }
    }
    try host.refresh(at: 1)
    #expect(await host.settle())
    #expect(log.take() == ["b"])
  }

  @Test func `an ambiguous refresh() lists the refreshable views, and refresh(in:) selects one`() async throws {
    let log = Log()
    let host = ViewHost {
      List { Text("a") }.refreshable { log("first") }
      List { Text("b") }.refreshable { log("second") }
      Text("c")
    }
    #expect(
      throws: ViewHostError(
        .ambiguous,
        text: """
          refresh: there are 2 refreshable views on screen, and no index selects one.
            at: 0 is the one with "a"
            at: 1 is the one with "b"

          To fix, add one of these indices, or find the view: in: host.find(…).
          """)
    ) {
      try host.refresh()
    }
    try host.refresh(in: host.find(.list, at: 1))
    try host.refresh(in: host.row("a"))
    #expect(await host.settle())
    #expect(log.take() == ["second", "first"])
    #expect(throws: ViewHostError.self) { try host.refresh(in: host.find("c")) }
    #expect(throws: ViewHostError.self) { try host.refresh(at: 2) }
  }

  @Test func `a view can run the refresh action around it`() async throws {
    struct Row: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(refresh == nil ? "fixed" : "fresh").task { await refresh?() } }
    }
    let log = Log()
    let host = ViewHost {
      Row()
      Row().refreshable { log("refreshed") }
    }
    #expect(host.texts == ["fixed", "fresh"])
    #expect(await host.settle())
    #expect(log.take() == ["refreshed"])
  }

  @Test func `refresh() throws if its index is out of range or no view is refreshable`() {
    let host = ViewHost { Text("a").refreshable {} }
    #expect(
      throws: ViewHostError(
        .indexOutOfRange,
        text: """
          refresh: index 1 is out of range: there is one refreshable view on screen.

          To fix, use at: 0, or leave the index out.
          """)
    ) {
      try host.refresh(at: 1)
    }
    #expect(throws: ViewHostError.self) { try ViewHost(Text("a")).refresh() }
  }
}
