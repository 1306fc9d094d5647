import Testing

@testable import ViewEngine

@MainActor
@Suite("Section", .timeLimit(.minutes(20))) struct SectionTests {
  @Test func `a Section shows its header, rows and footer in this order`() {
    let host = ViewHost {
      Section("Title") { Text("row") }
      Section {
        Text("row")
      } header: {
        Text("header")
      } footer: {
        Text("footer")
      }
      Section(header: Text("old header"), footer: Text("old footer")) { Text("row") }
      Section(header: Text("old header")) { Text("row") }
      Section(footer: Text("old footer")) { Text("row") }
      Section { Text("row") }
    }
    #expect(
      host.texts == [
        "Title", "row", "header", "row", "footer", "old header", "row", "old footer", "old header", "row", "row",
        "old footer", "row",
      ])
  }

  @Test func `a Picker's options may be in sections`() throws {
    struct Order: View {
      @State var value = 1
      var body: some View {
        Picker("Size", selection: $value) {
          Section("Small") { Text("one").tag(1) }
          Section("Large") { Text("two").tag(2) }
        }
      }
    }
    let host = ViewHost(Order())
    try host.pick("two", from: "Size Small Large")
    #expect(host.tree.contains(#"Text "two" [tag: 2, selected]"#))
    #expect(host.warnings == [])
  }
}

@MainActor
@Suite("Section that can be closed", .timeLimit(.minutes(20))) struct ExpandableSectionTests {
  @Test func `a tap on the header of an expandable Section hides its rows`() throws {
    struct Root: View {
      @State private var isExpanded = true
      var body: some View { Section("Header", isExpanded: $isExpanded) { Text("row") } }
    }
    let host = ViewHost(Root())
    #expect(host.texts == ["Header", "row"])
    try host.tap("Header")
    #expect(host.tree == "Section\n  DisclosureLabel [collapsed]\n    Text \"Header\"")
    #expect(host.bodyCount == 1)
  }
}
