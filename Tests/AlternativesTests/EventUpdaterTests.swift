import OnChangeCompat
import Testing

@MainActor
@Suite("Updaters.Event") struct EventUpdaterTests {
  let log = Log()

  struct Content: View {
    let log: Log
    let shown: Int
    @State private var own = 0
    var body: some View {
      let _ = log("evaluate \(shown) \(own)")
      Text("\(shown) \(own)")
      Button("own") { own += 1 }
    }
  }

  struct Parent<Condition: Updater>: View {
    let log: Log
    let updater: Condition
    @State private var shown = 0
    @State private var isThere = true
    var body: some View {
      if isThere { Content(log: log, shown: shown).modifier(updater) }
      Button("one") { shown += 1 }
      Button("go") { isThere = false }
    }
  }

  #if canImport(Combine) || OpenCombine
    @Test func `an event shows the newest content that the parent has passed`() throws {
      let subject = PassthroughSubject<Void, Never>()
      let host = ViewHost(Parent(log: log, updater: Updaters.Event(subject)))
      try host.tap("one")
      try host.tap("one")
      #expect(log.take() == ["evaluate 0 0"])
      try host.tap("own")
      #expect(log.take() == ["evaluate 0 1"])
      subject.send()
      #expect(log.take() == ["evaluate 2 1"])
      subject.send()
      try host.tap("one")
      #expect(host.texts.first == "2 1")
    }

    @Test func `what emits at once lets through what the parent passes, and feeds no loop`() throws {
      let subject = CurrentValueSubject<Int, Never>(0)
      let host = ViewHost(Parent(log: log, updater: Updaters.Event(subject.map { $0 + 1 })))
      try host.tap("one")
      #expect(host.texts.first == "1 0")
      #expect(host.warnings == [])
      let frames = host.frameCount
      subject.send(1)
      #expect(host.frameCount == frames + 1)
    }

    @Test func `a publisher that has completed lets nothing through any more`() throws {
      let subject = PassthroughSubject<Void, Never>()
      let host = ViewHost(Parent(log: log, updater: Updaters.Event(subject)))
      subject.send(completion: .finished)
      try host.tap("one")
      subject.send()
      #expect(log.take() == ["evaluate 0 0"])
    }

    @Test func `the subscription ends with the view, blocked or not`() throws {
      let subject = PassthroughSubject<Void, Never>()
      let subscriptions = Subscriptions()
      let host = ViewHost(Parent(log: log, updater: Updaters.Event(subject.counted(by: subscriptions))))
      #expect(subscriptions.open == 1)
      try host.tap("one")
      try host.tap("go")
      #expect(subscriptions.open == 0)
      _ = log.take()
      subject.send()
      #expect(log.take() == [])
    }
  #endif
}
