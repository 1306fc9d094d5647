import Testing

@testable import ViewEngine

@MainActor
@Suite("Writes from any thread") struct WriteQueueTests {
  @Test func `none is lost, and the host shows the last`() async {
    struct Root: View {
      @State private var total = 0
      @State private var parts = Array(repeating: 0, count: 8)
      var body: some View {
        Text("\(total) \(parts.reduce(0, +))")
          .task {
            await withTaskGroup(of: Void.self) { group in
              for index in 0..<8 {
                let total = $total
                let part = $parts[index]
                group.addTask {
                  await write(200, to: part)
                  await MainActor.run { total.wrappedValue += 1000 }
                }
              }
            }
          }
      }
    }
    let host = ViewHost(Root())
    #expect(await host.settle(maxFrames: .max))
    #expect(host.texts[0].hasPrefix("8000 "))
  }

  @Test func `states written by different threads are all seen`() async {
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

  @Test func `one event asks for one frame, however many writes it has`() async {
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
