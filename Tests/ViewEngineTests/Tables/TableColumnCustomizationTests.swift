import Testing

@testable import ViewEngine

private struct Track: Identifiable { let id: Int }

@MainActor
@Suite("A choice of columns", .timeLimit(.minutes(20))) struct TableColumnCustomizationTests {
  private struct Tracks: View {
    @State var choice = TableColumnCustomization<Track>()
    var body: some View {
      Button("Hide") { choice[visibility: "title"] = .hidden }
      Button("Show") { choice[visibility: "plays"] = .visible }
      Table([Track(id: 1)], columnCustomization: $choice) {
        TableColumn("Title") { Text("title \($0.id)") }.customizationID("title")
        TableColumn("Plays") { Text("plays \($0.id)") }.customizationID("plays").defaultVisibility(.hidden)
      }
    }
  }

  @Test func `a choice hides and shows columns`() throws {
    let host = ViewHost(Tracks(), configuration: .silent)
    #expect(host.tree.contains("title 1") && !host.tree.contains("plays 1"))
    try host.tap("Hide")
    try host.tap("Show")
    #expect(!host.tree.contains("title 1") && host.tree.contains("plays 1"))
  }
}
