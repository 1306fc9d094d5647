import Foundation
import Testing

@testable import ViewEngine

/// Sections 4.7, 4.8 and 4.10 of the contract. The thread sanitizer has most to say about it, and the address sanitizer
/// to what is released meanwhile: `Tests/Scripts/sanitize.sh`.
@MainActor
@Suite("Eight threads", .serialized, .timeLimit(.minutes(20))) struct ThreadStressTests {
  private let clock = ContinuousClock()
  /// The duration, which does not affect the result.
  private let time = Duration.seconds(2)
  private let steps = 20

  private var configuration: ViewHost.Configuration {
    var configuration = ViewHost.Configuration.silent
    // Each group of writes must take effect, even if one frame has many.
    configuration.eventBudget = .max
    configuration.passLimit = 1_000
    configuration.records = false
    return configuration
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(.requiresRuntime) func `eight threads lose no write while hosts work, start and end`() async throws {
    let site = WorkSite()
    let names = ["one", "two", "group", "other group", "own", "shared"]
    let host = ViewHost(WorkedView(site: site, names: names, preference: "preference"), configuration: configuration)
    let crew = Crew(of: 8) { thread, number in
      // All of them write this one; the last write is the last step of its thread.
      site["shared"]?.wrappedValue = number * 8 + thread
      switch thread {
      case 0, 1: site[names[thread]]?.wrappedValue = number
      case 2, 3: withAnimation { site[names[thread]]?.wrappedValue = number }
      case 4: site.model.value = number
      case 5: site.bell.send(number)
      case 6: site["preference"]?.wrappedValue = number
      default:
        site["guest"]?.wrappedValue = number
        withAnimation { site["guest preference"]?.wrappedValue = number }
        withExtendedLifetime(site.take()) {}
      }
    }
    let end = clock.now + time
    var rounds = 0
    while clock.now < end || rounds < 20 {
      crew.allow(steps)
      rounds += 1
      try host.tap("Tap")
      host.update { site["own"]?.wrappedValue = rounds }
      host.render()
      _ = host.texts
      try receiveGuest(at: site, leavingIn: rounds % 4)
      await Task.yield()
    }
    let count = await crew.end()
    // A guest that was never taken keeps the site, which keeps it.
    while site.take() != nil {}
    #expect(await host.settle(maxFrames: .max))
    #expect(count == rounds * steps)
    let shared = try #require(site["shared"]?.wrappedValue)
    #expect(shared / 8 == count)
    let seen = names.flatMap { name in
      let last = name == "own" ? rounds : name == "shared" ? shared : count
      return ["\(name) \(last)", "seen \(last)"]
    }
    #expect(
      host.texts == ["Tap", "taps \(rounds)"] + seen + [
        "model \(count)", "received \(count), last \(count)", "preferred \(count)", "set",
      ])
  }

  // A few of these rounds hit the moment at which the host is found idle.
  @Test(.requiresRuntime) func `settle() waits for a task that a thread resumes at any moment`() async throws {
    for number in 0..<2_000 {
      let host = ViewHost(ResumedView(turns: number % 200 * 50), configuration: configuration)
      try host.tap("Wait")
      #expect(await host.settle())
      #expect(host.texts == ["Wait", "resumed"])
    }
  }

  // Observation forgets nothing of a model that changes while a node is being registered with it; so many models make
  // the moment long enough to be hit in some of the rounds.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `model changes during registration do not retain the host's write queue`() async throws {
    let models = (0..<50).map { _ in SharedNumber() }
    let crew = Crew(of: 4) { thread, number in
      for model in models { model.value = number * 4 + thread }
    }
    var queues: [() -> WriteQueue?] = []
    for _ in 0..<50 {
      crew.allow(steps)
      let host = ViewHost(SumView(models: models), configuration: configuration)
      for _ in 0..<10 { host.render() }
      queues.append { [weak queue = host.graph.queue] in queue }
    }
    _ = await crew.end()
    #expect(queues.count { $0() != nil } == 0)
  }

  /// Makes a host that shares the model and the source, and has it end in one of four ways.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private func receiveGuest(at site: WorkSite, leavingIn way: Int) throws {
    let view = WorkedView(site: site, names: ["guest"], preference: "guest preference")
    let guest = ViewHost(view, configuration: configuration)
    try guest.tap("Tap")
    switch way {
    case 0: guest.dismiss()
    case 1: site.leave(guest)
    case 2: _ = guest.tree
    default: Task { withExtendedLifetime(guest) {} }
    }
  }
}

/// A view with a task that a thread resumes after `turns` turns.
private struct ResumedView: View {
  let turns: Int
  @State private var text = "waits"
  var body: some View {
    Button("Wait") {
      Task {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { [turns] in
            var sum = 0
            for turn in 0..<turns { sum &+= turn }
            withExtendedLifetime(sum) {}
            continuation.resume()
          }
        }
        text = "resumed"
      }
    }
    Text(text)
  }
}

/// A view that depends on many models.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct SumView: View {
  let models: [SharedNumber]
  var body: some View { Text("\(models.reduce(0) { $0 &+ $1.value })") }
}
