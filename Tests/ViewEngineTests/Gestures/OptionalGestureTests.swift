import Testing

@testable import ViewEngine

@MainActor
@Suite("Optional gestures", .timeLimit(.minutes(20))) struct OptionalGestureTests {
  @Test func `a gesture that is nil is not offered, and is once it has a value`() throws {
    struct Card: View {
      @State var isEditing = false
      @State var taps = 0
      var body: some View {
        Text("Card").gesture(isEditing ? TapGesture().onEnded { taps += 1 } : nil)
        Text("\(taps)")
        Button("Edit") { isEditing.toggle() }
      }
    }
    let host = ViewHost(Card(), configuration: .silent)
    #expect(throws: ViewHostError.self) { try host.tap("Card") }
    try host.tap("Edit")
    try host.tap("Card")
    #expect(host.texts == ["Card", "1", "Edit"])
    try host.tap("Edit")
    #expect(throws: ViewHostError.self) { try host.tap("Card") }
  }
}
