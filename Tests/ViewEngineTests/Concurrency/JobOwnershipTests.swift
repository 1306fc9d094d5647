import Dispatch
import Testing

@testable import ViewEngine

@MainActor
@Suite("Which host a task belongs to", .serialized, .requiresRuntime, .timeLimit(.minutes(20)))
struct JobOwnershipTests {
  @Test func `two hosts settle concurrently, each with its own tasks`() async throws {
    let shared = Shared()
    var results: [[String]: Int] = [:]
    for _ in 1...250 {
      let hosts = [ViewHost(Counter(shared: shared)), ViewHost(Counter(shared: shared))]
      for host in hosts { try host.tap("Count") }
      async let first = hosts[0].settle()
      async let second = hosts[1].settle()
      #expect(await [first, second] == [true, true])
      results[hosts.map { $0.texts[0] }, default: 0] += 1
    }
    #expect(results == [["10", "10"]: 250])
  }

  @Test func `settle() waits for an actor that is busy with foreign work`() async throws {
    let shared = Shared()
    let busy = (1...2).map { _ in
      Task.detached {
        while !Task.isCancelled {
          await shared.work()
          await Task.yield()
        }
      }
    }
    var results: [String: Int] = [:]
    for _ in 1...200 {
      let host = ViewHost(Counter(shared: shared))
      try host.tap("Count")
      #expect(await host.settle())
      results[host.texts[0], default: 0] += 1
    }
    for task in busy { task.cancel() }
    #expect(results == ["10": 200])
  }

  @Test func `a host does not wait for the tasks of another host`() async throws {
    var endless: Task<Void, Never>?
    let other = ViewHost(Acting { endless = Task.detached { while !Task.isCancelled { await Task.yield() } } })
    try other.tap("Act")
    #expect(await ViewHost(Text("a")).settle())
    let host = ViewHost(Counter(shared: Shared()))
    try host.tap("Count")
    #expect(await host.settle())
    #expect(host.texts[0] == "10")
    endless?.cancel()
    #expect(await other.settle())
  }

  @Test func `a task that the test starts belongs to no host`() async throws {
    let host = ViewHost(Text("a"))
    let endless = Task.detached { while !Task.isCancelled { await Task.yield() } }
    #expect(await host.settle())
    endless.cancel()
  }

  @Test func `a test resumed by a host's task does not become one of its tasks`() async throws {
    var configuration = ViewHost.Configuration()
    configuration.holdsTime = true
    var resumeTest: (() -> Void)?
    let host = ViewHost(Acting { Task { resumeTest?() } }, configuration: configuration)
    await withCheckedContinuation { continuation in
      resumeTest = { continuation.resume() }
      host.update { Task { resumeTest?() } }
    }
    try await Task.sleep(for: .microseconds(1))
    #expect(await host.settle())
  }

  @Test func `a released host leaves its detached tasks running`() async throws {
    for _ in 1...250 {
      let sum = Sum()
      var host: ViewHost? = ViewHost(
        Acting {
          for number in 1...3 {
            Task.detached {
              await Task.yield()
              await sum.add(number)
            }
          }
        })
      try host?.tap("Act")
      host = nil
      for _ in 1...100_000 {
        if await sum.value == 6 { break }
        await Task.yield()
      }
      try #require(await sum.value == 6)
    }
  }

  @Test func `settle() warns once of a continuation that is not resumed`() async throws {
    var configuration = ViewHost.Configuration.silent
    configuration.outsideLimit = .milliseconds(1)
    var continuation: CheckedContinuation<Void, Never>?
    let host = ViewHost(
      Acting {
        Task { await withCheckedContinuation { continuation = $0 } }
      }, configuration: configuration)
    try host.tap("Act")
    #expect(await host.settle())
    #expect(await host.settle())
    #expect(
      host.warnings == [
        "settle: a task waits for a continuation that was not resumed within 0.001 seconds.\n\n"
          + "To fix, resume it, or set Configuration.outsideLimit: a longer time, or .zero not to wait."
      ])
    continuation?.resume()
    #expect(await host.settle())
  }

  @Test func `settle() does not wait for continuations if outsideLimit is zero`() async throws {
    var configuration = ViewHost.Configuration()
    configuration.outsideLimit = .zero
    var continuation: CheckedContinuation<Void, Never>?
    let host = ViewHost(
      Acting {
        Task { await withCheckedContinuation { continuation = $0 } }
      }, configuration: configuration)
    try host.tap("Act")
    #expect(await host.settle())
    #expect(host.warnings == [])
    continuation?.resume()
    #expect(await host.settle())
  }

  @Test func `settle() reports no warning for tasks that wait for streams, sleeps or other tasks`()
    async throws
  {
    let (numbers, source) = AsyncStream<Int>.makeStream()
    let host = ViewHost(
      Acting {
        let first = Task { for await _ in numbers {} }
        let second = Task { await first.value }
        Task { try await Task.sleep(for: .milliseconds(50)) }
        Task { await withTaskGroup(of: Void.self) { group in group.addTask { await second.value } } }
        Task {
          async let value: Void = second.value
          await value
        }
      })
    try host.tap("Act")
    #expect(await host.settle())
    #expect(host.warnings == [])
    source.finish()
    #expect(await host.settle())
  }
}

private actor Shared {
  private var count = 0
  func work() { for _ in 0..<100 { count &+= 1 } }
  func one() -> Int {
    work()
    return 1
  }
}

private actor Sum {
  private(set) var value = 0
  func add(_ number: Int) { value += number }
}

private struct Counter: View {
  let shared: Shared
  @State private var count = 0
  var body: some View {
    Text("\(count)")
    Button("Count") {
      for _ in 1...5 {
        Task { count += await shared.one() }
        Task.detached {
          let one = await shared.one()
          await MainActor.run { count += one }
        }
      }
    }
  }
}

private struct Acting: View {
  let act: @MainActor () -> Void
  init(_ act: @escaping @MainActor () -> Void) { self.act = act }
  var body: some View { Button("Act") { act() } }
}
