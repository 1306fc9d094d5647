import Testing

@testable import ViewEngine

@MainActor
@Suite("focus(_:) and unfocus()", .timeLimit(.minutes(20))) struct FocusVerbTests {
  struct Form: View {
    enum Field { case name, age }
    let log: Log
    @State private var name = ""
    @State private var age = 1
    @FocusState private var field: Field?
    var body: some View {
      TextField("Name", text: $name, onEditingChanged: { log("name \($0)") }).focused($field, equals: .name)
      TextField("Age", value: $age, format: .number).focused($field, equals: .age)
      Text(field.map { "\($0)" } ?? "none")
      Text("\(age)").observe(field, followsCaptureRule: true) { log("field \($0.map { "\($0)" } ?? "none")") }
    }
  }

  @Test func `a field gets the focus and loses it, and its observers run`() throws {
    let log = Log()
    let host = ViewHost(Form(log: log))
    try host.focus("Name")
    #expect(host.texts[2] == "name")
    #expect(log.take() == ["name true", "field name"])
    try host.find("Age").focus()
    #expect(log.take() == ["name false", "field age"])
    try host.setText("7", of: "Age")
    #expect(host.texts == ["", "7", "age", "1"])
    try host.unfocus()
    #expect(host.texts == ["", "7", "none", "7"])
    #expect(log.take() == ["field none"])
    #expect(host.trace.contains(.event("focus Name")) && host.trace.contains(.event("unfocus")))
  }

  @Test func `unfocus() throws without a focused control, and focus(_:) throws for a plain text`() {
    let host = ViewHost(Form(log: Log()))
    #expect(
      #expect(throws: ViewHostError.self) { try host.unfocus() }
        == ViewHostError(.notFound, text: "unfocus: no control or view has the focus.\n\nTo fix, call focus(_:) first.")
    )
    #expect(#expect(throws: ViewHostError.self) { try host.focus("none") }?.reason == .notFound)
  }
}
