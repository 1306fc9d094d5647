import Testing

@testable import ViewEngine

@MainActor
@Suite("settle()", .timeLimit(.minutes(20))) struct SettlingTests {
  @Test func `a host without anything to do is idle`() async {
    #expect(await ViewHost(Text("a")).settle())
  }

  @Test func `it waits for a task that is off the main actor`() async {
    struct Root: View {
      @State private var result = 0
      var body: some View { Text("\(result)").task { result = await compute() } }
    }
    let host = ViewHost(Root())
    #expect(await host.settle())
    #expect(host.texts == ["499999500000"])
  }

  @Test func `it waits for children of a task`() async {
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

  @Test func `a task that goes on by itself is waited for`() async {
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

  @Test func `a task that waits for something outside is not`() async {
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

  @Test func `it gives up after so many frames`() async {
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
