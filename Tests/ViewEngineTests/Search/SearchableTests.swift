import Testing

@testable import ViewEngine

@MainActor
@Suite("Search", .timeLimit(.minutes(20))) struct SearchableTests {
  struct Results: View {
    let query: String
    @Environment(\.isSearching) private var isSearching
    var body: some View { Text("\(query) \(isSearching)") }
  }

  struct Finder: View {
    let log: Log
    @State var query = ""
    var body: some View {
      NavigationStack {
        Results(query: query)
          .searchable(text: $query, prompt: "Find")
          .onSubmit(of: .search) { log("search \(query)") }
          .onSubmit { log("text") }
      }
    }
  }

  @Test func `a search field is found by its prompt, begins a search, and can be submitted`() throws {
    let log = Log()
    let host = ViewHost(Finder(log: log))
    #expect(host.texts == [" false", ""])
    try host.type("pear", into: "Find")
    try host.submit("Find")
    #expect(log.take() == ["search pear"])
    #expect(host.texts == ["pear true", "pear"])
  }

  struct Bound: View {
    @State var query = ""
    @State var isSearching = false
    var body: some View {
      Text("content").searchable(text: $query, isPresented: $isSearching)
      Toggle("Searching", isOn: $isSearching)
    }
  }

  @Test func `typing into a search field sets searchable's isPresented binding`() throws {
    let host = ViewHost(Bound())
    try host.type("x", into: "Search")
    #expect(
      host.tree == """
        Text "content"
        SearchField "x"
          Text "Search"
        Toggle [on]
          Text "Searching"
        """)
  }
}
