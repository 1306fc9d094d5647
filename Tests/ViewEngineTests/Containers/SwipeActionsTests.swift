import Testing

@testable import ViewEngine

@MainActor
@Suite("Swipe actions", .timeLimit(.minutes(20))) struct SwipeActionsTests {
  private struct Rows: View {
    @State var names = ["Ann", "Bea"]
    @State var pinned = "none"

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name)
            .swipeActions { Button("Delete", role: .destructive) { names.removeAll { $0 == name } } }
            .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { pinned = name } }
        }
      }
      Text(pinned)
    }
  }

  @Test func `swipe action buttons can be tapped on the row, and their texts are not read`() throws {
    let host = ViewHost(Rows())
    #expect(host.texts == ["Ann", "Bea", "none"])
    try host.tap("Pin", in: host.row("Bea"))
    #expect(host.texts == ["Ann", "Bea", "Bea"])
    try host.tap("Delete", in: host.row("Ann"))
    #expect(host.texts == ["Bea", "Bea"])
  }

  @Test func `the render tree shows the edge of swipe actions`() {
    let host = ViewHost(Text("a").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("b") {} })
    #expect(
      host.tree == """
        Text "a"
        SwipeActions [edge: leading, allowsFullSwipe: false]
          Button
            Text "b"
        """)
  }
}
