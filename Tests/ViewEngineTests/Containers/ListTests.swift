import Testing

@testable import ViewEngine

@MainActor
@Suite("List", .timeLimit(.minutes(20))) struct ListTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  static let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]

  @Test func `a List makes rows from data, a range or explicit views`() {
    #expect(ViewHost { List(Self.items) { Text($0.name) } }.tree == "List\n  Text \"one\"\n  Text \"two\"")
    #expect(ViewHost { List(["a", "b"], id: \.self) { Text($0) } }.texts == ["a", "b"])
    #expect(ViewHost { List(0..<3) { Text("\($0)") } }.texts == ["0", "1", "2"])
    #expect(ViewHost { List { Text("only") } }.texts == ["only"])
  }

  @Test func `a List row over a binding writes to its element`() throws {
    struct Editor: View {
      @State var items = ListTests.items
      var body: some View {
        List($items) { $item in TextField("Name \(item.id)", text: $item.name) }
        Text(items.map(\.name).joined(separator: ","))
      }
    }
    let host = ViewHost(Editor())
    try host.setText("zwei", of: "Name 2")
    #expect(host.texts == ["one", "zwei", "one,zwei"])
  }

  struct Selecting: View {
    @State var one: Int?
    @State var many: Set<Int> = [2]
    var body: some View {
      List(ListTests.items, selection: $one) { Text("One of \($0.name)") }
      List(selection: $many) {
        ForEach(ListTests.items) { Text("Many of \($0.name)") }
        Text("Tagged").tag(9)
        Text("Other type").tag("nine")
        Button("Button") {}
      }
    }
  }

  @Test func `a tap on a row selects it, or toggles it in a multiple selection`() throws {
    let host = ViewHost(Selecting())
    try host.tap("One of two")
    try host.tap("Many of one")
    try host.tap("Many of two")
    try host.tap("Tagged")
    try host.tap("Button")
    #expect(
      host.tree == """
        List
          Text "One of one" [tag: 1]
          Text "One of two" [tag: 2, selected]
        List
          Text "Many of one" [tag: 1, selected]
          Text "Many of two" [tag: 2]
          Text "Tagged" [tag: 9, selected]
          Text "Other type" [tag: nine]
          Button
            Text "Button"
        """)
    #expect(throws: ViewHostError.self) { try host.tap("Other type") }
  }

  @Test func `rows of a List without a selection cannot be tapped`() {
    let host = ViewHost { List(Self.items) { Text($0.name) } }
    #expect(throws: ViewHostError.self) { try host.tap("one") }
  }
}
