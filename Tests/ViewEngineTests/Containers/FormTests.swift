import Testing

@testable import ViewEngine

@MainActor
@Suite("Form", .timeLimit(.minutes(20))) struct FormTests {
  @Test func `a form holds sections of controls`() {
    let host = ViewHost {
      Form {
        Section("Account") { TextField("Name", text: .constant("Ann")) }
      }
    }
    #expect(
      host.tree == """
        Form
          Section
            Text "Account"
            TextField "Ann"
              Text "Name"
        """)
  }
}
