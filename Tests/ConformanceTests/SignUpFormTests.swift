import Testing

@MainActor
@Suite("The sign-up form of the documentation", .timeLimit(.minutes(20))) struct SignUpFormTests {
  @Test func `the form reports a missing field and submits when all fields are filled`() throws {
    let host = ViewHost(SignUpForm())
    #expect(host.texts.contains("Please tell us your name."))
    #expect(throws: ViewHostError.self) { try host.tap("Sign up") }

    try host.type("Ada", into: "Name")
    try host.type("ada@example.org", into: "Email")
    try host.toggle("I accept the terms")
    try host.tap("Sign up")
    #expect(host.texts.suffix(3) == ["Welcome, Ada!", "On your own", "Done"])
    try host.tap("Done")
    #expect(!host.texts.contains("Welcome, Ada!"))
  }

  @Test func `a team begins with two seats, and cannot have fewer`() throws {
    let host = ViewHost(SignUpForm())
    try host.pick("Team", from: "Plan")
    #expect(host.texts.contains("2"))
    try host.setText("1", of: "Seats")
    #expect(host.texts.contains("A team has two seats or more."))
    try host.setText("3", of: "Seats")
    #expect(!host.texts.contains("A team has two seats or more."))
  }
}
