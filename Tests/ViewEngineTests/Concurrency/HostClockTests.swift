import Testing

@testable import ViewEngine

@MainActor
@Suite("The clock of a host", .timeLimit(.minutes(20))) struct HostClockTests {
  @Test(.requiresRuntime) func `the host's clock moves only with advance(by:), and wakes each sleeper at its time`()
    async
  {
    let log = Log()
    let host = ViewHost {
      Sleeper(name: "slow", milliseconds: 2500, log: log)
      Sleeper(name: "quick", milliseconds: 1000, log: log)
    }
    #expect(await host.settle())
    #expect(log.take() == [])
    #expect(await host.advance(by: .milliseconds(999)))
    #expect(log.take() == [])
    #expect(await host.advance(by: .milliseconds(1)))
    #expect(log.take() == ["quick 1"])
    #expect(await host.advance(by: .seconds(3)))
    #expect(log.take() == ["quick 2", "slow 1", "quick 3", "quick 4"])
  }

  @Test(.requiresRuntime) func `a repeating sleeper wakes at each deadline within one advance(by:)`() async {
    struct Ticker: View {
      @Environment(\.clock) private var clock
      @State private var ticks = 0
      var body: some View {
        Text("\(ticks)").task {
          while (try? await clock.sleep(for: .seconds(1))) != nil { ticks += 1 }
        }
      }
    }
    let host = ViewHost(Ticker())
    #expect(await host.advance(by: .milliseconds(3500)))
    #expect(host.texts == ["3"])
    #expect(await host.advance(by: .milliseconds(500)))
    #expect(host.texts == ["4"])
  }

  @Test(.requiresRuntime) func `advance(by:) with a negative duration is a no-op with a warning`() async {
    let log = Log()
    let host = ViewHost(Sleeper(name: "quick", milliseconds: 1000, log: log), configuration: .silent)
    #expect(await host.advance(by: .seconds(-1)))
    #expect(
      host.warnings == [
        "advance: the duration -1.0 seconds is negative, so the clock does not move.\n\n"
          + "To fix, pass a duration from zero."
      ])
    #expect(await host.advance(by: .seconds(1)))
    #expect(log.take() == ["quick 1"])
  }

  private struct Search: View {
    @State private var text = ""
    @State private var found = ""
    var body: some View {
      TextField("search", text: $text)
      Text(found).task(id: text) {
        try? await Task.sleep(for: .seconds(86_400))
        if !Task.isCancelled { found = "found \(text)" }
      }
    }
  }

  @Test(.requiresRuntime, arguments: [false, true])
  func `advance(by:) warns of a sleep in real time, which it does not move`(holdsTime: Bool) async throws {
    var configuration = ViewHost.Configuration.silent
    configuration.holdsTime = holdsTime
    let host = ViewHost(Search(), configuration: configuration)
    try host.type("tea", into: "search")
    await host.advance(by: .seconds(86_400))
    #expect(host.texts == (holdsTime ? ["tea", "found tea"] : ["tea", ""]))
    #expect(
      host.warnings
        == (holdsTime
          ? []
          : [
            "advance: a task sleeps in real time, which advance(by:) does not move.\n\n"
              + "To fix, set holdsTime in the host's Configuration, or wait until the view shows what you expect."
          ]))
    host.end()
  }

  @Test(.requiresRuntime) func `a sleeping task is cancelled when the host is dismissed`() async {
    let log = Log()
    let host = ViewHost(Sleeper(name: "a", milliseconds: 1000, log: log))
    #expect(await host.settle())
    host.dismiss()
    #expect(await host.settle())
    #expect(log.take() == ["a is cancelled"])
  }

  @Test func `a view reads the host's clock, unless a different one is set`() {
    let host = ViewHost {
      Reader()
      Reader().environment(\.clock, SuspendingClock())
    }
    #expect(host.texts == ["HostClock", "SuspendingClock"])
  }

  @Test func `a zero-duration sleep and an already cancelled sleep end at once`() async throws {
    let clock = HostClock()
    try await clock.sleep(for: .zero)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

private struct Sleeper: View {
  let name: String
  let milliseconds: Int
  let log: Log
  @Environment(\.clock) private var clock
  var body: some View {
    Text(name).task {
      for number in 1... {
        do {
          try await clock.sleep(for: .milliseconds(milliseconds))
        } catch {
          return log("\(name) is cancelled")
        }
        log("\(name) \(number)")
      }
    }
  }
}

private struct Reader: View {
  @Environment(\.clock) private var clock
  var body: some View { Text("\(type(of: clock))") }
}
