import Testing

@testable import ViewEngine

@MainActor
@Suite("SecureField", .timeLimit(.minutes(20))) struct SecureFieldTests {
  @Test func `a SecureField shows a dot for each character, and writes the typed text`() throws {
    struct Login: View {
      @State var password = "ab"
      var body: some View {
        SecureField("Password", text: $password, prompt: Text("secret"))
        Text(password)
      }
    }
    let host = ViewHost(Login())
    try host.type("c", into: "Password")
    #expect(host.texts == ["•••", "abc"])
    #expect(host.tree.hasPrefix(#"SecureField "•••" [prompt: secret]"#))
  }
}
