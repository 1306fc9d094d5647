import Testing

@testable import ViewEngine

@MainActor
@Suite("DisclosureGroup", .timeLimit(.minutes(20))) struct DisclosureGroupTests {
  struct Details: View {
    let log: Log
    @State var isExpanded = true
    var body: some View {
      DisclosureGroup("By itself") {
        Text("inner").onAppear { log("inner appears") }.onDisappear { log("inner disappears") }
      }
      DisclosureGroup(isExpanded: $isExpanded) {
        Text("bound")
      } label: {
        Label("Bound", systemImage: "link")
      }
      Button("Collapse") { isExpanded = false }
    }
  }

  @Test func `a tap on a DisclosureGroup's label inserts its content, and a second tap removes it`() throws {
    let log = Log()
    let host = ViewHost(Details(log: log))
    #expect(host.texts == ["By itself", "Bound", "bound", "Collapse"])
    try host.tap("By itself")
    #expect(host.texts == ["By itself", "inner", "Bound", "bound", "Collapse"])
    try host.tap("By itself")
    #expect(log.take() == ["inner appears", "inner disappears"])
  }

  @Test func `the isExpanded binding controls a DisclosureGroup, and a tap writes to it`() throws {
    let host = ViewHost(Details(log: Log()))
    try host.tap("Collapse")
    #expect(host.texts == ["By itself", "Bound", "Collapse"])
    try host.tap("Bound")
    #expect(host.texts == ["By itself", "Bound", "bound", "Collapse"])
    #expect(
      host.tree.hasPrefix(
        """
        DisclosureGroup [collapsed]
          DisclosureLabel
            Text "By itself"
        DisclosureGroup [expanded]
          DisclosureLabel
            Label
        """))
  }
}
