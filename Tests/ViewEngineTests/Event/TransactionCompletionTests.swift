import Testing

@testable import ViewEngine

@MainActor
@Suite("withAnimation with a completion", .timeLimit(.minutes(20))) struct TransactionCompletionTests {
  private struct Root: View {
    let log: Log
    @State private var count = 0
    @State private var isDone = false

    var body: some View {
      let _ = log("body \(count) \(isDone)")
      Button("Go") {
        withAnimation(.easeIn) {
          count += 1
        } completion: {
          log("done")
          isDone = true
        }
        log("tapped")
      }
      Button("Nothing") {
        withAnimation {
          count += 0
        } completion: {
          log("nothing")
        }
      }
      Button("Twice") { turn(2) }
    }

    private func turn(_ times: Int) {
      guard times > 0 else { return }
      withAnimation {
        count += 1
      } completion: {
        log("turned")
        turn(times - 1)
      }
    }
  }

  @Test func `a completion runs after the frame, in a separate frame`() throws {
    let log = Log()
    let host = ViewHost(Root(log: log))
    _ = log.take()
    try host.tap("Go")
    #expect(log.take() == ["tapped", "body 1 false", "done", "body 1 true"])
    #expect(host.frameCount == 3)
  }

  @Test func `a completion runs immediately if no state changed`() throws {
    let log = Log()
    let host = ViewHost(Root(log: log))
    _ = log.take()
    try host.tap("Nothing")
    #expect(log.take() == ["nothing"])
  }

  @Test(.requiresRuntime) func `a completion started by a completion runs when the host settles`() async throws {
    let log = Log()
    let host = ViewHost(Root(log: log))
    _ = log.take()
    try host.tap("Twice")
    #expect(log.take() == ["body 1 false", "turned", "body 2 false"])
    #expect(await host.settle())
    #expect(log.take() == ["turned"])
  }
}
