import Testing

@testable import ViewEngine

@MainActor
@Suite("Sheets", .timeLimit(.minutes(20))) struct SheetTests {
  struct Page: View {
    let name: String
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var count = 0
    var body: some View {
      Text("\(name) \(count) \(isPresented)")
        .onAppear { log("\(name) appears") }
        .onDisappear { log("\(name) disappears") }
      Button("Count") { count += 1 }
      Button("Done") { dismiss() }
    }
  }

  struct Screen: View {
    let log: Log
    @State var isPresented = false
    var body: some View {
      VStack {
        Button("Open") { isPresented = true }
          .sheet(isPresented: $isPresented) {
            log("dismissed")
          } content: {
            Page(name: "Sheet", log: log)
          }
        Button("Other") {}
      }
    }
  }

  func error(_ body: () throws -> Void) -> ViewHostError? { #expect(throws: ViewHostError.self) { try body() } }

  @Test func `a sheet's content is mounted on presentation and removed before onDismiss runs`() throws {
    let log = Log()
    let host = ViewHost(Screen(log: log))
    #expect(host.bodyCount == 1)
    try host.tap("Open")
    #expect(log.take() == ["Sheet appears"])
    #expect(host.texts == ["Open", "Sheet 0 true", "Count", "Done", "Other"])
    try host.tap("Count")
    #expect(host.texts[1] == "Sheet 1 true")
    host.clearTrace()
    try host.dismissSheet()
    #expect(log.take() == ["Sheet disappears", "dismissed"])
    #expect(host.trace == [.event("dismiss sheet"), .action("onDisappear"), .action("onDismiss")])
    #expect(host.texts == ["Open", "Other"])
    try host.tap("Open")
    #expect(host.texts[1] == "Sheet 0 true")
    #expect(host.bodyCount == 4)
  }

  /// One presentation each of the kinds that have `onDismiss`.
  enum Kind: CaseIterable { case sheet, cover, item }

  @Test(arguments: Kind.allCases, [false, true])
  func `onDismiss runs after the binding's observers for every way to dismiss`(kind: Kind, byPerson: Bool) throws {
    struct Watched: View {
      let log: Log
      let kind: Kind
      @State var isUp = true
      @State var count = 0
      var body: some View {
        let text = Text("\(count)").observe(isUp, followsCaptureRule: false) { log("inner \($0)") }
        Group {
          switch kind {
          case .sheet: text.sheet(isPresented: $isUp, onDismiss: onDismiss) { page }
          case .cover: text.fullScreenCover(isPresented: $isUp, onDismiss: onDismiss) { page }
          case .item: text.sheet(item: item, onDismiss: onDismiss) { _ in page }
          }
        }
        .observe(isUp, followsCaptureRule: false) {
          log("outer \($0)")
          count += 1
        }
        .observe(count, followsCaptureRule: false) { log("count \($0)") }
      }
      var page: some View { Button("Close") { isUp = false }.onDisappear { log("disappears") } }
      var item: Binding<Item?> { Binding(get: { isUp ? Item() : nil }, set: { isUp = $0 != nil }) }
      func onDismiss() { log("onDismiss") }
    }
    struct Item: Identifiable { let id = 1 }
    let log = Log()
    let host = ViewHost(Watched(log: log, kind: kind))
    if byPerson, kind != .cover { try host.dismissSheet() } else { try host.tap("Close") }
    #expect(log.take() == ["inner false", "disappears", "outer false", "count 1", "onDismiss"])
    #expect(host.warnings == [])
  }

  @Test func `onDismiss may present again, and runs once per page`() throws {
    struct Again: View {
      let log: Log
      @State var page: Int? = 1
      var body: some View {
        Text("below").sheet(
          item: Binding(get: { page.map(Item.init) }, set: { page = $0?.id }),
          onDismiss: {
            log("dismissed")
            page = 2
          }
        ) { item in
          Button("Page \(item.id)") { page = nil }
        }
      }
    }
    struct Item: Identifiable { let id: Int }
    let log = Log()
    let host = ViewHost(Again(log: log))
    try host.tap("Page 1")
    #expect(log.take() == ["dismissed"])
    try host.tap("Page 2")
    #expect(log.take() == ["dismissed"])
    #expect(host.texts == ["below", "Page 2"])
  }

  @Test func `the environment's dismiss ends the sheet`() throws {
    let log = Log()
    let host = ViewHost(Screen(log: log, isPresented: true))
    try host.tap("Done")
    #expect(log.take() == ["Sheet appears", "Sheet disappears", "dismissed"])
  }

  @Test func `tap() throws for a covered button, and dismissSheet() throws without a sheet`() throws {
    let host = ViewHost(Screen(log: Log(), isPresented: true))
    #expect(
      error { try host.tap("Other") }
        == ViewHostError(
          .covered,
          text: """
            tap: the button "Other" is covered by the sheet.

            To fix, call dismissSheet() first.
            """))
    try host.dismissSheet()
    try host.tap("Other")
    #expect(
      error { try host.dismissSheet() }
        == ViewHostError(
          .notFound,
          text: "dismissSheet: no sheet is presented.\n\nTo fix, perform the event that presents it first."))
  }

  @Test func `tap() prefers the sheet's button over a covered button with the same label`() throws {
    let log = Log()
    let host = ViewHost {
      Button("Done") { log("below") }.sheet(isPresented: .constant(true)) { Button("Done") { log("sheet") } }
    }
    try host.tap("Done")
    #expect(log.take() == ["sheet"])
  }

  @Test func `an item with a different id dismisses the old sheet and presents a new one`() throws {
    struct Item: Identifiable { var id: Int }
    struct Items: View {
      let log: Log
      @State var item: Item?
      var body: some View {
        Button("Open") { item = Item(id: 1) }
          .sheet(item: $item, onDismiss: { log("dismissed") }) { shown in
            Page(name: "Item \(shown.id)", log: log)
            Button("Next") { item = Item(id: shown.id + 1) }
          }
      }
    }
    let log = Log()
    let host = ViewHost(Items(log: log))
    try host.tap("Open")
    try host.tap("Count")
    try host.tap("Next")
    #expect(log.take() == ["Item 1 appears", "Item 1 disappears", "dismissed", "Item 2 appears"])
    #expect(host.texts == ["Open", "Item 2 0 true", "Count", "Done", "Next"])
    try host.dismissSheet()
    #expect(log.take() == ["Item 2 disappears", "dismissed"])
  }

  @Test func `onDismiss of a replaced item does not undo what the new content does when it appears`() throws {
    struct Item: Identifiable { var id: Int }
    struct Loading: View {
      @State var item: Item?
      @State var loaded = 0
      var body: some View {
        Text("loaded \(loaded)")
        Button("Open") { item = Item(id: 1) }
          .sheet(item: $item, onDismiss: { loaded = 0 }) { shown in
            Button("Next") { item = Item(id: 2) }.onAppear { loaded = shown.id }
          }
      }
    }
    let host = ViewHost(Loading())
    try host.tap("Open")
    try host.tap("Next")
    #expect(host.texts.first == "loaded 2")
  }

  @Test func `content of a replaced item ends before the new one begins, without onDismiss too`() throws {
    struct Item: Identifiable { var id: Int }
    struct Items: View {
      let log: Log
      @State var item: Item?
      var body: some View {
        Button("Open") { item = Item(id: 1) }
          .fullScreenCover(item: $item) { shown in
            Page(name: "Item \(shown.id)", log: log)
            Button("Next") { item = Item(id: shown.id + 1) }
            Button("Next and none") {
              item = Item(id: 9)
              item = nil
            }
          }
      }
    }
    let log = Log()
    let host = ViewHost(Items(log: log))
    try host.tap("Open")
    try host.tap("Next")
    try host.tap("Next")
    #expect(
      log.take() == [
        "Item 1 appears", "Item 1 disappears", "Item 2 appears", "Item 2 disappears", "Item 3 appears",
      ])
    try host.tap("Next and none")
    #expect(log.take() == ["Item 3 disappears"])
    #expect(host.texts == ["Open"])
  }

  @Test func `a nested sheet covers its parent sheet and is dismissed first`() throws {
    struct Nested: View {
      @State var isFirst = true
      @State var isSecond = true
      var body: some View {
        Text("root").sheet(isPresented: $isFirst) {
          Button("First") {}.sheet(isPresented: $isSecond) { Button("Second") {} }
        }
      }
    }
    let host = ViewHost(Nested())
    try host.tap("Second")
    #expect(error { try host.tap("First") }?.reason == .covered)
    try host.dismissSheet()
    try host.tap("First")
    try host.dismissSheet()
    #expect(host.texts == ["root"])
  }

  @Test func `dismissSheet() throws for interactiveDismissDisabled and for a full-screen cover`() throws {
    struct Owned: View {
      @State var isPresented = true
      let isKept: Bool
      var body: some View {
        Text("root").sheet(isPresented: $isPresented) { Text("sheet").interactiveDismissDisabled(isKept) }
      }
    }
    #expect(
      error { try ViewHost(Owned(isKept: true)).dismissSheet() }?.message
        == """
        dismissSheet: the .interactiveDismissDisabled modifier in the sheet keeps it up.

        To fix, use the control that ends it, or remove .interactiveDismissDisabled.
        """)
    try ViewHost(Owned(isKept: false)).dismissSheet()
    let host = ViewHost { Text("root").fullScreenCover(isPresented: .constant(true)) { Button("Stay") {} } }
    #expect(
      error { try host.dismissSheet() }?.message
        == """
        dismissSheet: only its content ends the full-screen cover.
          Its buttons: "Stay".

        To fix, use the control that ends it.
        """)
  }

  @Test func `a sheet shows current values, and is visible even if its presenter is hidden`() throws {
    struct Growing: View {
      @State var count = 0
      var body: some View {
        Text("root").hidden().sheet(isPresented: .constant(true)) { Button("Add to \(count)") { count += 1 } }
      }
    }
    let host = ViewHost(Growing())
    try host.tap("Add to 0")
    try host.tap("Add to 1")
    #expect(host.texts == ["Add to 2"])
  }

  @Test func `a sheet is removed with the view that presents it`() throws {
    struct Removing: View {
      let log: Log
      @State var isThere = true
      var body: some View {
        if isThere {
          Text("root").sheet(isPresented: .constant(true)) {
            Page(name: "Sheet", log: log)
            Button("Remove") { isThere = false }
          }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Removing(log: log))
    try host.tap("Remove")
    #expect(log.take() == ["Sheet appears", "Sheet disappears"])
    #expect(host.texts == [])
  }

  @Test func `dismissSheet() closes a popover`() throws {
    struct Popping: View {
      @State var isPresented = true
      var body: some View { Text("root").popover(isPresented: $isPresented) { Text("popover") } }
    }
    let host = ViewHost(Popping())
    #expect(host.tree == "Text \"root\"\nPopover\n  Text \"popover\"")
    try host.dismissSheet()
    #expect(host.texts == ["root"])
  }
}
