import Testing

@testable import ViewGraph

@MainActor
@Suite("Observers", .timeLimit(.minutes(20))) struct ObserverTests {
  private let log = Log()
  private let count = Handle(0)

  @Test func `the first evaluation stores the value and runs no action`() {
    let log = log
    let host = CoreHost(log, Stateful(count) { Leaf("leaf", log).logging("count", $0.wrappedValue, log) })
    #expect(log.take() == ["evaluate Stateful", "mount leaf"])
    #expect(host.event { count.value = 1 } == ["evaluate Stateful", "update leaf", "count: 0 → 1"])
  }

  @Test(
    arguments: [
      (CaptureRule.declared, isLegacy: true, captured: 0), (.declared, false, 0), (.previous, true, 0),
      (.previous, false, 0), (.newest, true, 1), (.newest, false, 0),
    ])
  func `the capture rule of a host says which closure runs`(rule: CaptureRule, isLegacy: Bool, captured: Int) {
    let log = log
    var configuration = GraphConfiguration()
    configuration.captureRule = rule
    let host = CoreHost(
      log, configuration: configuration,
      Stateful(count) { state in
        let value = state.wrappedValue
        _ChangeObserver(
          Leaf("leaf", log), value: value, followsCaptureRule: isLegacy,
          action: _ChangeClosure { log.add("captured \(value), new \($0)") })
      })
    _ = log.take()
    #expect(
      host.event { count.value = 1 } == ["evaluate Stateful", "update leaf", "captured \(captured), new 1"])
  }

  @Test(arguments: [(CaptureRule.declared, ran: 1), (.newest, 1), (.previous, 0)])
  func `an action that declares it is the newest one when it runs, unless the host overrides that`(
    rule: CaptureRule, ran: Int
  ) {
    struct Newest: _ChangeAction {
      let captured: Int
      let log: Log
      static var declaresNewest: Bool { true }
      func bound(from old: Int, to new: Int) -> () -> Void { { log.add("captured \(captured), \(old) → \(new)") } }
    }
    let log = log
    var configuration = GraphConfiguration()
    configuration.captureRule = rule
    let host = CoreHost(
      log, configuration: configuration,
      Stateful(count) { state in
        let value = state.wrappedValue
        _ChangeObserver(
          Leaf("leaf", log), value: value, followsCaptureRule: true, action: Newest(captured: value, log: log))
      })
    _ = log.take()
    #expect(host.event { count.value = 1 } == ["evaluate Stateful", "update leaf", "captured \(ran), 0 → 1"])
  }

  @Test func `a change that no body depends on is seen at the next evaluation`() {
    final class Box { var value = 0 }
    let (log, box) = (log, Box())
    let host = CoreHost(log, Stateful(count) { _ in Leaf("leaf", log).logging("box", box.value, log) })
    _ = log.take()
    #expect(host.event { box.value = 1 } == [])
    #expect(host.render() == ["evaluate Stateful", "update leaf", "box: 0 → 1"])
    #expect(host.render() == ["evaluate Stateful", "update leaf"])
  }

  @Test func `two observers of a value get the same pair, even if the first one writes a different value`() {
    let (log, count) = (log, count)
    let host = CoreHost(
      log,
      Stateful(count) {
        Leaf("leaf", log)
          .onChange($0.wrappedValue) { if $0 == 1 { count.value = 2 } }
          .logging("count", $0.wrappedValue, log)
      })
    _ = log.take()
    #expect(
      host.event { count.value = 1 } == [
        "evaluate Stateful", "update leaf", "count: 0 → 1", "evaluate Stateful", "update leaf", "count: 1 → 2",
      ])
  }

  @Test func `values are compared with their own operator`() {
    struct Rough: Equatable, CustomStringConvertible {
      var value: Int
      static func == (first: Rough, second: Rough) -> Bool { first.value / 10 == second.value / 10 }
      var description: String { "\(value)" }
    }
    let log = log
    let rough = Handle(Rough(value: 1))
    let host = CoreHost(log, Stateful(rough) { Leaf("leaf", log).logging("rough", $0.wrappedValue, log) })
    _ = log.take()
    #expect(host.event { rough.value = Rough(value: 2) } == ["evaluate Stateful", "update leaf"])
    #expect(
      host.event { rough.value = Rough(value: 12) } == ["evaluate Stateful", "update leaf", "rough: 2 → 12"])
  }

  @Test func `a value that does not equal itself is a change at each evaluation`() {
    let log = log
    let host = CoreHost(log, Stateful(count) { _ in Leaf("leaf", log).logging("value", Double.nan, log) })
    _ = log.take()
    #expect(host.render() == ["evaluate Stateful", "update leaf", "value: nan → nan"])
    #expect(host.render() == ["evaluate Stateful", "update leaf", "value: nan → nan"])
  }

  @Test func `an observer in a view that is not evaluated compares nothing`() {
    final class Box { var value = 0 }
    struct Observing: View {
      let box: Box
      let log: Log
      var body: some View { Leaf("leaf", log).logging("box", box.value, log) }
    }
    let (log, box) = (log, Box())
    let host = CoreHost(
      log,
      Stateful(count) {
        Leaf("\($0.wrappedValue)", log)
        Observing(box: box, log: log)
      })
    _ = log.take()
    let lines = host.event {
      box.value = 1
      count.value = 1
    }
    #expect(lines == ["evaluate Stateful", "update 0 to 1"])
  }

  @Test func `an action that was collected runs though its view is replaced in the same pass`() {
    let log = log
    let isFirst = Handle(true)
    let host = CoreHost(
      log,
      Stateful(count) { count in
        Stateful(isFirst) {
          if $0.wrappedValue { Leaf("first", log) } else { Leaf("second", log) }
        }
        .logging("count", count.wrappedValue, log)
      })
    _ = log.take()
    let lines = host.event {
      count.value = 1
      isFirst.value = false
    }
    #expect(
      lines == ["evaluate Stateful", "evaluate Stateful", "mount second", "removed first", "count: 0 → 1"])
  }
}
