import Testing

@testable import ViewEngine

@MainActor
@Suite("Text", .timeLimit(.minutes(20))) struct TextTests {
  @Test func `a text shows its string, and two texts are one`() {
    let host = ViewHost(Text("Hello, ") + Text(verbatim: "world"))
    #expect(host.texts == ["Hello, world"])
    #expect(host.tree == #"Text "Hello, world""#)
  }

  @Test func `any kind of string will do`() {
    #expect(ViewHost(Text("abc".dropFirst())).texts == ["bc"])
  }
}
