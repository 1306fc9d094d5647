import OnChangeCompat
import Testing

@MainActor
@Suite("Updaters.Event", .timeLimit(.minutes(20))) struct EventUpdaterTests {
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

  @Test func `each element of a sequence shows the newest content`() async throws {
    let (sequence, events) = AsyncStream<Int>.makeStream()
    let host = ViewHost(Parent(log: log, updater: Updaters.Event(sequence)))
    await host.settle()
    try host.tap("one")
    try host.tap("one")
    #expect(log.take() == ["evaluate 0 0"])
    events.yield(1)
    await host.settle()
    #expect(log.take() == ["evaluate 2 0"])
    try host.tap("own")
    try host.tap("one")
    #expect(log.take() == ["evaluate 2 1"])
    events.yield(2)
    await host.settle()
    #expect(log.take() == ["evaluate 3 1"])
  }

  @Test func `a sequence that ended with an error lets no later update through`() async throws {
    struct Broken: Error {}
    let (sequence, events) = AsyncThrowingStream<Int, any Error>.makeStream()
    let host = ViewHost(Parent(log: log, updater: Updaters.Event(sequence)))
    events.yield(1)
    events.finish(throwing: Broken())
    await host.settle()
    _ = log.take()
    try host.tap("one")
    events.yield(2)
    await host.settle()
    #expect(log.take() == [])
    #expect(host.texts.first == "0 0")
  }

  @Test func `the iteration ends with the view`() async throws {
    let (sequence, events) = AsyncStream<Int>.makeStream()
    let ends = Log()
    events.onTermination = { [ends = UncheckedBox(ends)] _ in ends.value("ended") }
    let host = ViewHost(Parent(log: log, updater: Updaters.Event(sequence)))
    await host.settle()
    try host.tap("go")
    await host.settle()
    #expect(ends.take() == ["ended"])
    _ = log.take()
    events.yield(1)
    await host.settle()
    #expect(log.take() == [])
  }

  /// Carries a log to where it is only used when the test waits.
  struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
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

    @Test func `a publisher that emits on subscription causes no loop and one frame per event`() throws {
      let subject = CurrentValueSubject<Int, Never>(0)
      let host = ViewHost(Parent(log: log, updater: Updaters.Event(subject.map { $0 + 1 })))
      try host.tap("one")
      #expect(host.texts.first == "0 0")
      #expect(host.warnings == [])
      let frames = host.frameCount
      subject.send(1)
      #expect(host.frameCount == frames + 1)
    }

    @Test func `a completed publisher lets no later update through`() throws {
      let subject = PassthroughSubject<Void, Never>()
      let host = ViewHost(Parent(log: log, updater: Updaters.Event(subject)))
      subject.send(completion: .finished)
      try host.tap("one")
      subject.send()
      #expect(log.take() == ["evaluate 0 0"])
    }

    @Test func `the subscription is cancelled when the view is removed, even if the view is blocked`() throws {
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
