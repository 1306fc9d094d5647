import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("A host that holds time", .serialized, .requiresRuntime, .timeLimit(.minutes(20)))
struct HeldTimeTests {
  private func host(_ action: @escaping @MainActor (Log) async throws -> Void) -> (ViewHost, Log) {
    let log = Log()
    let host = ViewHost(Starter(log: log, action: action), configuration: .holdingTime)
    return (host, log)
  }

  @Test(arguments: Sleep.allCases)
  func `a sleep ends when the host's clock reaches its deadline`(_ sleep: Sleep) async throws {
    var logs: [[String]: Int] = [:]
    for _ in 1...250 {
      let (host, log) = host { log in
        try await sleep.run(milliseconds: 300)
        log("done")
      }
      try host.tap("Start")
      #expect(await host.advance(by: .milliseconds(299)))
      let early = log.take()
      #expect(await host.advance(by: .milliseconds(1)))
      logs[early + ["|"] + log.take(), default: 0] += 1
    }
    #expect(logs == [["|", "done"]: 250])
  }

  /// Ways to write after the same delay.
  enum Late: CaseIterable {
    case task, detached, clock, queue

    @MainActor func start(_ clock: any Clock<Duration>, _ write: @escaping @MainActor @Sendable () -> Void) {
      switch self {
      case .task:
        Task {
          try? await Task.sleep(for: .seconds(1))
          write()
        }
      case .detached:
        Task.detached {
          try? await Task.sleep(for: .seconds(1))
          await write()
        }
      case .clock:
        Task {
          try? await clock.sleep(for: .seconds(1))
          write()
        }
      case .queue: DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { write() }
      }
    }
  }

  @Test(arguments: Late.allCases)
  func `sleepers of one deadline wake one at a time, in the order of their start`(_ late: Late) async throws {
    struct Taps: View {
      let late: Late
      @Environment(\.clock) var clock
      @State private var taps = 0
      @State private var order = ""
      var body: some View {
        Text("order \(order)")
        Button("Tap") {
          taps += 1
          let tap = taps
          late.start(clock) { order += "\(tap)" }
        }
      }
    }
    var texts: [String: Int] = [:]
    for _ in 1...200 {
      let host = ViewHost(Taps(late: late), configuration: .holdingTime)
      for _ in 1...5 { try host.tap("Tap") }
      #expect(await host.advance(by: .seconds(1)))
      texts[host.texts[0], default: 0] += 1
    }
    #expect(texts == ["order 12345": 200])
  }

  @Test func `a debounce with Task.sleep runs once, after the last keystroke`() async throws {
    for _ in 1...250 {
      let host = ViewHost(Search(), configuration: .holdingTime)
      for character in "abc" {
        try host.type(String(character), into: "Query")
        #expect(await host.advance(by: .milliseconds(100)))
      }
      #expect(host.texts.last == "0 searches")
      #expect(await host.advance(by: .milliseconds(199)))
      #expect(host.texts.last == "0 searches")
      #expect(await host.advance(by: .milliseconds(1)))
      #expect(host.texts.last == "1 searches")
    }
  }

  @Test func `sleeps in nested tasks and task groups each end at their deadline`() async throws {
    let (host, log) = host { log in
      log("outer")
      try await Task.sleep(for: .seconds(1))
      let inner = Task {
        try await Task.sleep(for: .seconds(2))
        log("inner")
      }
      try await withThrowingTaskGroup(of: Int.self) { group in
        for seconds in [3, 1] {
          group.addTask {
            try await Task.sleep(for: .seconds(seconds))
            return seconds
          }
        }
        for try await seconds in group { log("child \(seconds)") }
      }
      try await inner.value
      log("done")
    }
    try host.tap("Start")
    var lines: [[String]] = []
    for _ in 1...5 {
      #expect(await host.settle())
      lines.append(log.take())
      #expect(await host.advance(by: .seconds(1)))
    }
    #expect(lines == [["outer"], [], ["child 1"], ["inner"], ["child 3", "done"]])
  }

  @Test func `a cancelled sleep ends at once, and its deadline wakes no task`() async throws {
    let (host, log) = host { log in
      let sleeper = Task {
        do { try await Task.sleep(for: .seconds(10)) } catch { log("cancelled") }
      }
      try await Task.sleep(for: .seconds(1))
      sleeper.cancel()
    }
    try host.tap("Start")
    #expect(await host.advance(by: .milliseconds(999)))
    #expect(log.take() == [])
    #expect(await host.advance(by: .milliseconds(1)))
    #expect(log.take() == ["cancelled"])
    #expect(await host.advance(by: .seconds(60)))
    #expect(log.take() == [])
  }

  @Test func `repeated Task.sleep(until:clock:) deadlines do not drift`() async throws {
    let (host, log) = host { log in
      var next = ContinuousClock.now
      for tick in 1...5 {
        next += .seconds(1)
        try await Task.sleep(until: next, clock: .continuous)
        log("\(tick)")
      }
    }
    try host.tap("Start")
    for tick in 1...5 {
      #expect(await host.advance(by: .milliseconds(999)))
      #expect(log.take() == [])
      #expect(await host.advance(by: .milliseconds(1)))
      #expect(log.take() == ["\(tick)"])
    }
  }

  @Test func `an hour of one-second sleeps passes in held time`() async throws {
    let (host, log) = host { log in
      for _ in 1...3600 { try await Task.sleep(for: .seconds(1)) }
      log("an hour")
    }
    try host.tap("Start")
    #expect(await host.advance(by: .seconds(3599)))
    #expect(log.take() == [])
    #expect(await host.advance(by: .seconds(1)))
    #expect(log.take() == ["an hour"])
  }

  @Test func `each host holds the time of its own tasks`() async throws {
    let (first, firstLog) = host { log in
      try await Task.sleep(for: .seconds(1))
      log("first")
    }
    let (second, secondLog) = host { log in
      try await Task.sleep(for: .seconds(1))
      log("second")
    }
    try first.tap("Start")
    try second.tap("Start")
    #expect(await first.advance(by: .seconds(1)))
    #expect(await second.settle())
    #expect(firstLog.take() == ["first"])
    #expect(secondLog.take() == [])
    #expect(await second.advance(by: .seconds(1)))
    #expect(secondLog.take() == ["second"])
  }

  @Test func `a test's own task sleeps in real time`() async throws {
    let (host, _) = host { _ in }
    try host.tap("Start")
    #expect(await host.settle())
    try await Task.sleep(for: .microseconds(1))
    try await Task.detached { try await Task.sleep(for: .microseconds(1)) }.value
  }

  @Test func `a sleeping task of a released host wakes up in real time`() async throws {
    let woken = AsyncStream<String>.makeStream()
    var host: ViewHost? = ViewHost(
      Starter(log: Log()) { _ in
        try await Task.sleep(for: .milliseconds(1))
        woken.continuation.yield("woken")
      }, configuration: .holdingTime)
    try host?.tap("Start")
    _ = await host?.settle()
    host = nil
    var iterator = woken.stream.makeAsyncIterator()
    #expect(await iterator.next() == "woken")
  }

  @Test func `a model can sleep on the host's clock`() async throws {
    let log = Log()
    var clock: (any Clock<Duration>)?
    let host = ViewHost(
      Starter(log: log) { log in
        try await clock?.sleep(for: .seconds(1))
        log("done")
      })
    clock = host.clock
    try host.tap("Start")
    #expect(await host.advance(by: .milliseconds(999)))
    #expect(log.take() == [])
    #expect(await host.advance(by: .milliseconds(1)))
    #expect(log.take() == ["done"])
  }

  @Test func `a sleep on a released host's clock throws CancellationError`() async throws {
    var host: ViewHost? = ViewHost(Text("a"))
    let clock = try #require(host?.clock)
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    _ = await host?.settle()
    host = nil
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  private nonisolated static let durations: [(Int64, Int64, Int64)] = [
    (1_000_000_000, 1_000_012_000, 1_000_000_000), (999_996_113, 1_000_002_000, 1_000_000_000),
    (299_950_000, 300_020_000, 300_000_000), (249_000_000, 251_000_000, 250_000_000),
    (89_999_995_000, 90_000_000_010, 90_000_000_000), (16_665_900, 16_666_100, 16_666_000),
    (12_345_678, 12_345_678, 12_345_678),
  ]

  @Test(arguments: durations)
  func `a guessed sleep duration is the roundest in the measured range`(shortest: Int64, longest: Int64, meant: Int64) {
    #expect(HeldDeadlines.Guess(from: shortest, to: longest).duration == meant)
  }
}

enum Sleep: CaseIterable {
  case nanoseconds, duration, continuous, suspending, detached

  func run(milliseconds: Int) async throws {
    switch self {
    case .nanoseconds: try await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000)
    case .duration: try await Task.sleep(for: .milliseconds(milliseconds))
    case .continuous: try await ContinuousClock().sleep(until: .now + .milliseconds(milliseconds))
    case .suspending: try await SuspendingClock().sleep(until: .now + .milliseconds(milliseconds))
    case .detached: try await Task.detached { try await Task.sleep(for: .milliseconds(milliseconds)) }.value
    }
  }
}

private struct Starter: View {
  let log: Log
  let action: @MainActor (Log) async throws -> Void
  var body: some View {
    Button("Start") { Task { try await action(log) } }
  }
}

private struct Search: View {
  @State private var query = ""
  @State private var searches = 0
  @State private var task: Task<Void, Never>?
  var body: some View {
    TextField("Query", text: Binding(get: { query }, set: { search(for: $0) }))
    Text("\(searches) searches")
  }

  private func search(for text: String) {
    query = text
    task?.cancel()
    task = Task {
      try? await Task.sleep(for: .milliseconds(300))
      if !Task.isCancelled { searches += 1 }
    }
  }
}

extension ViewHost.Configuration {
  static var holdingTime: Self {
    var configuration = Self()
    configuration.holdsTime = true
    return configuration
  }
}
