import Testing

@testable import ViewGraph

@MainActor
@Suite("The order of actions", .timeLimit(.minutes(20))) struct ActionOrderTests {
  private let log = Log()
  private let count = Handle(0)

  private struct Observing: View {
    let name: String
    let value: Int
    let log: Log
    var body: some View { Leaf(name, log).logging(name, value, log) }
  }

  private func actions(_ lines: [String]) -> [String] { lines.filter { $0.contains(" → ") || $0.contains("es") } }

  @Test func `actions run children first, siblings in declared order, and inner modifiers first`() {
    let log = log
    let host = CoreHost(
      log,
      Stateful(count) {
        let value = $0.wrappedValue
        Group {
          Observing(name: "first", value: value, log: log).logging("around first", value, log)
          Leaf("leaf", log).logging("inner", value, log).logging("outer", value, log)
          Observing(name: "last", value: value, log: log)
        }
        .logging("group", value, log)
      })
    _ = log.take()
    #expect(
      host.event { count.value = 1 }.filter { $0.contains("→") } == [
        "first: 0 → 1", "around first: 0 → 1", "inner: 0 → 1", "outer: 0 → 1", "last: 0 → 1", "group: 0 → 1",
      ])
  }

  @Test func `reversed siblings keep the order of nesting`() {
    let log = log
    var configuration = GraphConfiguration()
    configuration.reversesSiblings = true
    let host = CoreHost(
      log, configuration: configuration,
      Stateful(count) {
        let value = $0.wrappedValue
        Group {
          Observing(name: "a", value: value, log: log).logging("around a", value, log)
          Leaf("b", log).logging("inner b", value, log).logging("outer b", value, log)
          Group {
            Leaf("c", log).logging("c", value, log)
            Leaf("d", log).logging("d", value, log)
          }
          .logging("around c and d", value, log)
        }
        .logging("all", value, log)
      })
    _ = log.take()
    #expect(
      host.event { count.value = 1 }.filter { $0.contains("→") } == [
        "d: 0 → 1", "c: 0 → 1", "around c and d: 0 → 1", "inner b: 0 → 1", "outer b: 0 → 1", "a: 0 → 1",
        "around a: 0 → 1", "all: 0 → 1",
      ])
  }

  @Test func `actions of separately evaluated bodies run in tree order`() {
    let log = log
    let (first, second, outer) = (Handle(0), Handle(0), Handle(0))
    let host = CoreHost(
      log,
      Stateful(outer) {
        Group {
          Stateful(first) { Leaf("a", log).logging("first", $0.wrappedValue, log) }
          Stateful(second) { Leaf("b", log).logging("second", $0.wrappedValue, log) }
        }
        .logging("outer", $0.wrappedValue, log)
      })
    _ = log.take()
    let lines = host.event {
      second.value = 1
      outer.value = 1
      first.value = 1
    }
    #expect(lines.filter { $0.contains("→") } == ["first: 0 → 1", "second: 0 → 1", "outer: 0 → 1"])
  }

  @Test func `a replacement view appears before the old view disappears`() {
    let log = log
    let host = CoreHost(
      log,
      Stateful(count) {
        if $0.wrappedValue == 0 {
          Leaf("a", log).comesAndGoes("a", log)
        } else {
          Leaf("b", log).comesAndGoes("b", log)
        }
      })
    #expect(log.take() == ["evaluate Stateful", "mount a", "a comes"])
    #expect(
      host.event { count.value = 1 } == ["evaluate Stateful", "mount b", "removed a", "b comes", "a goes"])
  }

  @Test func `views appear and disappear innermost first`() {
    let log = log
    let host = CoreHost(
      log,
      Stateful(count) {
        if $0.wrappedValue == 0 {
          Group {
            Leaf("a", log).comesAndGoes("a", log)
            Leaf("b", log).comesAndGoes("b", log)
          }
          .comesAndGoes("group", log)
        }
      })
    #expect(log.take() == ["evaluate Stateful", "mount a", "mount b", "a comes", "b comes", "group comes"])
    #expect(
      host.event { count.value = 1 } == [
        "evaluate Stateful", "removed a", "removed b", "a goes", "b goes", "group goes",
      ])
  }

  @Test func `a group appears with its first view and disappears with its last`() {
    let log = log
    let host = CoreHost(
      log,
      Stateful(count) { count in
        Group {
          if count.wrappedValue & 1 != 0 { Leaf("a", log) }
          if count.wrappedValue & 2 != 0 { Leaf("b", log) }
        }
        .comesAndGoes("group", log)
      })
    #expect(log.take() == ["evaluate Stateful"])
    #expect(host.event { count.value = 1 } == ["evaluate Stateful", "mount a", "group comes"])
    #expect(host.event { count.value = 3 } == ["evaluate Stateful", "update a", "mount b"])
    #expect(host.event { count.value = 2 } == ["evaluate Stateful", "removed a", "update b"])
    #expect(host.event { count.value = 0 } == ["evaluate Stateful", "removed b", "group goes"])
  }

  @Test func `a group appears and disappears when a body below it changes its content`() {
    let log = log
    let host = CoreHost(
      log,
      Group { Stateful(count) { if $0.wrappedValue == 0 { Leaf("a", log) } } }.comesAndGoes("group", log))
    #expect(log.take() == ["evaluate Stateful", "mount a", "group comes"])
    #expect(host.event { count.value = 1 } == ["evaluate Stateful", "removed a", "group goes"])
    #expect(host.event { count.value = 0 } == ["evaluate Stateful", "mount a", "group comes"])
  }

  @Test(arguments: [false, true])
  func `a view that leaves at once disappears before its successor appears`(leavesAtOnce: Bool) {
    let log = log
    func leaf(_ name: String) -> LeavingView<Watched<Leaf>> {
      LeavingView(Leaf(name, log).comesAndGoes(name, log), leavesAtOnce: leavesAtOnce)
    }
    func replaced<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> [String] {
      let choice = Handle(0)
      let host = CoreHost(log, Stateful(choice) { content($0.wrappedValue) })
      _ = log.take()
      return host.event { choice.value = 1 }.filter { $0.hasSuffix("comes") || $0.hasSuffix("goes") }
    }
    let expected = leavesAtOnce ? ["old goes", "new comes"] : ["new comes", "old goes"]
    #expect(replaced { if $0 == 0 { leaf("old") } else { leaf("new") } } == expected)
    #expect(replaced { leaf($0 == 0 ? "old" : "new").id($0) } == expected)
    #expect(replaced { $0 == 0 ? AnyView(leaf("old")) : AnyView(leaf("new").id(0)) } == expected)
  }
}
