import Testing

@testable import ViewGraph

@MainActor
@Suite("The loop guard", .timeLimit(.minutes(20))) struct LoopGuardTests {
  private let log = Log()
  private let count = Handle(0)
  private let warning = "warning: onChange(of: Int) action tried to update multiple times per frame."

  @Test func `an observer runs at most twice in an event's frame, and dropped runs are not deferred`() {
    let (log, count) = (log, count)
    let host = CoreHost(
      log,
      Stateful(count) {
        Leaf("leaf", log).onChange($0.wrappedValue) {
          log.add("action \($0)")
          count.value += 1
        }
      })
    _ = log.take()
    #expect(
      host.event { count.value = 1 } == [
        "evaluate Stateful", "update leaf", "action 1", "evaluate Stateful", "update leaf", "action 2",
        "evaluate Stateful", "update leaf", warning,
      ])
    #expect(count.value == 3)
    #expect(host.event() == [])
    #expect(
      host.event { count.value = 5 } == [
        "evaluate Stateful", "update leaf", "action 5", "evaluate Stateful", "update leaf", "action 6",
        "evaluate Stateful", "update leaf", warning,
      ])
  }

  @Test func `an observer runs six times in the frame that presents it`() {
    let (log, count) = (log, count)
    let host = CoreHost(
      log,
      Stateful(count) {
        Leaf("leaf", log)
          .onChange($0.wrappedValue) {
            count.value += 1
            log.add("action \($0), then \(count.value)")
          }
          .comesAndGoes("leaf", log)
          .onEvaluation { if count.value == 0 { count.value = 1 } }
      })
    #expect(
      log.take().filter { $0.hasPrefix("action") || $0.hasPrefix("warning") } == [
        "action 1, then 2", "action 2, then 3", "action 3, then 4", "action 4, then 5", "action 5, then 6",
        "action 6, then 7", warning,
      ])
    #expect(host.graph.bodyCount == 8)
  }

  @Test func `the warning is reported once per frame, even if several observers are stopped`() {
    let (log, count) = (log, count)
    let host = CoreHost(
      log,
      Stateful(count) {
        Leaf("leaf", log)
          .onChange($0.wrappedValue) { _ in count.value += 1 }
          .onChange($0.wrappedValue) { _ in }
          .onChange("\($0.wrappedValue)") { _ in }
      })
    _ = log.take()
    #expect(host.event { count.value = 1 }.filter { $0.hasPrefix("warning") } == [warning])
    #expect(host.event { count.value = 9 }.filter { $0.hasPrefix("warning") } == [warning])
  }

  @Test(arguments: 1...4) func `eventBudget sets how often an observer runs in an event`(budget: Int) {
    var configuration = GraphConfiguration()
    configuration.eventBudget = budget
    let (log, count) = (log, count)
    let host = CoreHost(
      log, configuration: configuration,
      Stateful(count) {
        Leaf("leaf", log).onChange($0.wrappedValue) { _ in
          log.add("action")
          count.value += 1
        }
      })
    _ = log.take()
    #expect(host.event { count.value = 1 }.count { $0 == "action" } == budget)
  }

  @Test func `pending writes after the last pass wait for the next frame`() {
    var configuration = GraphConfiguration()
    configuration.passLimit = 3
    let (log, count) = (log, count)
    let host = CoreHost(
      log, configuration: configuration,
      Stateful(count) { state in
        Leaf("\(state.wrappedValue)", log).onEvaluation { if state.wrappedValue != 0 { count.value += 1 } }
      })
    _ = log.take()
    #expect(
      host.event { count.value = 1 } == [
        "evaluate Stateful", "update 0 to 1", "evaluate Stateful", "update 1 to 2", "evaluate Stateful",
        "update 2 to 3",
      ])
    #expect(!host.graph.queue.isEmpty)
  }

  @Test func `a new view starts with a full budget`() {
    let (log, count) = (log, count)
    let id = Handle(0)
    let host = CoreHost(
      log,
      Stateful(count) { count in
        Stateful(id) {
          Leaf("leaf", log)
            .onChange(count.wrappedValue) {
              log.add("action \($0)")
              count.wrappedValue += 1
              if $0 == 2 { id.value += 1 }
            }
            .id($0.wrappedValue)
        }
      })
    _ = log.take()
    #expect(
      host.event { count.value = 1 }.filter { !$0.hasPrefix("evaluate") } == [
        "update leaf", "action 1", "update leaf", "action 2", "mount leaf", "removed leaf",
      ])
  }

  @Test(arguments: [(budget: UInt32(0), runs: 0), (1, 1), (2, 2), (6, 6)])
  func `a guard counts up to its budget and starts again with each frame`(budget: UInt32, runs: Int) {
    var loopGuard = LoopGuard()
    for frame in UInt32(1)...3 {
      #expect((0..<10).count { _ in loopGuard.allowsRun(in: frame, budget: budget) } == runs)
    }
  }

  @Test func `a state's history gives each write group the value without later writes`() {
    let history = StateHistory<String>()
    history.add("a", before: 3)
    history.add("b", before: 4)
    history.add("c", before: 8)
    #expect((1...9).map { history.value(for: $0) } == ["a", "a", "b", "c", "c", "c", "c", nil, nil])
  }
}
