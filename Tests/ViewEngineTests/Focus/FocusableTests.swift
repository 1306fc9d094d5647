import Testing

@testable import ViewEngine

@MainActor
@Suite("Focusable views", .timeLimit(.minutes(20))) struct FocusableTests {
  private enum Place: Hashable { case first, second, field }

  private struct Cards: View {
    @FocusState var place: Place?
    @State var text = ""
    @State var isSecondThere = true

    var body: some View {
      Card(name: "first").focusable().focused($place, equals: .first)
      if isSecondThere { Card(name: "second").focusable().focused($place, equals: .second) }
      TextField("field", text: $text).focused($place, equals: .field)
      Text(place.map { "\($0)" } ?? "none")
      Button("to second") { place = .second }
      Button("remove second") { isSecondThere = false }
    }
  }

  private struct Card: View {
    let name: String
    @Environment(\.isFocused) var isFocused
    var body: some View { Text(isFocused ? "\(name)!" : name) }
  }

  @Test func `focus(_:) focuses a focusable view, and its content reads isFocused`() throws {
    let host = ViewHost(Cards())
    try host.focus("first")
    #expect(host.texts == ["first!", "second", "", "first", "to second", "remove second"])
    try host.focus("field")
    #expect(host.texts == ["first", "second", "", "field", "to second", "remove second"])
  }

  @Test func `@FocusState moves the focus, and is cleared when the focused view is removed`() throws {
    let host = ViewHost(Cards())
    try host.tap("to second")
    #expect(host.texts == ["first", "second!", "", "second", "to second", "remove second"])
    try host.tap("remove second")
    #expect(host.texts == ["first", "", "none", "to second", "remove second"])
  }

  @Test func `focus(_:) throws for a view with focusable(false)`() throws {
    let log = Log()
    let host = ViewHost {
      Text("a").focusable(false)
      Text("b").focusable { log("b \($0)") }
      Text("c").focusable()
    }
    #expect(throws: ViewHostError.self) { try host.focus("a") }
    try host.focus("b")
    try host.focus("c")
    #expect(log.take() == ["b true", "b false"])
    #expect(host.interactions.map(\.description) == ["focus b", "focus c"])
  }
}
