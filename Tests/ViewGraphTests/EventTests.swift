import Testing

@testable import ViewGraph

@MainActor
@Suite("Events", .timeLimit(.minutes(20))) struct EventTests {
  private let log = Log()
  private let count = Handle(0)

  private func present() -> CoreHost {
    let log = log
    let host = CoreHost(log, Stateful(count) { Leaf("\($0.wrappedValue)", log).logging("count", $0.wrappedValue, log) })
    #expect(log.take() == ["evaluate Stateful", "mount 0"])
    return host
  }

  @Test func `an observer sees the writes of one event together`() {
    let host = present()
    let lines = host.event {
      count.value += 1
      count.value += 1
    }
    #expect(lines == ["evaluate Stateful", "update 0 to 2", "count: 0 → 2"])
  }

  @Test func `a write that is undone evaluates the body and runs no action`() {
    let host = present()
    let lines = host.event {
      count.value = 1
      count.value = 0
    }
    #expect(lines == ["evaluate Stateful", "update 0"])
  }

  @Test func `a write of an equal value evaluates nothing`() {
    let host = present()
    #expect(host.event { count.value = 0 } == [])
  }

  @Test func `an event without a write evaluates nothing but is still a frame`() {
    let host = present()
    let frame = host.graph.frame
    #expect(host.event() == [])
    #expect(host.graph.frame == frame + 1)
  }

  @Test func `a nested event belongs to the same frame`() {
    let host = present()
    let frame = host.graph.frame
    let lines = host.event {
      count.value += 1
      host.graph.work(on: "inner") { count.value += 1 }
    }
    #expect(lines == ["evaluate Stateful", "update 0 to 2", "count: 0 → 2"])
    #expect(host.graph.frame == frame + 1)
  }

  @Test func `an event in an action opens another pass of the same frame`() {
    let (log, count) = (log, count)
    var host: CoreHost?
    let presented = CoreHost(
      log,
      Stateful(count) { state in
        Leaf("\(state.wrappedValue)", log).onChange(state.wrappedValue) { new in
          log.add("action \(new)")
          if new == 1 { host?.graph.work(on: "inner") { count.value = 2 } }
        }
      })
    host = presented
    defer { host = nil }
    _ = log.take()
    let frame = presented.graph.frame
    let lines = presented.event { count.value = 1 }
    #expect(
      lines == [
        "evaluate Stateful", "update 0 to 1", "action 1", "evaluate Stateful", "update 1 to 2", "action 2",
      ])
    #expect(presented.graph.frame == frame + 1)
  }

  @Test func `a write outside events gets its own frame before the next event`() {
    let host = present()
    count.value = 1
    let frame = host.graph.frame
    let lines = host.event { count.value = 2 }
    #expect(
      lines == [
        "evaluate Stateful", "update 0 to 1", "count: 0 → 1", "evaluate Stateful", "update 1 to 2", "count: 1 → 2",
      ])
    #expect(host.graph.frame == frame + 2)
  }

  @Test func `a write from another thread schedules a frame`() async {
    let (log, count) = (log, count)
    var host: CoreHost?
    await withCheckedContinuation { continuation in
      host = CoreHost(
        log,
        Stateful(count) { state in
          Leaf("\(state.wrappedValue)", log).onChange(state.wrappedValue) { _ in continuation.resume() }
        })
      _ = log.take()
      let binding = count.binding
      Task.detached { binding?.wrappedValue = 5 }
    }
    #expect(log.take() == ["evaluate Stateful", "update 0 to 5"])
    _ = host
  }

  @Test func `the writes of an event that throws are evaluated`() {
    struct Failure: Error {}
    let host = present()
    #expect(throws: Failure.self) {
      try host.graph.work(on: "event") {
        count.value = 1
        throw Failure()
      }
    }
    #expect(log.take() == ["evaluate Stateful", "update 0 to 1", "count: 0 → 1"])
  }

  @Test func `each posted event has a frame, in the order of posting`() {
    let host = present()
    let (log, count) = (log, count)
    host.graph.queue.post {
      log.add("first")
      count.value = 1
    }
    host.graph.queue.post { log.add("second") }
    let frame = host.graph.frame
    host.graph.catchUp()
    #expect(log.take() == ["first", "evaluate Stateful", "update 0 to 1", "count: 0 → 1", "second"])
    #expect(host.graph.frame == frame + 2)
  }

  @Test func `a posted event is dropped if its condition is false`() {
    let host = present()
    let log = log
    host.graph.queue.post(if: { false }) { log.add("dropped") }
    host.graph.catchUp()
    #expect(log.take() == [])
  }
}
