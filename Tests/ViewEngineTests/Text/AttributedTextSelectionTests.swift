import Foundation
import Testing
import ViewEngine

@MainActor
@Suite("A selection in an attributed text", .timeLimit(.minutes(20))) struct AttributedTextSelectionTests {
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
  private struct Note: View {
    @State var text: AttributedString
    @State var selection: AttributedTextSelection
    let log: (AttributedString, AttributedTextSelection) -> Void

    var body: some View {
      TextEditor(text: $text, selection: $selection).accessibilityLabel("Note")
      Button("Look") { log(text, selection) }
    }
  }

  private func link(_ text: String) -> AttributedString {
    var part = AttributedString(text)
    part.link = URL(string: "app://a")
    return part
  }

  /// The runs of the text after what a host does, each with whether it is a link, and the selection.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
  private func after(
    _ text: AttributedString, _ selection: AttributedTextSelection = .init(), _ steps: (ViewHost) throws -> Void
  ) throws -> (runs: [String], selection: AttributedTextSelection) {
    var found: (AttributedString, AttributedTextSelection)?
    let host = ViewHost(Note(text: text, selection: selection) { found = ($0, $1) })
    try steps(host)
    try host.tap("Look")
    let (text, selection) = try #require(found)
    #expect(selection == AttributedTextSelection(insertionPoint: text.endIndex))
    return (text.runs.map { "\(String(text[$0.range].characters))\($0.link == nil ? "" : " link")" }, selection)
  }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
  @Test func `typed text takes the attributes of the character before it`() throws {
    #expect(try after("see " + link("here")) { try $0.type("!", into: "Note") }.runs == ["see ", "here! link"])
    #expect(try after(link("here") + " now") { try $0.type("!", into: "Note") }.runs == ["here link", " now!"])
  }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
  @Test func `the selection's typing attributes override those of the previous character`() throws {
    let text = "see " + link("here")
    let selection = AttributedTextSelection(insertionPoint: text.endIndex, typingAttributes: AttributeContainer())
    #expect(try after(text, selection) { try $0.type("!", into: "Note") }.runs == ["see ", "here link", "!"])
  }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
  @Test func `unchanged parts of an edited text keep their attributes`() throws {
    let text = "see " + link("here") + " now"
    #expect(try after(text) { try $0.setText("see where now", of: "Note") }.runs == ["see w", "here link", " now"])
    #expect(try after(text) { try $0.setText("see now", of: "Note") }.runs == ["see now"])
    #expect(try after(text) { try $0.setText("aaa", of: "Note") }.runs == ["aaa"])
  }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
  @Test func `a selection reports its indices and typing attributes`() {
    let text = "see " + link("here")
    let start = text.startIndex
    #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
    #expect(AttributedTextSelection(range: start..<start).indices(in: text) == .insertionPoint(start))
    let all = AttributedTextSelection(range: start..<text.endIndex)
    #expect(all.indices(in: text) == .ranges(RangeSet(start..<text.endIndex)))
    #expect(all == AttributedTextSelection(ranges: RangeSet(start..<text.endIndex)))
    #expect(all.typingAttributes(in: text).link == nil)
    #expect(AttributedTextSelection().typingAttributes(in: text).link == URL(string: "app://a"))
    #expect(AttributedTextSelection().typingAttributes(in: "").link == nil)
  }
}
