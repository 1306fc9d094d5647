import Dispatch
import Foundation
import Testing

@testable import ViewEngine

/// Each runs 250 times, because a host that settles early does so in few of them.
@MainActor
@Suite("settle, with tasks of every kind", .serialized, .requiresRuntime, .timeLimit(.minutes(20)))
struct UnstructuredTaskTests {
  private func repeatedly(_ action: @escaping @MainActor (_ show: @escaping @MainActor (Int) -> Void) -> Void) async {
    var shown: [String: Int] = [:]
    for _ in 1...250 {
      let host = ViewHost(Loader(action: action))
      try? host.tap("Load")
      #expect(await host.settle())
      shown[host.texts[0], default: 0] += 1
      #expect(host.warnings == [])
    }
    #expect(shown == ["7": 250])
  }

  @Test func `settle() waits for a task that an action starts`() async {
    await repeatedly { show in Task { show(await load()) } }
  }

  @Test func `settle() waits for nested tasks`() async {
    await repeatedly { show in Task { Task { Task { show(await load()) } } } }
  }

  @Test func `settle() waits for a detached task that returns to the main actor`() async {
    await repeatedly { show in
      Task.detached {
        let number = await load()
        await MainActor.run { show(number) }
      }
    }
  }

  @Test func `settle() waits for the children of a task group`() async {
    await repeatedly { show in
      Task {
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in [1, 2, 4] {
            group.addTask {
              await Task.yield()
              return number
            }
          }
          var sum = 0
          for await number in group { sum += number }
          return sum
        }
        show(sum)
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `settle() waits for the children of a discarding task group`() async {
    await repeatedly { show in
      Task {
        let sum = Sum()
        await withDiscardingTaskGroup { group in
          for number in [1, 2, 4] { group.addTask { await sum.add(number) } }
        }
        show(await sum.value)
      }
    }
  }

  @Test func `settle() waits for async let values`() async {
    await repeatedly { show in
      Task {
        async let three = load(3)
        async let four = load(4)
        show(await three + four)
      }
    }
  }

  @Test func `settle() waits for async let values that a thread or a queue resumes`() async {
    @Sendable func fromThread(_ number: Int) async -> Int {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: number) }
      }
    }
    @Sendable func fromQueue(_ number: Int) async -> Int {
      async let inner = withUnsafeContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: number) }
      }
      return await inner
    }
    await repeatedly { show in
      Task {
        async let one = fromThread(1)
        async let two = fromQueue(2)
        _ = await one
        async let four = fromThread(4)
        show(await one + two + four)
      }
    }
  }

  @Test func `settle() waits for a task that moves between actors`() async {
    await repeatedly { show in
      Task {
        let first = Sum()
        let second = Sum()
        for number in [3, 4] {
          await first.add(number)
          await second.add(await first.value)
        }
        show(await second.value - 3)
      }
    }
  }

  @Test func `settle() waits for many tasks that share one actor`() async {
    await repeatedly { show in
      let sum = Sum()
      for number in [1, 2, 4] {
        Task.detached {
          await sum.add(number)
          let value = await sum.value
          if value == 7 { await show(value) }
        }
      }
    }
  }

  @Test func `settle() waits for tasks that an actor starts`() async {
    await repeatedly { show in
      let sum = Sum()
      Task { await sum.addLater(7) { show($0) } }
    }
  }

  @Test func `settle() waits for a task on a global actor`() async {
    await repeatedly { show in
      Task { @Worker in
        let number = await load()
        await show(number)
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `settle() waits for a task on an actor with a custom executor`() async {
    await repeatedly { show in
      let queue = OnQueue()
      Task { show(await queue.number(7)) }
    }
  }

  @Test func `settle() waits for an immediate task`() async {
    await repeatedly { show in
      if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        Task.immediate {
          await Task.yield()
          show(await load())
        }
      }
    }
  }

  @Test func `settle() waits for a continuation that another task resumes`() async {
    await repeatedly { show in
      Task {
        show(await withCheckedContinuation { continuation in Task.detached { continuation.resume(returning: 7) } })
      }
    }
  }

  @Test func `settle() waits for a continuation that a background queue resumes`() async {
    await repeatedly { show in
      Task {
        show(
          await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: 7) }
          })
      }
    }
  }

  @Test func `settle() waits for a stream that a task fills`() async {
    await repeatedly { show in
      let (numbers, source) = AsyncStream<Int>.makeStream()
      Task {
        var sum = 0
        for await number in numbers { sum += number }
        show(sum)
      }
      Task.detached {
        for number in [1, 2, 4] {
          source.yield(number)
          await Task.yield()
        }
        source.finish()
      }
    }
  }

  @Test func `settle() waits for a mapped and filtered throwing stream`() async {
    await repeatedly { show in
      let (numbers, source) = AsyncThrowingStream<Int, any Error>.makeStream()
      Task {
        for try await number in numbers.map({ $0 + 1 }).filter({ $0 > 5 }) { show(number) }
      }
      Task.detached {
        for number in [1, 6] { source.yield(number) }
        // A task that waits for a stream without an end is kept by the stream, and keeps it.
        source.finish()
      }
    }
  }

  @Test func `settle() waits for a model that debounces without a delay`() async {
    await repeatedly { show in
      let model = Debouncer()
      for number in 1...7 { model.enter(number) { show($0) } }
    }
  }

  @Test func `settle() waits for a sleeping task that another task cancels`() async {
    await repeatedly { show in
      let sleeper = Task {
        try? await Task.sleep(nanoseconds: 3_600_000_000_000)
        show(7)
      }
      Task { sleeper.cancel() }
    }
  }
}

@MainActor
private struct Loader: View {
  let action: @MainActor (@escaping @MainActor (Int) -> Void) -> Void
  @State private var number = 0
  var body: some View {
    Text("\(number)")
    Button("Load") { action { number = $0 } }
  }
}

private func load(_ number: Int = 7) async -> Int {
  await Task.yield()
  return number
}

private actor Sum {
  private(set) var value = 0
  func add(_ number: Int) { value += number }
  func addLater(_ number: Int, _ then: @escaping @MainActor (Int) -> Void) {
    Task {
      add(number)
      await then(value)
    }
  }
}

@globalActor private actor Worker { static let shared = Worker() }

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private actor OnQueue {
  private let executor = QueueExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  func number(_ number: Int) async -> Int {
    await Task.yield()
    return number
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "OnQueue")
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

@MainActor
private final class Debouncer {
  private var task: Task<Void, Never>?
  func enter(_ number: Int, _ then: @escaping @MainActor (Int) -> Void) {
    task?.cancel()
    task = Task {
      await Task.yield()
      if !Task.isCancelled { then(number) }
    }
  }
}
