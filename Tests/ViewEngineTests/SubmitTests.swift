import Testing

@testable import ViewEngine

@MainActor
@Suite("onSubmit") struct SubmitTests {
  struct Form: View {
    let log: Log
    @State var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name).onSubmit { log("name is \(name)") }
        SecureField("Password", text: $name)
        TextField("Search", text: $name).onSubmit(of: .search) { log("search") }
        VStack { TextField("Alone", text: $name).onSubmit { log("alone") } }.submitScope()
      }
      .onSubmit { log("form") }
    }
  }

  @Test func `a submission runs the actions around the field, inner before outer`() throws {
    let log = Log()
    let host = ViewHost(Form(log: log))
    try host.type("Ann", into: "Name")
    try host.submit("Name")
    #expect(log.take() == ["name is Ann", "form"])
    try host.submit("Password")
    try host.submit("Search")
    #expect(log.take() == ["form", "form"])
  }

  @Test func `a scope keeps submissions from the actions around it`() throws {
    let log = Log()
    try ViewHost(Form(log: log)).submit("Alone")
    #expect(log.take() == ["alone"])
  }

  @Test func `what cannot be submitted is an error`() {
    let host = ViewHost(Form(log: Log()).disabled(true))
    #expect(throws: ViewHostError.self) { try host.submit("Name") }
    #expect(throws: ViewHostError.self) { try host.submit("Mail") }
  }
}
