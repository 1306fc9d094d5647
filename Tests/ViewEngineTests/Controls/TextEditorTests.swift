import Testing

@testable import ViewEngine

@MainActor
@Suite("TextEditor", .timeLimit(.minutes(20))) struct TextEditorTests {
  @Test func `a TextEditor is found by its text, and typing continues when the text changes`() throws {
    struct Note: View {
      @State var text = ""
      var body: some View { TextEditor(text: $text) }
    }
    let host = ViewHost(Note())
    try host.type("a\nb", into: "")
    #expect(host.texts == ["a\nb"])
    try host.setText("c", of: "a\nb")
    #expect(host.tree == #"TextEditor "c""#)
  }
}
