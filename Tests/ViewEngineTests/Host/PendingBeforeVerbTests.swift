import Testing

@testable import ViewEngine

/// What waits when a verb is called has one frame before it, however the control is named.
@MainActor
@Suite("What waits before a verb", .timeLimit(.minutes(5)))
struct PendingBeforeVerbTests {
  /// Never comes to rest: each frame ends with something left for the next.
  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onAppear { count += 1 }.id(count)
      Button("Tap") {}
    }
  }

  @Test(arguments: [nil, 0]) func `it has one frame, with an index or without`(index: Int?) throws {
    var configuration = ViewHost.Configuration()
    configuration.onWarning = { _ in }
    let host = ViewHost(Restless(), configuration: configuration)
    let frames = host.frameCount
    try host.tap("Tap", at: index)
    #expect(host.frameCount == frames + 2 + 1)
    host.clearTrace()
    try host.tap("Tap", at: index)
    let events = host.trace.filter { if case .event = $0 { true } else { false } }
    #expect(events == [.event("write"), .event("write"), .event("tap Tap")])
  }
}
