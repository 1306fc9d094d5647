import Testing

@testable import ViewEngine

@MainActor
@Suite("settle()", .timeLimit(.minutes(20))) struct SettlingTests {
  @Test(.requiresRuntime) func `settle() returns true for an idle host`() async {
    #expect(await ViewHost(Text("a")).settle())
  }

  @Test(.requiresRuntime) func `settle() waits for a task off the main actor`() async {
    struct Root: View {
      @State private var result = 0
      var body: some View { Text("\(result)").task { result = await compute() } }
    }
    let host = ViewHost(Root())
    #expect(await host.settle())
    #expect(host.texts == ["499999500000"])
  }

  @Test(.requiresRuntime) func `settle() waits for child tasks`() async {
    struct Root: View {
      @State private var result = 0
      var body: some View {
        Text("\(result)").task {
          async let first = compute()
          async let second = compute()
          result = await first + second
        }
      }
    }
    let host = ViewHost(Root())
    #expect(await host.settle())
    #expect(host.texts == ["999999000000"])
  }

  @Test(.requiresRuntime) func `settle() waits for a task that yields and then writes state`() async {
    struct Root: View {
      @State private var isDone = false
      var body: some View {
        Text("\(isDone)").task {
          for _ in 0..<50 { await Task.yield() }
          isDone = true
        }
      }
    }
    let host = ViewHost(Root())
    #expect(await host.settle())
    #expect(host.texts == ["true"])
  }

  @Test(.requiresRuntime) func `settle() does not wait for a task that awaits an outside event`() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    struct Root: View {
      let stream: AsyncStream<Int>
      @State private var last = 0
      var body: some View { Text("\(last)").task { for await number in stream { last = number } } }
    }
    let host = ViewHost(Root(stream: stream))
    #expect(await host.settle())
    #expect(host.texts == ["0"])
    continuation.yield(7)
    #expect(await host.settle())
    #expect(host.texts == ["7"])
  }

  @Test(.requiresRuntime) func `settle() gives up after maxFrames frames`() async {
    struct Root: View {
      @State private var v = 0
      var body: some View { Text("\(v)").task(id: v) { v += 1 } }
    }
    let host = ViewHost(Root())
    let before = host.frameCount
    #expect(await !host.settle(maxFrames: 7))
    #expect(host.frameCount - before == 7)
    host.dismiss()
  }
}

@concurrent
private func compute() async -> Int { (0..<1_000_000).reduce(0, +) }
