import OnChangeCompat
import Testing

/// Section 6 of the contract: `initial` belongs to an appearance, and runs with no other event.
@MainActor
@Suite("Initial that comes later", .timeLimit(.minutes(20))) struct LaterInitialTests {
  private struct Screen: View {
    let log: Log
    @State private var isInitial = false
    @State private var tab = "A"
    var body: some View {
      Button("Initial") { isInitial.toggle() }
      TabView(selection: $tab) {
        Text("A").onChange(of: 1, initial: isInitial) { log("\($0) → \($1)") }
          .tabItem { Text("A") }.tag("A")
        Text("B").tabItem { Text("B") }.tag("B")
      }
    }
  }

  @Test func `an observer that becomes initial while visible runs at its next appearance`() throws {
    let log = Log()
    let host = ViewHost(Screen(log: log))
    try host.tap("Initial")
    #expect(log.take() == [])
    try host.select("B")
    #expect(log.take() == [])
    try host.select("A")
    #expect(log.take() == ["1 → 1"])
  }
}
