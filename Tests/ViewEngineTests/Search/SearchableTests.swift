import Testing

@testable import ViewEngine

@MainActor
@Suite("Search", .timeLimit(.minutes(20))) struct SearchableTests {
  struct Results: View {
    let query: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text("\(query) \(isSearching)")
      Button("Stop") { dismissSearch() }
    }
  }

  enum Scope { case all, mine }

  struct Finder: View {
    let log: Log
    @State var query = ""
    @State var scope = Scope.all
    var body: some View {
      NavigationStack {
        Results(query: query)
          .searchable(text: $query, prompt: "Find")
          .searchSuggestions { Text("Try apples").searchCompletion("apples") }
          .searchScopes($scope) {
            Text("All").tag(Scope.all)
            Text("Mine").tag(Scope.mine)
          }
          .onSubmit(of: .search) { log("search \(query) in \(scope)") }
          .onSubmit { log("text") }
      }
    }
  }

  @Test func `a search field is found by its prompt, and can be submitted and dismissed`() throws {
    let log = Log()
    let host = ViewHost(Finder(log: log))
    #expect(host.texts == [" false", "Stop", ""])
    try host.type("pear", into: "Find")
    try host.pick("Mine", from: "Scope")
    try host.submit("Find")
    #expect(log.take() == ["search pear in mine"])
    #expect(host.texts == ["pear true", "Stop", "pear", "Scope", "Mine", "Try apples"])
    try host.tap("Try apples")
    #expect(host.texts.first == "apples true")
    try host.tap("Stop")
    #expect(host.texts == [" false", "Stop", ""])
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
