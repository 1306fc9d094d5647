import Testing

@testable import ViewGraph

@MainActor
@Suite("Invalidation", .timeLimit(.minutes(20))) struct InvalidationTests {
  private let log = Log()
  private let count = Handle(0)

  private struct Reader: View {
    @Binding var value: Int
    let log: Log
    var body: some View { Leaf("\(value)", log) }
  }

  private struct Passing: View {
    @Binding var value: Int
    let log: Log
    var body: some View { Leaf("passing", log) }
  }

  @Test func `a state write evaluates only the body that read the state`() {
    let log = log
    let host = CoreHost(
      log,
      Stateful(count) {
        Passing(value: $0, log: log)
        Reader(value: $0, log: log)
        Named("other", log)
      })
    _ = log.take()
    #expect(host.event { count.value = 1 } == ["evaluate Reader", "update 0 to 1"])
  }

  @Test func `a state that no body has read evaluates nothing`() {
    let log = log
    let host = CoreHost(log, Stateful(count) { Passing(value: $0, log: log) })
    _ = log.take()
    #expect(host.event { count.value = 1 } == [])
  }

  @Test func `a state stays a dependency though the newest evaluation has not read it`() {
    let log = log
    let host = CoreHost(log, Stateful(count) { Leaf($0.wrappedValue == 0 ? "zero" : "more", log) })
    let other = Handle(0)
    let once = CoreHost(
      log, Stateful(other) { [count] in Leaf("\(count.value == 0 ? $0.wrappedValue : -1)", log) })
    _ = log.take()
    host.event { count.value = 1 }
    once.graph.catchUp()
    #expect(log.take() == ["evaluate Stateful", "update 0 to -1"])
    #expect(once.event { other.value = 1 } == ["evaluate Stateful", "update -1"])
  }

  @Test func `a read in an action is no dependency`() {
    let (log, count) = (log, count)
    let trigger = Handle(false)
    let host = CoreHost(
      log,
      Stateful(trigger) {
        Leaf("leaf", log).onChange($0.wrappedValue) { _ in log.add("read \(count.value)") }
        Stateful(count) { Passing(value: $0, log: log) }
      })
    _ = log.take()
    #expect(
      host.event { trigger.value = true } == ["evaluate Stateful", "update leaf", "read 0"])
    #expect(host.event { count.value = 1 } == [])
  }

  @Test func `a write while a body is evaluated is dropped, with a warning`() {
    let (log, count) = (log, count)
    let host = CoreHost(
      log,
      Stateful(count) {
        let _ = count.value = 7
        Leaf("\($0.wrappedValue)", log)
      })
    #expect(
      log.take() == [
        "evaluate Stateful", "warning: Modifying state during view update, this will cause undefined behavior.",
        "mount 0",
      ])
    #expect(host.event() == [])
  }

  @Test func `a removed view is not evaluated again`() {
    let log = log
    let isShown = Handle(true)
    let host = CoreHost(
      log,
      Stateful(count) { count in
        Stateful(isShown) { if $0.wrappedValue { Reader(value: count, log: log) } }
      })
    _ = log.take()
    #expect(host.event { isShown.value = false } == ["evaluate Stateful", "removed 0"])
    #expect(host.event { count.value = 1 } == [])
  }

  @Test func `a view removed in an event is not evaluated for that event's writes`() {
    let log = log
    let isShown = Handle(true)
    let host = CoreHost(
      log,
      Stateful(count) { count in
        Stateful(isShown) { if $0.wrappedValue { Reader(value: count, log: log) } }
      })
    _ = log.take()
    let lines = host.event {
      count.value = 1
      isShown.value = false
    }
    #expect(lines == ["evaluate Stateful", "removed 0"])
  }

  @Test func `a part of a state is written through its binding`() {
    struct Name { var first = "a", last = "b" }
    let log = log
    let name = Handle(Name())
    let host = CoreHost(log, Stateful(name) { Leaf($0.first.wrappedValue + $0.last.wrappedValue, log) })
    _ = log.take()
    #expect(host.event { name.binding?.first.wrappedValue = "c" } == ["evaluate Stateful", "update ab to cb"])
    #expect(host.event { name.binding?.last.wrappedValue = "b" } == [])
  }

  @Test func `each host that has read a state evaluates its own views`() {
    let log = log
    let host = CoreHost(log, Stateful(count) { Leaf("own \($0.wrappedValue)", log) })
    guard let binding = count.binding else { return #expect(Bool(false), "the view has no state") }
    let other = CoreHost(log, Reader(value: binding, log: log))
    _ = log.take()
    #expect(host.event { count.value = 1 } == ["evaluate Stateful", "update own 0 to own 1"])
    other.graph.catchUp()
    #expect(log.take() == ["evaluate Reader", "update 0 to 1"])
  }

  @Test func `an off-screen view is evaluated once when it is shown again`() {
    let log = log
    let isShown = Handle(true)
    let host = CoreHost(
      log,
      Stateful(count) { count in
        Stateful(isShown) { isShown in Page(isShown: isShown.wrappedValue) { Reader(value: count, log: log) } }
      })
    _ = log.take()
    #expect(host.event { isShown.value = false } == ["evaluate Stateful", "hidden 0"])
    #expect(host.event { count.value = 1 } == [])
    #expect(host.event { count.value = 2 } == [])
    #expect(
      host.event { isShown.value = true } == ["evaluate Stateful", "evaluate Reader", "update 0 to 2", "shown 2"])
  }

  @Test func `a constant binding ignores writes`() {
    let log = log
    let host = CoreHost(log, Reader(value: .constant(3), log: log))
    #expect(log.take() == ["evaluate Reader", "mount 3"])
    #expect(host.event { Binding.constant(3).wrappedValue = 4 } == [])
  }
}
