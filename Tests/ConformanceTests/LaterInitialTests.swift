import OnChangeCompat
import Testing

/// Section 6 of the contract: `initial` belongs to an appearance, and runs with no other event.
@MainActor
@Suite("Initial that comes later", .timeLimit(.minutes(1))) struct LaterInitialTests {
  private struct Screen: View {
    let log: Log
    @State private var isShown = false
    @State private var isInitial = false
    var body: some View {
      Button("Show") { isShown.toggle() }
      Button("Initial") { isInitial.toggle() }
      Group { if isShown { Text("shown") } }
        .onChange(of: isShown, initial: isInitial) { log("\($0) → \($1)") }
    }
  }

  @Test func `an observer that becomes initial while its view is there does not run for it`() throws {
    let log = Log()
    let host = ViewHost(Screen(log: log))
    try host.tap("Show")
    try host.tap("Initial")
    #expect(log.take() == ["false → true"])
    try host.tap("Show")
    try host.tap("Show")
    #expect(log.take() == ["true → false", "false → true", "true → true"])
  }
}
