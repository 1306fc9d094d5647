import Testing

@testable import ViewEngine

@MainActor
@Suite("task", .timeLimit(.minutes(20))) struct TaskViewTests {
  @Test(.requiresRuntime) func `a task starts after onAppear, and not synchronously`() async {
    let log = Log()
    let host = ViewHost {
      Text("a").task { log("task") }.onAppear { log("appear") }
    }
    #expect(log.take() == ["appear"])
    #expect(await host.settle())
    #expect(log.take() == ["task"])
  }

  @Test(.requiresRuntime) func `a task is cancelled when its view disappears or the host is dismissed`() async throws {
    struct Root: View {
      @State private var isShown = true
      let log: Log
      var body: some View {
        Button("Toggle") { isShown.toggle() }
        if isShown { Text("a").task { await wait("inner", log) } }
        Text("b").task { await wait("outer", log) }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    #expect(await host.settle())
    try host.tap("Toggle")
    #expect(await host.settle())
    #expect(log.take() == ["inner starts", "outer starts", "inner is cancelled"])
    host.dismiss()
    #expect(await host.settle())
    #expect(log.take() == ["outer is cancelled"])
  }

  @Test(.requiresRuntime) func `a new id in task(id:) cancels the old task, then starts a new one`() async throws {
    struct Root: View {
      @State private var number = 1
      let log: Log
      var body: some View {
        Button("Next") { number += 1 }
        Button("Same") { number += 0 }
        Text("a").task(id: number) { await wait("\(number)", log) }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    #expect(await host.settle())
    try host.tap("Same")
    #expect(await host.settle())
    #expect(log.take() == ["1 starts"])
    try host.tap("Next")
    #expect(await host.settle())
    #expect(log.take() == ["1 is cancelled", "2 starts"])
  }

  @Test(.requiresRuntime) func `a task's state writes are separate events that the loop guard does not count`() async {
    struct Root: View {
      @State private var v = 0
      let log: Log
      var body: some View {
        Text("\(v)").task(id: v) {
          v += 1
          log("\(v)")
        }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    #expect(await !host.settle(maxFrames: 20))
    #expect(log.take() == (1...20).map { "\($0)" })
    #expect(host.texts == ["20"])
    #expect(host.warnings == [])
    host.dismiss()
    #expect(await host.settle())
  }

  @Test(.requiresRuntime) func `a task reads the newest state`() async throws {
    struct Root: View {
      @State private var v = 0
      let log: Log
      var body: some View {
        Button("Add") { v += 1 }
        Text("a").task(id: v > 1) { log("\(v)") }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    try host.tap("Add")
    #expect(await host.settle())
    #expect(log.take() == ["1"])
    try host.tap("Add")
    #expect(await host.settle())
    #expect(log.take() == ["2"])
  }
}

/// Waits until it is cancelled.
@MainActor
private func wait(_ name: String, _ log: Log) async {
  log("\(name) starts")
  // Logged in the handler, on the main actor, because the waiting task learns of the cancellation later.
  nonisolated(unsafe) let log = log
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    log("\(name) is cancelled")
    continuation.finish()
  }
}
