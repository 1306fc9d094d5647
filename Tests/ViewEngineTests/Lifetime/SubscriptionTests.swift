import Testing

@testable import ViewEngine

@MainActor
@Suite("The end of a subscription", .timeLimit(.minutes(20))) struct SubscriptionTests {
  /// A source of events whose subscriptions keep who listens, as those of a publisher do.
  final class Source {
    private var subscriptions: [() -> Subscription?] = []
    private(set) var listeners = 0

    var source: EventSource<Int> {
      EventSource(of: self) { [self] receiver in
        let subscription = Subscription(of: receiver) { [self] in listeners -= 1 }
        subscriptions.append { [weak subscription] in subscription }
        listeners += 1
        return subscription
      }
    }

    func send(_ number: Int) { for subscription in subscriptions { subscription()?.receiver.receive(number) } }
  }

  final class Subscription {
    let receiver: EventReceiver<Int>
    private let onEnd: () -> Void
    init(of receiver: EventReceiver<Int>, onEnd: @escaping () -> Void) {
      self.receiver = receiver
      self.onEnd = onEnd
    }
    deinit { onEnd() }
  }

  struct Root: View {
    let source: Source
    let log: Log
    @State private var isShown = true
    var body: some View {
      Button("Hide") { isShown = false }
      if isShown { Text("listens").receive(from: source.source) { log("\($0)") } }
    }
  }

  enum End: CaseIterable { case removal, dismissal, release }

  @Test(arguments: End.allCases) func `removal, dismissal and release cancel the subscription`(end: End) throws {
    let source = Source()
    let log = Log()
    var host: ViewHost? = ViewHost(Root(source: source, log: log))
    source.send(1)
    #expect(log.take() == ["1"])
    #expect(source.listeners == 1)
    switch end {
    case .removal: try host?.tap("Hide")
    case .dismissal: host?.dismiss()
    case .release: host = nil
    }
    #expect(source.listeners == 0)
    source.send(2)
    #expect(log.take() == [])
    withExtendedLifetime(host) {}
  }
}
