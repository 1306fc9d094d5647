import Testing

@testable import ViewEngine

@MainActor
@Suite("navigationDestination that is presented") struct NavigationDestinationPresentedTests {
  struct Flow: View {
    @State var isPresented = false
    @State var item: String?
    @State var count = 0
    var body: some View {
      NavigationStack {
        Button("Open") { isPresented = true }
          .navigationDestination(isPresented: $isPresented) {
            Text("page \(count)")
            Button("Close") { isPresented = false }
          }
          .navigationDestination(item: $item) { Text("item \($0)") }
      }
      Button("Add") { count += 1 }
      Button("Item") { item = "x" }
      Text("\(isPresented) \(item ?? "nil")")
    }
  }

  @Test func `the page is pushed while the binding says so, kept up to date, and going back tells the binding`() throws
  {
    let host = ViewHost(Flow())
    try host.tap("Open")
    try host.tap("Add")
    #expect(host.texts == ["page 1", "Close", "Add", "Item", "true nil"])
    try host.tap("Close")
    #expect(host.texts == ["Open", "Add", "Item", "false nil"])
    try host.tap("Open")
    try host.back()
    #expect(host.texts == ["Open", "Add", "Item", "false nil"])
  }

  @Test func `an item is pushed while there is one`() throws {
    let host = ViewHost(Flow())
    try host.tap("Item")
    #expect(host.texts == ["item x", "Add", "Item", "false x"])
    try host.back()
    #expect(host.texts == ["Open", "Add", "Item", "false nil"])
  }

  @Test func `a page may be there from the start`() throws {
    let host = ViewHost(Flow(isPresented: true))
    #expect(host.texts.first == "page 0")
  }
}
