import Testing

@testable import ViewGraph

@MainActor
@Suite("Rows", .timeLimit(.minutes(20))) struct ForEachTests {
  private let log = Log()

  private struct Row: View {
    @State var first: Int
    let id: Int
    let log: Log
    var body: some View { Leaf("\(id), first \(first)", log) }
  }

  private func present(_ ids: Handle<[Int]>, configuration: GraphConfiguration = .init()) -> CoreHost {
    let log = log
    let host = CoreHost(
      log, configuration: configuration,
      Stateful(ids) { ids in
        ForEach(data: ids.wrappedValue.indices.map { (ids.wrappedValue[$0], $0) }, id: \.0) { id, index in
          Row(first: index, id: id, log: log).comesAndGoes("row \(id)", log)
        }
      })
    _ = log.take()
    return host
  }

  @Test func `a row keeps its state when the rows are reordered`() {
    let ids = Handle([1, 2, 3])
    let host = present(ids)
    host.event { ids.value = [3, 1, 2] }
    #expect(host.leaves == ["3, first 2", "1, first 0", "2, first 1"])
  }

  @Test func `a row that stays is not evaluated, and one that is new is mounted`() {
    let ids = Handle([1, 3])
    let host = present(ids)
    #expect(
      host.event { ids.value = [1, 2, 3] } == [
        "evaluate Stateful", "evaluate Row", "mount 2, first 1", "row 2 comes",
      ])
  }

  @Test func `removed rows disappear after new rows appear`() {
    let ids = Handle([1, 2, 3])
    let host = present(ids)
    #expect(
      host.event { ids.value = [3, 4] } == [
        "evaluate Stateful", "evaluate Row", "mount 4, first 1", "removed 1, first 0", "removed 2, first 1",
        "row 4 comes", "row 1 goes", "row 2 goes",
      ])
  }

  @Test func `a removed row gets new state when it is inserted again`() {
    let ids = Handle([1, 2])
    let host = present(ids)
    host.event { ids.value = [2] }
    host.event { ids.value = [2, 1] }
    #expect(host.leaves == ["2, first 1", "1, first 1"])
  }

  @Test func `a duplicate id reports a warning, and its rows are distinguished by order`() {
    let ids = Handle([1, 2])
    let host = present(ids)
    let lines = host.event { ids.value = [1, 2, 1] }
    #expect(lines.count { $0.hasPrefix("warning: ForEach<") && $0.contains("the ID 1 occurs multiple times") } == 1)
    #expect(host.leaves == ["1, first 0", "2, first 1", "1, first 2"])
  }

  @Test func `a constant range keeps its rows and reports a warning for a changed count`() {
    let log = log
    let count = Handle(2)
    let host = CoreHost(
      log,
      Stateful(count) {
        ForEach(data: 0..<$0.wrappedValue, id: { $0 }, hasUniqueIDs: true, isConstant: true) { Leaf("\($0)", log) }
      })
    _ = log.take()
    let lines = host.event { count.value = 3 }
    #expect(lines.count { $0.contains("count (3) != its initial count (2)") } == 1)
    #expect(host.leaves == ["0", "1"])
  }

  @Test func `reversed siblings make the last row appear first`() {
    var configuration = GraphConfiguration()
    configuration.reversesSiblings = true
    let ids = Handle([1])
    let host = present(ids, configuration: configuration)
    #expect(
      host.event { ids.value = [2, 3, 4] }.filter { $0.hasPrefix("row") } == [
        "row 1 goes", "row 4 comes", "row 3 comes", "row 2 comes",
      ])
  }

  @Test func `one row of 1,000 that changes is evaluated alone`() {
    let log = log
    let handles = (0..<1_000).map { _ in Handle(0) }
    let host = CoreHost(
      log,
      ForEach(data: 0..<1_000, id: { $0 }, hasUniqueIDs: true) { index in
        Stateful(handles[index]) { Leaf("\(index): \($0.wrappedValue)", log) }
      })
    _ = log.take()
    #expect(host.event { handles[700].value = 1 } == ["evaluate Stateful", "update 700: 0 to 700: 1"])
  }

  private typealias Rows = ForEach<[Int], Int, Leaf>

  /// Presents a `ForEach` whose closures are made once, below a body that each change of `counter` evaluates.
  private func present(_ counter: Handle<Int>, _ ids: Handle<[Int]>, _ rows: Rows) -> CoreHost {
    let host = CoreHost(
      log,
      Stateful(ids) { ids in
        Stateful(counter) { counter in
          let _ = counter.wrappedValue
          rows.showing(ids.wrappedValue)
        }
      })
    _ = log.take()
    return host
  }

  @Test func `a ForEach with the same data and closures is not evaluated again`() {
    let log = log
    let counter = Handle(0)
    let ids = Handle([1, 2])
    let host = present(counter, ids, Rows(data: [], id: { $0 }) { Leaf("\($0)", log) })
    #expect(host.event { counter.value = 1 } == ["evaluate Stateful"])
    #expect(host.event { ids.value = [1, 3] } == ["evaluate Stateful", "update 1", "mount 3", "removed 2"])
  }

  @Test func `a root that is rendered again evaluates an equal ForEach and its equal rows`() {
    let log = log
    let host = CoreHost(log, ForEach(data: [1, 2], id: { $0 }) { Named("\($0)", log) })
    _ = log.take()
    #expect(host.render() == ["evaluate Named", "update 1", "evaluate Named", "update 2"])
  }

  @Test func `a ForEach with a new closure is evaluated again`() {
    let log = log
    let counter = Handle(0)
    let host = CoreHost(
      log,
      Stateful(counter) { counter in
        let value = counter.wrappedValue
        Rows(data: [1], id: { $0 }) { Leaf("\($0): \(value)", log) }
      })
    _ = log.take()
    #expect(host.event { counter.value = 5 } == ["evaluate Stateful", "update 1: 0 to 1: 5"])
  }

  @Test func `an equal ForEach is evaluated if a row read what changed`() {
    let log = log
    let counter = Handle(0)
    let name = Handle("a")
    let rows = Rows(data: [], id: { $0 }) { Leaf("\(name.value)\($0)", log) }
    let host = CoreHost(
      log,
      Stateful(name) { _ in
        Stateful(counter) { counter in
          let _ = counter.wrappedValue
          rows.showing([1])
        }
      })
    _ = log.take()
    #expect(
      host.event {
        counter.value = 1
        name.value = "b"
      }.suffix(1) == ["update a1 to b1"])
  }
}

extension ForEach {
  // NB: a copy, because a closure that is handed to an initialiser of a generic type is wrapped into another closure.
  fileprivate func showing(_ data: Data) -> Self {
    var copy = self
    copy.data = data
    return copy
  }
}
