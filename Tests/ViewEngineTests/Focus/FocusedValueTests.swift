import Testing

@testable import ViewEngine

@MainActor
@Suite("Focused values", .timeLimit(.minutes(20))) struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.note) var note
    @FocusedValue(\.document) var document
    @FocusedValue(\.count) var count

    var body: some View {
      Text("\(note ?? "none") in \(document ?? "none")")
      Button("count \(count?.wrappedValue ?? -1)") { count?.wrappedValue += 1 }
    }
  }

  private struct Notes: View {
    @State var count = 0
    @State var hasSecond = true

    var body: some View {
      Reader()
      VStack {
        Text("first").focusable().focusedValue(\.note, "one")
        if hasSecond { Text("second").focusable().focusedValue(\.note, "two").focusedValue(\.count, $count) }
      }
      .focusedValue(\.note, "outer")
      .focusedSceneValue(\.document, "draft")
      Text("third").focusable()
      Button("remove") { hasSecond = false }
    }
  }

  @Test func `a reader gets the values of the focused view, and the innermost value wins`() throws {
    let host = ViewHost(Notes())
    #expect(host.texts.prefix(2) == ["none in draft", "count -1"])
    try host.focus("first")
    #expect(host.texts.prefix(2) == ["one in draft", "count -1"])
    try host.focus("second")
    #expect(host.texts.prefix(2) == ["two in draft", "count 0"])
    try host.tap("count 0")
    #expect(host.texts.prefix(2) == ["two in draft", "count 1"])
    try host.focus("third")
    #expect(host.texts.prefix(2) == ["none in draft", "count -1"])
  }

  @Test func `a removed view no longer provides its focused values`() throws {
    let host = ViewHost(Notes())
    try host.focus("second")
    try host.tap("remove")
    #expect(host.texts.prefix(2) == ["none in draft", "count -1"])
  }
}

extension FocusedValues {
  private struct NoteKey: FocusedValueKey { typealias Value = String }
  private struct DocumentKey: FocusedValueKey { typealias Value = String }
  private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var document: String? {
    get { self[DocumentKey.self] }
    set { self[DocumentKey.self] = newValue }
  }

  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}
