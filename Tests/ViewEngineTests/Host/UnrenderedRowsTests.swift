import Testing

@testable import ViewEngine

/// Rows with their own state, which no walk has visited: a verb renders only the path to its target.
@MainActor
@Suite("Rows that are not rendered yet", .timeLimit(.minutes(20))) struct UnrenderedRowsTests {
  struct Row: View {
    let number: Int
    @State private var taps = 0
    @State private var note = ""
    @State private var isUp = false
    var body: some View {
      Button("Row \(number) \(taps)") { taps += 1 }.accessibilityIdentifier("row \(number)")
      if number == 7 { Button("Twice") {} }
      if number == 3 || number == 7 { Button("Twice") {} }
      if number == 5 { TextField("Note", text: $note) }
      if number == 9 { Button("Ask") { isUp = true }.sheet(isPresented: $isUp) { Button("Well") {} } }
    }
  }

  struct Rows: View {
    var body: some View { ForEach(0..<20) { Row(number: $0) } }
  }

  struct PlainRow: View {
    let number: Int
    @State private var taps = 0
    var body: some View { Button("Row \(number) \(taps)") { taps += 1 } }
  }

  private func rendered(by host: ViewHost) -> Int {
    func count(_ fragment: Fragment) -> Int {
      1 + fragment.entries.nodes.compactMap(\.node.fragment).map(count).reduce(0, +)
    }
    return host.root.fragment.map(count) ?? 0
  }

  @Test func `a tap renders only the path to its row`() throws {
    let host = ViewHost { ForEach(0..<20) { PlainRow(number: $0) } }
    try host.tap("Row 4 0")
    try host.tap("Row 4 1")
    // The root, the rows and the row.
    #expect(rendered(by: host) == 3)
    #expect(host.texts == (0..<20).map { "Row \($0) \($0 == 4 ? 2 : 0)" })
    #expect(rendered(by: host) == 22)
  }

  @Test func `a row is found by its current text, and not by an older one`() throws {
    let host = ViewHost(Rows())
    try host.tap("Row 4 0")
    #expect(throws: ViewHostError.self) { try host.tap("Row 4 0") }
    host.render()
    try host.tap("Row 4 1")
    try host.tap("Row 6 0")
    #expect(host.texts.filter { $0.hasSuffix(" 2") || $0.hasSuffix(" 1") } == ["Row 4 2", "Row 6 1"])
  }

  @Test func `a tap finds all buttons with the same label in unrendered rows`() throws {
    let host = ViewHost(Rows())
    let error = #expect(throws: ViewHostError.self) { try host.tap("Twice") }
    #expect(error?.reason == .ambiguous)
    #expect(error?.message.contains("there are 3 buttons") ?? false)
    try host.tap("Twice", at: 2)
  }

  @Test func `a text control is found by its title, and keeps what was typed`() throws {
    let host = ViewHost(Rows())
    try host.type("ab", into: "Note")
    try host.type("c", into: "Note")
    #expect(host.texts.contains("abc"))
  }

  @Test func `a sheet of an unrendered row covers the other rows`() throws {
    let host = ViewHost(Rows())
    try host.tap("Ask")
    let error = #expect(throws: ViewHostError.self) { try host.tap("Row 2 0") }
    #expect(error?.reason == .covered)
    try host.tap("Well")
    try host.dismissSheet()
    try host.tap("Row 2 0")
    #expect(host.interactions.map(\.label).contains("Row 2 1"))
  }
}
