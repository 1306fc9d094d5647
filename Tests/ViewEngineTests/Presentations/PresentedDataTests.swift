import Testing

@testable import ViewEngine

@MainActor
@Suite("Presentations of data", .timeLimit(.minutes(20))) struct PresentedDataTests {
  private struct Alerts: View {
    let log: Log
    @State var isPresented = false
    @State var asks = false
    @State var name: String? = "Ann"
    @State var showsColumn = false
    @State var isSearching = false
    @State var text = ""
    @FocusState var isFieldFocused: Bool

    var body: some View {
      Button("alert") { isPresented = true }
        .alert(Text("Delete"), isPresented: $isPresented, presenting: name) { name in
          Button("Yes, \(name)") { log("deleted \(name)") }
        } message: {
          Text("It is \($0).")
        }
      Button("ask") { asks = true }
        .confirmationDialog(Text("Which"), isPresented: $asks, presenting: name) { Button("This \($0)") {} }
      Button("column") { showsColumn.toggle() }
        .inspector(isPresented: $showsColumn) { Text("inside") }
      Text(isFieldFocused ? "searching" : "idle")
        .searchable(text: $text).searchFocused($isFieldFocused)
      Button("search") { isFieldFocused = true }
    }
  }

  @Test func `an alert and a dialog with a Text title are built from the presented data`() throws {
    let log = Log()
    let host = ViewHost(Alerts(log: log))
    try host.tap("alert")
    #expect(host.tree.contains("Alert \"Delete\""))
    #expect(host.texts.contains("It is Ann."))
    try host.tap("Yes, Ann")
    try host.tap("ask")
    try host.tap("This Ann")
    #expect(log.take() == ["deleted Ann"])
  }

  @Test func `an inspector is shown while its binding is true`() throws {
    let host = ViewHost(Alerts(log: Log()))
    try host.tap("column")
    #expect(host.texts.contains("inside"))
    try host.tap("column")
    #expect(!host.texts.contains("inside"))
  }

  @Test func `@FocusState reads and moves the focus of a search field`() throws {
    let host = ViewHost(Alerts(log: Log()))
    #expect(host.texts.contains("idle"))
    try host.type("a", into: "Search")
    #expect(host.texts.contains("searching"))
    try host.unfocus()
    #expect(host.texts.contains("idle"))
    try host.tap("search")
    #expect(host.texts.contains("searching"))
  }

  @Test func `a Binding of AnyHashable writes values of the original type and ignores others`() {
    var value = 7
    let any = Binding<AnyHashable>(Binding(get: { value }, set: { value = $0 }))
    any.wrappedValue = 8
    any.wrappedValue = "no number"
    #expect((any.wrappedValue, value) == (8, 8))
  }
}
