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

  @Test func `a SecureField runs onCommit when it is submitted`() throws {
    var commits = 0
    let host = ViewHost(
      SecureField("Password", text: .constant("ab"), onCommit: { commits += 1 }), configuration: .silent)
    try host.submit("Password")
    #expect(commits == 1)
  }
}
