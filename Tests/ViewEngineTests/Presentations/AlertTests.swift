import Testing

@testable import ViewEngine

@MainActor
@Suite("Alerts", .timeLimit(.minutes(20))) struct AlertTests {
  func error(_ body: () throws -> Void) -> ViewHostError? { #expect(throws: ViewHostError.self) { try body() } }

  struct Deleting: View {
    let log: Log
    @State var isPresented = false
    var body: some View {
      Button("Delete") { isPresented = true }
        .alert("Sure?", isPresented: $isPresented) {
          Button("Yes", role: .destructive) { log("deleted, \(isPresented)") }
          Button("No", role: .cancel) {}
        } message: {
          Text("It is gone then.")
        }
    }
  }

  @Test func `an alert's button closes the alert, and then runs its action`() throws {
    let log = Log()
    let host = ViewHost(Deleting(log: log))
    try host.tap("Delete")
    #expect(host.texts == ["Delete", "Sure?", "It is gone then.", "Yes", "No"])
    #expect(
      error { try host.tap("Delete") }?.message
        == """
        tap: the button "Delete" is covered by the alert "Sure?".
          Its buttons: "Yes", "No".

        To fix, first tap one of its buttons.
        """)
    #expect(
      error { try host.dismissSheet() }?.message
        == """
        dismissSheet: only its buttons end the alert "Sure?".
          Its buttons: "Yes", "No".

        To fix, tap one of its buttons.
        """)
    try host.tap("Yes")
    #expect(log.take() == ["deleted, false"])
    #expect(host.texts == ["Delete"])
  }

  @Test func `an alert without buttons gets an OK button`() throws {
    struct Plain: View {
      @State var isPresented = true
      var body: some View { Text("root").alert("Done", isPresented: $isPresented) {} }
    }
    let host = ViewHost(Plain())
    #expect(host.texts == ["root", "Done", "OK"])
    try host.tap("OK")
    #expect(host.texts == ["root"])
  }

  @Test func `an alert that presents data is shown only when the data is set`() throws {
    struct About: View {
      @State var data: String?
      @State var isPresented = true
      var body: some View {
        Button("Set") { data = "it" }
          .alert("About", isPresented: $isPresented, presenting: data) { data in
            Button("Keep \(data)") {}
          } message: { data in
            Text("This is \(data)")
          }
      }
    }
    let host = ViewHost(About())
    #expect(host.texts == ["Set"])
    try host.tap("Set")
    #expect(host.texts == ["Set", "About", "This is it", "Keep it"])
    try host.tap("Keep it")
    #expect(host.texts == ["Set"])
  }

  @Test func `an Alert value can be presented by a flag or by an item`() throws {
    struct Item: Identifiable { let id: Int }
    struct Old: View {
      let log: Log
      @State var isPresented = true
      @State var item: Item?
      var body: some View {
        Button("Item") { item = Item(id: 7) }
          .alert(isPresented: $isPresented) {
            Alert(
              title: Text("Old"), message: Text("Message"), primaryButton: .destructive(Text("Go")) { log("go") },
              secondaryButton: .cancel())
          }
          .alert(item: $item) { Alert(title: Text("Item \($0.id)"), dismissButton: .default(Text("Fine"))) }
      }
    }
    let log = Log()
    let host = ViewHost(Old(log: log))
    #expect(host.texts == ["Item", "Old", "Message", "Go", "Cancel"])
    try host.tap("Go")
    #expect(log.take() == ["go"])
    try host.tap("Item")
    #expect(host.texts == ["Item", "Item 7", "Fine"])
    try host.tap("Fine")
    #expect(host.texts == ["Item"])
  }

  @Test func `an action of a confirmation dialog closes the dialog`() throws {
    struct Choosing: View {
      @State var isPresented = true
      @State var choice = "none"
      var body: some View {
        Text(choice)
          .confirmationDialog("Choose", isPresented: $isPresented) {
            Button("Red") { choice = "red" }
            Button("Blue") { choice = "blue" }
          }
      }
    }
    let host = ViewHost(Choosing())
    #expect(host.texts == ["none", "Choose", "Red", "Blue"])
    try host.tap("Blue")
    #expect(host.texts == ["blue"])
  }

  @Test func `a confirmation dialog can be dismissed without a choice`() throws {
    struct Choosing: View {
      let log: Log
      @State var isPresented = true
      var body: some View {
        Text("root")
          .confirmationDialog("Choose", isPresented: $isPresented) { Button("Red") { log("red") } }
          .onAppear { log(isPresented ? "asked" : "") }
      }
    }
    let log = Log()
    let host = ViewHost(Choosing(log: log))
    try host.dismissSheet()
    #expect(host.texts == ["root"])
    #expect(log.take() == ["asked"])
  }

  @Test func `an alert's action may present the next alert`() throws {
    struct Chain: View {
      @State var number: Int? = 1
      var body: some View {
        Text("root").alert(
          "Number \(number ?? 0)", isPresented: Binding(get: { number != nil }, set: { if !$0 { number = nil } })
        ) {
          Button("Next") { number = 2 }
        }
      }
    }
    let host = ViewHost(Chain())
    try host.tap("Next")
    #expect(host.texts == ["root", "Number 2", "Next"])
  }
}
