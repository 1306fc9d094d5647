import Testing

@testable import ViewEngine

@MainActor
@Suite("What cannot be seen", .timeLimit(.minutes(20))) struct HiddenTests {
  struct Fading: View {
    let log: Log
    @State private var opacity = 0.0
    @State private var text = ""
    var body: some View {
      VStack {
        Text("Ghost")
        Button("Boo") { log("boo") }
        TextField("Name", text: $text)
      }
      .opacity(opacity)
      Button("Show") { opacity = 0.5 }
    }
  }

  @Test func `a transparent view cannot be read or tapped, and the error names the modifier`() throws {
    let log = Log()
    let host = ViewHost(Fading(log: log))
    #expect(host.texts == ["Show"])
    #expect(host.interactions.map(\.description) == ["tap Show"])
    #expect(
      #expect(throws: ViewHostError.self) { try host.tap("Boo") }
        == ViewHostError(
          .hidden,
          text: """
            tap: the button "Boo" is hidden by the .opacity(0) modifier on the VStack around it.

            To fix, perform the event that shows it first, or remove .opacity(0).
            """))
    #expect(host.tree.hasPrefix("VStack [opacity: 0.0]\n  Text \"Ghost\""))
    try host.tap("Show")
    #expect(host.texts == ["Ghost", "Boo", "", "Show"])
    try host.tap("Boo")
    #expect(log.take() == ["boo"])
    #expect(host.tree.hasPrefix("VStack [opacity: 0.5]"))
  }

  @Test func `the error names the modifier on the control itself`() {
    let host = ViewHost {
      Button("A") {}.opacity(0)
      Button("B") {}.hidden()
      Button("C") {}.opacity(0.01)
    }
    func reason(_ label: String) -> String? {
      #expect(throws: ViewHostError.self) { try host.tap(label) }?.message
    }
    #expect(reason("A")?.hasPrefix(#"tap: the button "A" is hidden by the .opacity(0) modifier on it."#) == true)
    #expect(reason("B")?.hasPrefix(#"tap: the button "B" is hidden by the .hidden modifier on it."#) == true)
    #expect(host.texts == ["C"])
    #expect(throws: Never.self) { try host.tap("C") }
  }
}
