import Testing

@testable import ViewEngine

@MainActor
@Suite("Rows that edit their collection", .timeLimit(.minutes(20))) struct RowActionTests {
  private struct Item: Identifiable, Equatable {
    var name: String
    var id: String { name }
  }

  private struct Items: View {
    @State var items = ["a", "b", "c"].map { Item(name: $0) }
    @State var selection: Set<String> = []

    var body: some View {
      List(selection: $selection) {
        ForEach(items) { item in
          Text(item.name).deleteDisabled(item.name == "c").selectionDisabled(item.name == "b")
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      Text(selection.sorted().joined())
    }
  }

  @Test func `onDelete and onMove edit the collection, unless a row forbids it`() throws {
    let host = ViewHost(Items())
    try host.move("a", to: 2)
    #expect(host.texts == ["b", "c", "a", ""])
    try host.delete("b")
    #expect(host.texts == ["c", "a", ""])
    #expect(throws: ViewHostError.self) { try host.delete("c") }
  }

  @Test func `a row with selectionDisabled cannot be selected`() throws {
    let host = ViewHost(Items())
    try host.tap("a")
    #expect(throws: ViewHostError.self) { try host.tap("b") }
    #expect(host.texts == ["a", "b", "c", "a"])
  }
}
