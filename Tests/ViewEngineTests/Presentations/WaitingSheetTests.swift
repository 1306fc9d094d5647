import Testing

@testable import ViewEngine

/// One sheet at a time: a second one waits, and one that was dismissed by hand returns only when asked again.
@MainActor
@Suite("Sheets that wait", .timeLimit(.minutes(20))) struct WaitingSheetTests {
  struct Two: View {
    let log: Log
    @State var first = false
    @State var second = false
    var body: some View {
      VStack {
        Text("\(first) \(second)")
          .sheet(isPresented: $first) {
            log("first dismissed")
          } content: {
            page("First")
          }
        Button("Both") { (first, second) = (true, true) }
          .popover(isPresented: $second) { page("Second") }
      }
    }

    @ViewBuilder private func page(_ name: String) -> some View {
      SheetTests.Page(name: name, log: log)
      Button("Swap") { (first, second) = (second, first) }
    }
  }

  static let warning =
    "Currently, only presenting a single sheet is supported.\nThe next sheet will be presented when the currently "
    + "presented sheet gets dismissed."

  @Test func `a second sheet waits until the first sheet is dismissed`() throws {
    let log = Log()
    let host = ViewHost(Two(log: log), configuration: .silent)
    try host.tap("Both")
    #expect(log.take() == ["First appears"])
    #expect(host.warnings == [Self.warning])
    #expect(host.texts.contains("First 0 true") && !host.texts.contains("Second 0 true"))
    host.clearTrace()
    try host.dismissSheet()
    #expect(log.take() == ["First disappears", "first dismissed", "Second appears"])
    #expect(host.texts.first == "false true")
    try host.dismissSheet()
    #expect(log.take() == ["Second disappears"])
    #expect(host.warnings == [Self.warning])
  }

  @Test func `one sheet can replace another in one event`() throws {
    let log = Log()
    let host = ViewHost(Two(log: log, first: true), configuration: .silent)
    try host.tap("Swap")
    try host.tap("Swap")
    #expect(
      log.take() == [
        "First appears", "First disappears", "first dismissed", "Second appears", "Second disappears", "First appears",
      ])
    #expect(host.warnings == [])
  }

  @Test func `a waiting sheet does not retain its host, and a nested sheet does not wait`() throws {
    let log = Log()
    weak var graph: Graph?
    do {
      let host = ViewHost(Two(log: log, first: true, second: true), configuration: .silent)
      graph = host.graph
      #expect(log.take() == ["First appears"])
    }
    #expect(graph == nil)
    struct Nested: View {
      let log: Log
      var body: some View {
        Text("root").sheet(isPresented: .constant(true)) {
          Text("outer").sheet(isPresented: .constant(true)) { Text("inner") }
            .alert("Careful", isPresented: .constant(true)) {}
        }
      }
    }
    let host = ViewHost(Nested(log: log))
    #expect(host.texts == ["root", "outer", "inner", "Careful", "OK"])
    #expect(host.warnings == [])
  }

  @Test func `a waiting sheet is presented when the first presenter is removed, not on host dismissal`() throws {
    struct Leaving: View {
      let log: Log
      @State var isThere = true
      var body: some View {
        if isThere {
          Text("first").sheet(isPresented: .constant(true)) {
            SheetTests.Page(name: "First", log: log)
            Button("Leave") { isThere = false }
          }
        }
        Text("second").sheet(isPresented: .constant(true)) { SheetTests.Page(name: "Second", log: log) }
      }
    }
    let log = Log()
    let host = ViewHost(Leaving(log: log), configuration: .silent)
    try host.tap("Leave")
    #expect(log.take() == ["First appears", "First disappears", "Second appears"])
    let other = ViewHost(Leaving(log: log), configuration: .silent)
    other.dismiss()
    #expect(log.take() == ["First appears", "First disappears"])
  }

  @Test func `dismissSheet() closes a sheet even if its binding stays true`() throws {
    let log = Log()
    let host = ViewHost {
      Text("below").sheet(isPresented: .constant(true)) {
        log("dismissed")
      } content: {
        Text("sheet").onDisappear { log("gone") }
      }
    }
    #expect(host.texts == ["below", "sheet"])
    try host.dismissSheet()
    #expect(host.texts == ["below"])
    #expect(log.take() == ["gone", "dismissed"])
    host.render()
    #expect(host.texts == ["below"])
    #expect(log.take() == [])
  }

  @Test func `a dismissed sheet returns only after its binding was nil or holds a new item`() throws {
    struct Entry: Identifiable { let id: Int }
    struct Root: View {
      let log: Log
      @State private var entry: Entry? = Entry(id: 1)
      var body: some View {
        // The binding refuses every write.
        Text("below").sheet(item: Binding(get: { entry }, set: { _ in log("refused") })) {
          log("dismissed")
        } content: { entry in
          Text("entry \(entry.id)")
        }
        Button("One") { entry = Entry(id: 1) }
        Button("Two") { entry = Entry(id: 2) }
        Button("None") { entry = nil }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    try host.dismissSheet()
    #expect(log.take() == ["refused", "dismissed"])
    #expect(!host.texts.contains("entry 1"))
    try host.tap("One")
    #expect(!host.texts.contains("entry 1"))
    try host.tap("Two")
    #expect(host.texts.contains("entry 2"))
    try host.dismissSheet()
    try host.tap("None")
    try host.tap("Two")
    #expect(host.texts.contains("entry 2"))
    #expect(log.take() == ["refused", "dismissed"])
  }

  @Test func `the dismiss action on a sheet closes it even if its binding stays true`() throws {
    let log = Log()
    let host = ViewHost {
      Text("below").sheet(isPresented: .constant(true)) { SheetTests.Page(name: "Sheet", log: log) }
    }
    try host.tap("Done")
    #expect(log.take() == ["Sheet appears", "Sheet disappears"])
    #expect(host.texts == ["below"])
  }
}
