import Testing

@testable import ViewEngine

@MainActor
@Suite("onTapGesture", .timeLimit(.minutes(5))) struct TapGestureTests {
  @Test func `a view with a tap gesture is tapped by the texts in it, and a control in it by its own`() throws {
    let log = Log()
    let host = ViewHost {
      Text("Alone").onTapGesture { log("alone") }
      HStack {
        Text("Left")
        Button("Button") { log("button") }
        Text("Right")
      }.onTapGesture { log("stack") }
      Text("Twice").onTapGesture(count: 2) { log("twice") }
      Text("Off").onTapGesture { log("off") }.disabled(true)
    }
    try host.tap("Alone")
    try host.tap("Left Right")
    try host.tap("Button")
    try host.tap("Twice")
    #expect(log.take() == ["alone", "stack", "button", "twice"])
    #expect(throws: ViewHostError.self) { try host.tap("Off") }
  }

  @Test func `the newest closure runs`() throws {
    struct Counter: View {
      @State var count = 0
      var body: some View {
        let next = count + 1
        Text("Count").onTapGesture { count = next }
        Text("\(count)")
      }
    }
    let host = ViewHost(Counter())
    try host.tap("Count")
    try host.tap("Count")
    #expect(host.texts == ["Count", "2"])
  }
}
