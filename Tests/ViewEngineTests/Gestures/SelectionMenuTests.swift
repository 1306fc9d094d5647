import Testing

@testable import ViewEngine

@MainActor
@Suite("Menus for a selection", .timeLimit(.minutes(20))) struct SelectionMenuTests {
  private struct Names: View {
    let log: Log
    @State var names = ["Ann", "Bea", "Cid"]
    @State var selected: Set<String> = []

    var body: some View {
      List(names, id: \.self, selection: $selected) { Text($0) }
        .contextMenu(forSelectionType: String.self) { chosen in
          Text("\(chosen.count) rows")
          Button("Delete") { names.removeAll { chosen.contains($0) } }
        } primaryAction: {
          log("open \($0.sorted())")
        }
      Text("no row")
    }
  }

  @Test func `what is offered is for the row, or for all that are selected with it`() throws {
    let host = ViewHost(Names(log: Log()))
    try host.tap("Ann")
    try host.tap("Cid")
    #expect(try host.contextMenu(ofRow: "Bea").texts == ["1 rows", "Delete"])
    let menu = try host.contextMenu(ofRow: "Ann")
    #expect(menu.texts == ["2 rows", "Delete"])
    try menu.tap("Delete")
    #expect(host.texts == ["Bea", "no row"])
  }

  @Test func `a double click does the primary action`() throws {
    let log = Log()
    let host = ViewHost(Names(log: log))
    try host.openRow("Bea")
    #expect(log.take() == [#"open ["Bea"]"#])
    let plain = ViewHost { List { ForEach(["x"], id: \.self) { Text($0) } } }
    #expect(throws: ViewHostError.self) { try plain.contextMenu(ofRow: "x") }
  }
}
