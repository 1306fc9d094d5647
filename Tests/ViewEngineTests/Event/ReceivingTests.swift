import Foundation
import Testing

@testable import ViewEngine

/// Section 8 of the contract: a subscription and what it runs, with a source of the tests' own.
@MainActor
@Suite("Receiving from a source", .timeLimit(.minutes(20))) struct ReceivingTests {
  private struct Listener: View {
    let log: Log
    let bell: Bell
    @State private var step = 0
    @State private var isShown = true
    var body: some View {
      let step = step
      Button("Step") { self.step += 1 }
      Button("Hide") { isShown = false }
        .onAppear { log.write = { [isShown = $isShown] _ in isShown.wrappedValue = false } }
      if isShown { Text("\(step)").receive(from: bell.source) { log("\($0) in step \(step)") } }
    }
  }

  @Test func `an event runs the newest closure, and re-evaluation keeps the subscription`() throws {
    let (log, bell) = (Log(), Bell())
    let host = ViewHost(Listener(log: log, bell: bell))
    bell.send(1)
    try host.tap("Step")
    bell.send(2)
    #expect(log.take() == ["1 in step 0", "2 in step 1"])
    #expect(bell.subscriptions == 1)
    try host.tap("Hide")
    bell.send(3)
    #expect(log.take() == [])
  }

  @Test func `an event sent in a body is delivered after the pass, and may write state`() throws {
    struct Echo: View {
      let log: Log
      let bell: Bell
      @State private var step = 0
      @State private var heard = 0
      var body: some View {
        let _ = step > heard ? bell.send(step) : ()
        Button("Step") { step += 1 }
        Text("heard \(heard)").receive(from: bell.source) {
          log("\($0)")
          heard = $0
        }
      }
    }
    let log = Log()
    let host = ViewHost(Echo(log: log, bell: Bell()))
    try host.tap("Step")
    #expect(host.texts == ["Step", "heard 1"])
    try host.tap("Step")
    #expect(host.texts == ["Step", "heard 2"])
    #expect(log.take() == ["1", "2"])
    #expect(host.warnings == [])
  }

  @Test func `each event from a background thread wakes the host`() async {
    let (log, bell) = (Log(), Bell())
    let host = ViewHost(Listener(log: log, bell: bell))
    for number in 1...3 {
      await elsewhere { bell.send(number) }
      // Reading the host would apply the pending updates.
      for _ in 0..<10_000 where host.frameCount == number { await Task.yield() }
      #expect(log.take() == ["\(number) in step 0"])
      #expect(host.frameCount == 1 + number)
    }
  }

  @Test func `an event from a background thread adds no frame if its view was removed`() async {
    let (log, bell) = (Log(), Bell())
    let host = ViewHost(Listener(log: log, bell: bell))
    await elsewhere { bell.send(1) }
    #expect(host.texts == ["Step", "Hide", "0"])
    #expect(log.take() == ["1 in step 0"])
    let frames = host.frameCount
    host.update {
      let sent = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        bell.send(2)
        sent.signal()
      }
      sent.wait()
      log.write?(())
    }
    #expect(host.texts == ["Step", "Hide"])
    #expect(log.take() == [])
    #expect(host.frameCount == frames + 1)
  }

  @Test func `an event from a background thread gets a separate frame before the next event`() {
    let (log, bell) = (Log(), Bell())
    let host = ViewHost(Listener(log: log, bell: bell))
    host.clearTrace()
    // This waits for the thread without a suspension, so that the host is not woken up before its next event.
    let sent = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      bell.send(1)
      sent.signal()
    }
    sent.wait()
    host.update { log("update") }
    #expect(log.take() == ["1 in step 0", "update"])
    #expect(host.trace == [.event("receive"), .action("onReceive"), .event("update")])
  }
}

/// Runs `body` on a new thread, to its end.
private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}
