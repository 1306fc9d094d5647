import Testing

@testable import ViewEngine

/// Look-ups by kind keep the order on screen, even if only neighbours change.
@MainActor
@Suite("The order of what is looked for", .timeLimit(.minutes(20))) struct LandmarkOrderTests {
  struct Field: View {
    let name: String
    @State private var text = ""
    var body: some View { TextField(name, text: $text) }
  }

  struct Fields: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      Button("turn") { names.reverse() }
      Button("more") { names.insert("d", at: 1) }
      ForEach(names, id: \.self) { Field(name: $0) }
    }
  }

  /// The titles of the text controls, in the order in which a look-up goes over them.
  private func titles(on host: ViewHost) -> [String]? {
    host.screen().map { screen in screen.index.landmarks(TextEdit.self).map { screen.label(of: $0) } }
  }

  @Test func `text fields are found in screen order after rows are moved or inserted`() throws {
    let host = ViewHost(Fields())
    #expect(titles(on: host) == ["a", "b", "c"])
    try host.tap("turn")
    #expect(titles(on: host) == ["c", "b", "a"])
    try host.tap("more")
    #expect(titles(on: host) == ["c", "d", "b", "a"])
    try host.type("x", into: "b")
    #expect(titles(on: host) == ["c", "d", "b", "a"])
  }

  struct Notes: View {
    @State private var first = "one"
    @State private var second = "two"
    var body: some View {
      TextEditor(text: $first)
      TextEditor(text: $second)
    }
  }

  @Test func `a text control without a title is found by its current text`() throws {
    let host = ViewHost(Notes())
    try host.type("!", into: "two")
    try host.type("?", into: "two!")
    try host.type("ab", into: "one")
    #expect(host.texts == ["oneab", "two!?"])
    #expect(throws: ViewHostError.self) { try host.type("x", into: "two") }
  }

  struct Covered: View {
    @State private var path = ["page"]
    @State private var text = ""
    var body: some View {
      NavigationStack(path: $path) {
        TextField("below", text: $text)
          .navigationDestination(for: String.self) { page in
            Text(page)
            TextField("above", text: $text)
          }
      }
    }
  }

  @Test func `a control on a covered page is reported as hidden`() throws {
    let host = ViewHost(Covered())
    let error = #expect(throws: ViewHostError.self) { try host.type("x", into: "below") }
    #expect(error?.reason == .hidden)
    try host.type("x", into: "above")
    try host.goBack()
    try host.type("y", into: "below")
    #expect(host.texts.contains("xy"))
  }

  struct Tabs: View {
    @State private var tab = "A"
    @State private var isUp = true
    var body: some View {
      TabView(selection: $tab) {
        Text("first")
          .sheet(isPresented: $isUp) { Button("leave") { tab = "B" } }
          .tabItem { Text("A") }.tag("A")
        Text("second").tabItem { Text("B") }.tag("B")
      }
    }
  }

  @Test func `a sheet's button in an unselected tab is reported as hidden in that tab`() throws {
    let host = ViewHost(Tabs())
    try host.tap("leave")
    let error = #expect(throws: ViewHostError.self) { try host.tap("leave") }
    #expect(error?.reason == .hidden)
    #expect(error?.message.contains("in the tab \"A\", which is not selected") ?? false)
  }
}
