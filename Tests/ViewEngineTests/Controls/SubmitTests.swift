import Testing

@testable import ViewEngine

@MainActor
@Suite("onSubmit", .timeLimit(.minutes(20))) struct SubmitTests {
  struct Form: View {
    let log: Log
    @State var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name).onSubmit { log("name is \(name)") }
        SecureField("Password", text: $name)
        TextField("Search", text: $name).onSubmit(of: .search) { log("search") }
      }
      .onSubmit { log("form") }
    }
  }

  @Test func `a submission runs the onSubmit actions around the field, inner before outer`() throws {
    let log = Log()
    let host = ViewHost(Form(log: log))
    try host.type("Ann", into: "Name")
    try host.submit("Name")
    #expect(log.take() == ["name is Ann", "form"])
    try host.submit("Password")
    try host.submit("Search")
    #expect(log.take() == ["form", "form"])
  }

  @Test func `submit throws for a field that is disabled or missing`() {
    let host = ViewHost(Form(log: Log()).disabled(true))
    #expect(throws: ViewHostError.self) { try host.submit("Name") }
    #expect(throws: ViewHostError.self) { try host.submit("Mail") }
  }

  @Test func `a newline submits a single-line field, and begins a new line in a multi-line one`() throws {
    struct Lines: View {
      let log: Log
      @State var texts = ["", "", ""]
      var body: some View {
        VStack {
          TextField("One", text: $texts[0])
          TextField("Many", text: $texts[1], axis: .vertical)
          TextEditor(text: $texts[2]).accessibilityLabel("Editor")
        }
        .onSubmit { log("submits \(texts)") }
      }
    }
    let log = Log()
    let host = ViewHost(Lines(log: log))
    try host.type("a\nb", into: "One")
    #expect(log.take() == [#"submits ["a", "", ""]"#])
    try host.type("c\nd", into: "Many")
    try host.type("e\r\nf", into: "Editor")
    #expect(host.texts.prefix(3) == ["ab", "c\nd", "e\r\nf"])
    #expect(log.take() == [])
    #expect(
      throws: ViewHostError(
        .invalidValue,
        text: """
          submit: the text editor "Editor" cannot be submitted: its return key begins a new line.

          To fix, type a newline: type("\\n", into: "Editor").
          """
      )
    ) { try host.submit("Editor") }
    #expect(host.interactions.map(\.description).filter { $0.hasPrefix("submit") } == ["submit One", "submit Many"])
  }

  @Test func `a backspace removes the last character, however many scalars it has`() throws {
    let host = ViewHost(Form(log: Log()))
    try host.type("né👨‍👩‍👧", into: "Name")
    try host.type("\u{8}", into: "Name")
    #expect(host.texts.first == "né")
    try host.type("\u{7F}\u{8}\u{8}", into: "Name")
    #expect(host.texts.first == "")
  }
}
