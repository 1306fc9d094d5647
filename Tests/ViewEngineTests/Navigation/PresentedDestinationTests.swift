import Testing

@testable import ViewEngine

@MainActor
@Suite("navigationDestination that is presented", .timeLimit(.minutes(20))) struct NavigationDestinationPresentedTests {
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

  @Test func `a binding pushes the page and keeps it up to date, and goBack() resets the binding`() throws {
    let host = ViewHost(Flow())
    try host.tap("Open")
    try host.tap("Add")
    #expect(host.texts == ["page 1", "Close", "Add", "Item", "true nil"])
    try host.tap("Close")
    #expect(host.texts == ["Open", "Add", "Item", "false nil"])
    try host.tap("Open")
    try host.goBack()
    #expect(host.texts == ["Open", "Add", "Item", "false nil"])
  }

  @Test func `a non-nil item pushes its page, and goBack() sets the item to nil`() throws {
    let host = ViewHost(Flow())
    try host.tap("Item")
    #expect(host.texts == ["item x", "Add", "Item", "false x"])
    try host.goBack()
    #expect(host.texts == ["Open", "Add", "Item", "false nil"])
  }

  @Test func `a binding that starts as true presents its page at once`() throws {
    let host = ViewHost(Flow(isPresented: true))
    #expect(host.texts.first == "page 0")
  }

  @Test func `a path change that removes presented pages resets their bindings`() throws {
    struct Deep: View {
      @State var path: [Int] = []
      @State var isPresented = false
      @State var item: String?
      var body: some View {
        NavigationStack(path: $path) {
          Button("Push") { path = [1] }
            .navigationDestination(for: Int.self) { number in
              Text("page \(number)")
              Button("Present") { isPresented = true }
                .navigationDestination(isPresented: $isPresented) {
                  Button("Item") { item = "x" }
                    .navigationDestination(item: $item) { Text("item \($0)") }
                }
            }
        }
        Button("Other path") { path = [2] }
        Button("Root") { path = [] }
        Text("\(path) \(isPresented) \(item ?? "nil")")
      }
    }
    let host = ViewHost(Deep())
    for (way, path, page) in [("Other path", "[2]", ["page 2", "Present"]), ("Root", "[]", ["Push"])] {
      try host.tap("Root")
      try host.tap("Push")
      try host.tap("Present")
      try host.tap("Item")
      #expect(host.texts == ["item x", "Other path", "Root", "[1] true x"])
      try host.tap(way)
      #expect(host.texts == page + ["Other path", "Root", "\(path) false nil"])
    }
    #expect(host.warnings == [])
  }
}
