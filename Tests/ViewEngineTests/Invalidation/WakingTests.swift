import Testing

@testable import ViewEngine

/// A write from another thread wakes the host without a read.
@MainActor
@Suite("Waking up", .timeLimit(.minutes(20))) struct WakingTests {
  struct Cell: View {
    let log: Log
    let share: (Binding<Int>) -> Void
    var feedsItself = false
    @State private var value = 0
    var body: some View {
      let _ = log("body \(value)")
      let _ = share($value)
      // Not an observer, which the loop guard would stop before the frame has had its passes.
      Text("\(value)")
        .onEvaluation(named: "feeds itself") { if feedsItself, value % 100 != 0 { value += 1 } }
    }
  }

  /// A host, and a way to its state; nothing that is called here has it catch up.
  private func host(feedingItself: Bool = false) throws -> (ViewHost, Binding<Int>, Log) {
    let log = Log()
    var binding: Binding<Int>?
    let host = ViewHost(Cell(log: log, share: { binding = $0 }, feedsItself: feedingItself), configuration: .silent)
    _ = log.take()
    return (host, try #require(binding), log)
  }

  /// Lets the main actor work until a condition holds, up to a limit.
  private func turns(until condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
  }

  @Test func `each separate write from another thread causes one frame`() async throws {
    let (host, value, log) = try host()
    for number in 1...3 {
      await Task.detached { value.wrappedValue = number }.value
      await turns { host.frameCount == 1 + number }
      #expect(log.take() == ["body \(number)"])
      #expect(host.frameCount == 1 + number)
    }
  }

  @Test func `a write after a frame that reached its pass limit causes a new frame`() async throws {
    let (host, value, log) = try host(feedingItself: true)
    await Task.detached { value.wrappedValue = 1 }.value
    await turns { host.frameCount == 2 }
    // Eight passes; the ninth waits for an unrequested frame.
    #expect(log.take() == (1...8).map { "body \($0)" })
    #expect(host.frameCount == 2)
    await Task.detached { value.wrappedValue = 100 }.value
    await turns { host.frameCount == 3 }
    #expect(log.take() == ["body 100"])
    #expect(host.frameCount == 3)
  }
}
