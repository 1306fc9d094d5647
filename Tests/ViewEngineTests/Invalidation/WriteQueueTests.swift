import Testing

@testable import ViewEngine

@MainActor
@Suite("Writes from any thread", .timeLimit(.minutes(20))) struct WriteQueueTests {
  @Test(.requiresRuntime) func `concurrent tasks lose no write to their own states or to a shared total`() async {
    struct Part: View {
      let total: Binding<Int>
      @State private var value = 0
      var body: some View {
        let part = $value
        Text("\(value)").task {
          await write(200, to: part)
          total.wrappedValue += part.wrappedValue
        }
      }
    }
    struct Root: View {
      @State private var total = 0
      var body: some View {
        ForEach(0..<8) { _ in Part(total: $total) }
        Text("\(total)")
      }
    }
    let host = ViewHost(Root())
    #expect(await host.settle(maxFrames: .max))
    #expect(host.texts == Array(repeating: "200", count: 8) + ["1600"])
  }

  // The thread sanitizer tests it most: `swift test --sanitize=thread`.
  @Test(.requiresRuntime) func `eight threads write without a race while the host renders, and the last values win`()
    async
  {
    final class Bindings { var all: [Binding<Int>] = [] }
    struct Cell: View {
      let bindings: Bindings
      let shared: Int
      @State private var value = 0
      var body: some View { Text("\(value)").onAppear { bindings.all.append($value) } }
    }
    struct Root: View {
      let bindings: Bindings
      @State private var shared = 0
      var body: some View {
        ForEach(0..<8) { _ in Cell(bindings: bindings, shared: shared) }
        Text("\(shared)").onAppear { bindings.all.append($shared) }
      }
    }
    let bindings = Bindings()
    let host = ViewHost(Root(bindings: bindings))
    let shared = bindings.all[8]
    let writers = bindings.all.prefix(8).map { own in
      Task.detached {
        for number in 1...500 {
          own.wrappedValue = number
          withAnimation { shared.wrappedValue += 1 }
        }
        own.wrappedValue = 1_000
      }
    }
    for _ in 0..<200 { host.render() }
    for writer in writers { await writer.value }
    shared.wrappedValue = -1
    #expect(await host.settle(maxFrames: .max))
    #expect(host.texts == Array(repeating: "1000", count: 8) + ["-1"])
  }

  @Test(.requiresRuntime) func `states written by different threads all reach their views`() async {
    struct Cell: View {
      @State private var value = 0
      var body: some View {
        let binding = $value
        Text("\(value)").task { await write(100, to: binding) }
      }
    }
    let host = ViewHost(ForEach(0..<20) { _ in Cell() })
    #expect(await host.settle(maxFrames: .max))
    #expect(host.texts == Array(repeating: "100", count: 20))
  }

  @Test(.requiresRuntime) func `one event causes one frame, however many writes it has`() async {
    struct Root: View {
      @State private var value = 0
      var body: some View {
        Text("\(value)").task { for number in 1...10 { value = number } }
      }
    }
    let host = ViewHost(Root())
    #expect(await host.settle())
    #expect(host.texts == ["10"])
    #expect(host.frameCount == 2)
  }
}

@concurrent
private func write(_ count: Int, to binding: Binding<Int>) async {
  for number in 1...count { binding.wrappedValue = number }
}
