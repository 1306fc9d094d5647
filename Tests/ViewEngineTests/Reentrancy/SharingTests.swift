import Dispatch
import Foundation
import Observation
import Testing

@testable import ViewEngine

/// Section 4.10 of the contract, except for bindings: SharedBindingTests of the conformance suite has those.
@MainActor
@Suite("Hosts that share a model or a source of events", .timeLimit(.minutes(20))) struct SharingTests {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Observable final class Model { var value = 0 }

  /// Has another thread do something, and waits until it has.
  private func onThread(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      done.signal()
    }
    done.wait()
  }

  /// Sends to all who listen.
  final class Sender {
    private var receivers: [() -> EventReceiver<Int>?] = []
    var source: EventSource<Int> {
      EventSource(of: self) { [self] receiver in
        receivers.append { [weak receiver] in receiver }
        return self
      }
    }
    func send(_ number: Int) { for receiver in receivers { receiver()?.receive(number) } }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct Reader: View {
    let name: String
    let log: Log
    let model: Model
    let sender: Sender
    var other: HostReference?
    var body: some View {
      let _ = log("\(name) body \(model.value)")
      Button("Add") {
        model.value += 1
        log("\(name) added; the other shows \(other?.host?.texts.last ?? "nothing")")
      }
      Button("Send") {
        sender.send(7)
        log("\(name) sent")
      }
      Text("\(model.value)")
        .observe(model.value, followsCaptureRule: true) { log("\(name) change \($0)") }
        .receive(from: sender.source) { log("\(name) received \($0)") }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private func hosts() -> (first: ViewHost, second: ViewHost, model: Model, log: Log) {
    let (model, sender, log, reference) = (Model(), Sender(), Log(), HostReference())
    let first = ViewHost(Reader(name: "first", log: log, model: model, sender: sender, other: reference))
    let second = ViewHost(Reader(name: "second", log: log, model: model, sender: sender))
    reference.host = second
    _ = log.take()
    return (first, second, model, log)
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a model changed by one host's action is current when another host is read`() throws {
    let (first, second, _, log) = hosts()
    try first.tap("Add")
    #expect(
      log.take() == [
        "second body 1", "second change 1", "first added; the other shows 1", "first body 1", "first change 1",
      ])
    #expect((first.frameCount, second.frameCount) == (2, 2))
    try second.tap("Add")
    #expect(log.take() == ["second added; the other shows nothing", "second body 2", "second change 2"])
    #expect(first.texts == ["Add", "Send", "2"])
    #expect(log.take() == ["first body 2", "first change 2"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(.requiresRuntime) func `a model changed on a thread wakes both hosts`() async {
    let (first, second, model, log) = hosts()
    nonisolated(unsafe) let shared = model
    // The main actor waits, because a model announces a change before it makes it.
    onThread { shared.value = 5 }
    #expect(await first.settle())
    #expect(await second.settle())
    #expect(log.take().sorted() == ["first body 5", "first change 5", "second body 5", "second change 5"])
    #expect((first.frameCount, second.frameCount) == (2, 2))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `an event is delivered to both hosts at once, each in a separate frame`() throws {
    let (first, second, _, log) = hosts()
    try first.tap("Send")
    #expect(log.take() == ["first received 7", "second received 7", "first sent"])
    #expect((first.frameCount, second.frameCount) == (2, 2))
    second.dismiss()
    try first.tap("Send")
    #expect(log.take() == ["first received 7", "first sent"])
  }

  @Test func `hosts that tap each other without an end are stopped with an error`() throws {
    struct Pinging: View {
      let log: Log
      let other: HostReference
      var body: some View {
        Button("Ping") {
          do { try other.host?.tap("Ping") } catch { log("\((error as? ViewHostError)?.reason == .busy)") }
        }
      }
    }
    let (first, second, log) = (HostReference(), HostReference(), Log())
    first.host = ViewHost(Pinging(log: log, other: second))
    second.host = ViewHost(Pinging(log: log, other: first))
    try first.host?.tap("Ping")
    #expect(log.take() == ["true"])
    #expect((first.host?.frameCount, second.host?.frameCount) == (2, 2))
    (first.host, second.host) = (nil, nil)
  }
}
