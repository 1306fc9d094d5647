import Testing

@testable import ViewEngine

@MainActor
@Suite("A host that was dismissed", .timeLimit(.minutes(20))) struct AfterDismissalTests {
  struct Root: View {
    let log: Log
    let source: EventSource<Int>
    @State private var value = 0
    var body: some View {
      let _ = log("body \(value)")
      let _ = log.write = { [value = $value] in if let number = $0 as? Int { value.wrappedValue = number } }
      Button("Add") { value += 1 }
        .observe(value, followsCaptureRule: true) { log("change \($0)") }
        .receive(from: source) { log("received \($0)") }
        .onDisappear { log("disappears") }
    }
  }

  final class Sender {
    weak var receiver: EventReceiver<Int>?
  }

  private func dismissed() -> (ViewHost, Log, Sender) {
    let log = Log()
    let sender = Sender()
    let source = EventSource<Int>(of: sender) { receiver in
      sender.receiver = receiver
      return sender
    }
    let host = ViewHost(Root(log: log, source: source), configuration: .silent)
    sender.receiver?.receive(1)
    host.dismiss()
    #expect(log.take() == ["body 0", "received 1", "disappears"])
    return (host, log, sender)
  }

  @Test func `a verb throws an error that says to make a new host`() {
    let (host, log, _) = dismissed()
    let verbs: [(String, () throws -> Void)] = [
      ("tap", { try host.tap("Add") }), ("toggle", { try host.toggle("Add") }),
      ("type", { try host.type("a", into: "Add") }), ("goBack", { try host.goBack() }),
      ("dismissSheet", { try host.dismissSheet() }),
    ]
    for (name, verb) in verbs {
      let error = #expect(throws: ViewHostError.self) { try verb() }
      #expect(
        error
          == ViewHostError(
            .dismissed,
            text: "\(name): the host has ended and shows nothing.\n\n"
              + "To fix, make a new host."))
    }
    #expect(log.take() == [])
  }

  @Test func `state writes, events, render() and a second dismiss() are no-ops`() async {
    let (host, log, sender) = dismissed()
    let frames = host.frameCount
    log.write?(5)
    sender.receiver?.receive(2)
    host.render()
    host.setEnvironment(\.lineLimit, to: 7)
    host.dismiss()
    #expect(await host.settle())
    #expect(host.texts == [])
    #expect(host.tree == "")
    #expect(log.take() == [])
    #expect(host.warnings == [])
    #expect(host.bodyCount == 1)
    #expect(host.frameCount - frames <= 1)
  }

  @Test func `update runs its closure, and its writes reach no view`() {
    let (host, log, _) = dismissed()
    host.update {
      log("updates")
      log.write?(5)
    }
    #expect(log.take() == ["updates"])
    #expect(host.texts == [])
  }

  @Test func `advance(by:) wakes no sleeping task`() async {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return }
    struct Sleeper: View {
      let log: Log
      var body: some View {
        Text("sleeps").task {
          do { try await Task.sleep(for: .seconds(1)) } catch { log("cancelled") }
        }
      }
    }
    let log = Log()
    var configuration = ViewHost.Configuration.silent
    configuration.holdsTime = true
    let host = ViewHost(Sleeper(log: log), configuration: configuration)
    #expect(await host.settle())
    host.dismiss()
    #expect(await host.advance(by: .seconds(10)))
    #expect(log.take() == ["cancelled"])
  }
}
