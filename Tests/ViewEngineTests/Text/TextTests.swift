import Testing

@testable import ViewEngine

@MainActor
@Suite("Text", .timeLimit(.minutes(20))) struct TextTests {
  @Test func `a Text shows its string, and two joined texts are one`() {
    let host = ViewHost(Text("Hello, ") + Text(verbatim: "world"))
    #expect(host.texts == ["Hello, world"])
    #expect(host.tree == #"Text "Hello, world""#)
  }

  @Test func `Text accepts any kind of string`() {
    #expect(ViewHost(Text("abc".dropFirst())).texts == ["bc"])
  }

  // The compiler gives up if an initializer of Text leaves the type of its argument open.
  @Test func `a text can be put together from many literals`() {
    let text = Text("a" + "b" + "c" + "d" + "e" + "f" + "g" + "h" + "i" + "j" + "k" + "l" + "m" + "n" + "o" + "p")
    #expect(ViewHost(text).texts == ["abcdefghijklmnop"])
  }
}
