import Testing

/// The example of the migration page: an environment value that both closures copy.
@MainActor
@Suite("A panel that closes when the pointer leaves", .timeLimit(.minutes(20))) struct HoveringTests {
  struct Panel: View {
    let api: API
    let close: () -> Void
    @Environment(\.hovering) var hovering

    var body: some View {
      Text("Panel").observe(hovering, with: api) { _, _ in if !hovering { close() } }
    }
  }

  struct Window: View {
    let api: API
    let log: Log
    @State var hovering = false

    var body: some View {
      Button("Pointer") {
        hovering.toggle()
        log(hovering ? "comes" : "goes")
      }
      Panel(api: api) { log("close") }.environment(\.hovering, hovering)
    }
  }

  @Test(arguments: API.allCases)
  func `legacy closes the panel when the pointer enters, modern when it leaves`(api: API) throws {
    let log = Log()
    let host = ViewHost(Window(api: api, log: log))
    try host.tap("Pointer")
    try host.tap("Pointer")
    #expect(log.take() == (api == .legacy ? ["comes", "close", "goes"] : ["comes", "goes", "close"]))
  }
}

private struct HoveringKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var hovering: Bool {
    get { self[HoveringKey.self] }
    set { self[HoveringKey.self] = newValue }
  }
}
