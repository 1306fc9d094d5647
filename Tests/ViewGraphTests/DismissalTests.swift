import Testing

@testable import ViewGraph

@MainActor
@Suite("Dismissal and release", .timeLimit(.minutes(20))) struct DismissalTests {
  private let log = Log()
  private let count = Handle(0)

  private final class Object {
    let log: Log
    init(_ log: Log) { self.log = log }
    deinit { log.add("released") }
  }

  private struct Owner: View {
    @State private var object: Object
    let log: Log
    init(_ log: Log) {
      _object = State(wrappedValue: Object(log))
      self.log = log
    }
    var body: some View { Leaf("owner", log) }
  }

  @Test func `dismissal runs disappear actions children first, and only once`() {
    let log = log
    let host = CoreHost(
      log,
      Group {
        Leaf("a", log).comesAndGoes("a", log)
        Leaf("b", log).comesAndGoes("b", log)
      }
      .comesAndGoes("group", log))
    _ = log.take()
    #expect(host.dismiss() == ["removed a", "removed b", "a goes", "b goes", "group goes"])
    #expect(host.leaves == [])
    #expect(host.dismiss() == [])
  }

  @Test func `a dismissed host evaluates no body`() {
    let log = log
    let host = CoreHost(log, Stateful(count) { Leaf("\($0.wrappedValue)", log) })
    _ = host.dismiss()
    #expect(host.event { count.value = 1 } == [])
    #expect(host.render() == [])
    #expect(host.graph.queue.isEmpty)
  }

  @Test func `a dismissal in an action drops later actions except disappear actions`() {
    let log = log
    var host: CoreHost?
    let presented = CoreHost(
      log,
      Stateful(count) {
        if $0.wrappedValue == 0 { Leaf("a", log).comesAndGoes("a", log) }
        Leaf("b", log).onChange($0.wrappedValue) { _ in
          log.add("dismiss")
          host?.graph.dismiss()
        }
        .logging("count", $0.wrappedValue, log)
        .comesAndGoes("b", log)
      })
    host = presented
    defer { host = nil }
    _ = log.take()
    #expect(
      presented.event { count.value = 1 } == [
        "evaluate Stateful", "update b", "removed a", "a goes", "dismiss", "removed b", "b goes",
      ])
  }

  @Test func `a removed view releases its state after its disappear action`() {
    let log = log
    let host = CoreHost(
      log,
      Stateful(count) {
        if $0.wrappedValue == 0 { Owner(log).comesAndGoes("owner", log) }
      })
    _ = log.take()
    #expect(
      host.event { count.value = 1 } == ["evaluate Stateful", "removed owner", "owner goes", "released"])
  }

  @Test func `a released host releases its views and runs no action`() {
    var host: CoreHost? = CoreHost(log, Owner(log).comesAndGoes("owner", log))
    _ = log.take()
    #expect(host != nil)
    host = nil
    #expect(log.take() == ["removed owner", "released"])
  }

  @Test func `a host abandoned in an action runs no further actions`() {
    let log = log
    var host: CoreHost?
    let presented = CoreHost(
      log,
      Stateful(count) {
        Leaf("leaf", log)
          .onChange($0.wrappedValue) { _ in host?.graph.abandon() }
          .logging("count", $0.wrappedValue, log)
          .comesAndGoes("leaf", log)
      })
    host = presented
    defer { host = nil }
    _ = log.take()
    #expect(presented.event { count.value = 1 } == ["evaluate Stateful", "update leaf", "removed leaf"])
    #expect(presented.event { count.value = 2 } == [])
  }

  @Test func `a host created in a body evaluates independently of the outer host`() {
    let (log, count) = (log, count)
    var inner: CoreHost?
    let innerCount = Handle(0)
    let host = CoreHost(
      log,
      Stateful(count) {
        let _ = inner = inner ?? CoreHost(log, Stateful(innerCount) { Leaf("inner \($0.wrappedValue)", log) })
        Leaf("outer \($0.wrappedValue)", log)
      })
    #expect(log.take() == ["evaluate Stateful", "evaluate Stateful", "mount inner 0", "mount outer 0"])
    innerCount.value = 1
    #expect(host.event() == [])
    inner?.graph.catchUp()
    #expect(log.take() == ["evaluate Stateful", "update inner 0 to inner 1"])
    inner = nil
  }
}
