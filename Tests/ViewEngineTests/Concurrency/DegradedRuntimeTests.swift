import HostRuntime
import Testing

@testable import ViewEngine

/// A host that cannot know its jobs, by its configuration or on an unknown runtime.
@MainActor
@Suite("A host that cannot know its jobs", .timeLimit(.minutes(20)))
struct DegradedRuntimeTests {
  private struct Loading: View {
    let feed: AsyncStream<String>
    @State private var text = "loading"
    var body: some View {
      Text(text).task { for await next in feed { text = next } }
    }
  }

  private struct Sleeping: View {
    @State private var text = "asleep"
    @Environment(\.clock) private var clock
    var body: some View {
      Text(text).task {
        try? await clock.sleep(for: .seconds(5))
        text = "awake"
      }
    }
  }

  private var degraded: ViewHost.Configuration {
    var configuration = ViewHost.Configuration()
    configuration.watchesRuntime = false
    configuration.onWarning = { _ in }
    return configuration
  }

  @Test func `settle() never says idle, and says why and how long it waited`() async throws {
    let host = ViewHost(Text("a"), configuration: degraded)
    #expect(await !host.settle())
    let warning = try #require(host.warnings.first)
    #expect(
      warning.hasPrefix(
        "settle: the host of Text cannot know whether it is idle, because "))
    #expect(warning.contains("It waited until nothing had happened for 0.1 seconds."))
    #expect(!host.isQuiet)
    #expect(host.outside.unseenWork == ["Task"])
  }

  @Test func `the configuration is named as the reason`() async throws {
    let host = ViewHost(Text("a"), configuration: degraded)
    await host.settle()
    #expect(host.warnings.first?.contains("because Configuration.watchesRuntime is false") == true)
  }

  @Test func `wait(until:) waits for a task, and fails without calling the host idle`() async throws {
    let (feed, source) = AsyncStream<String>.makeStream()
    var configuration = degraded
    configuration.outsideLimit = .seconds(600)
    let host = ViewHost(Loading(feed: feed), configuration: configuration)
    source.yield("loaded")
    try await host.wait { host.texts == ["loaded"] }
    configuration.outsideLimit = .zero
    let other = ViewHost(Text("a"), configuration: configuration)
    let error = await #expect(throws: ViewHostError.self) { try await other.wait { false } }
    #expect(
      error?.description.hasPrefix(
        "wait: the condition is still false, and the host cannot know whether it is idle") == true)
  }

  @Test func `advance(by:) moves the host's clock, and does not say idle`() async throws {
    let host = ViewHost(Sleeping(), configuration: degraded)
    // The task sleeps once it has begun, which this host cannot know.
    while host.graph.sleeperCount == 0 { await Task.yield() }
    #expect(await !host.advance(by: .seconds(5)))
    try await host.wait { host.texts == ["awake"] }
  }

  @Test func `finish() reports that the host may still be at work`() async {
    let host = ViewHost(Text("a"), configuration: degraded)
    let error = await #expect(throws: ViewHostError.self) { try await host.finish(allowing: .warnings) }
    #expect(error?.description.contains("the host cannot know whether it is idle") == true)
  }

  @Test func `settle() gives up at its limit of frames`() async {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").task(id: count) { count += 1 }
      }
    }
    let host = ViewHost(Restless(), configuration: degraded)
    #expect(await !host.settle(maxFrames: 5))
    #expect(host.frameCount <= 7)
  }

  @Test func `a host without reports leaves the jobs of another host alone`() async throws {
    let host = ViewHost(Text("a"), configuration: degraded)
    var ownsJobs = true
    host.update { ownsJobs = host.graph.tasks.jobs.tracking.runsHere }
    #expect(!ownsJobs)
    if RuntimeChoice.whyUnknown == nil { #expect(await ViewHost(Text("b")).settle()) }
  }
}
