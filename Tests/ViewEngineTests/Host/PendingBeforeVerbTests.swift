import Testing

@testable import ViewEngine

/// A verb first runs two frames for pending updates, with or without an index.
@MainActor
@Suite("Pending updates before a verb", .timeLimit(.minutes(20)))
struct PendingBeforeVerbTests {
  /// Never settles: each frame ends with pending work for the next.
  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onAppear { count += 1 }.id(count)
      Button("Tap") {}
    }
  }

  @Test(arguments: [nil, 0])
  func `a tap applies pending writes in two frames first, with or without an index`(index: Int?) throws {
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
