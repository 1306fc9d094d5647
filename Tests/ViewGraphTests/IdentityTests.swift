import Testing

@testable import ViewGraph

@MainActor
@Suite("Identity", .timeLimit(.minutes(20))) struct IdentityTests {
  private let log = Log()
  private let choice = Handle(0)
  private let count = Handle(0)

  private struct Other: View {
    let log: Log
    var body: some View { Leaf("other", log) }
  }

  /// A view with a state, written through `count`.
  private var counter: Stateful<Int, Leaf> { Stateful(count) { [log] in Leaf("count \($0.wrappedValue)", log) } }

  /// The leaves after the state was written, and then the choice.
  private func leaves(after choices: [Int] = [1], @ViewBuilder _ view: @escaping (Int) -> some View) -> [[String]] {
    let host = CoreHost(log, Stateful(choice) { view($0.wrappedValue) })
    host.event { count.value = 5 }
    return choices.map { next in
      host.event { choice.value = next }
      return host.leaves
    }
  }

  @Test func `a view keeps its state while its place stays the same`() {
    let (log, counter) = (log, counter)
    let leaves = leaves {
      Leaf("before \($0)", log)
      counter
    }
    #expect(leaves == [["before 1", "count 5"]])
  }

  @Test func `the branches of a condition are two views`() {
    let counter = counter
    #expect(leaves(after: [1, 0]) { if $0 == 0 { counter } else { counter } } == [["count 0"], ["count 0"]])
  }

  @Test func `a view in an if without else gets new state when inserted again`() {
    let counter = counter
    #expect(leaves(after: [1, 0]) { if $0 == 0 { counter } } == [[], ["count 0"]])
  }

  @Test func `a condition that changes keeps the state of the view after it`() {
    let (log, counter) = (log, counter)
    let leaves = leaves(after: [1, 0]) {
      if $0 == 0 { Leaf("first", log) }
      counter
    }
    #expect(leaves == [["count 5"], ["first", "count 5"]])
  }

  @Test func `an AnyView of the same type keeps its state`() {
    let counter = counter
    #expect(leaves { _ in AnyView(counter) } == [["count 5"]])
  }

  @Test func `an AnyView of a different type is a new view`() {
    let (log, counter) = (log, counter)
    let leaves = leaves(after: [1, 0]) { $0 == 0 ? AnyView(counter) : AnyView(Other(log: log)) }
    #expect(leaves == [["other"], ["count 0"]])
  }

  @Test func `a nested AnyView is the same view as a single one`() {
    let counter = counter
    #expect(leaves { $0 == 0 ? AnyView(counter) : AnyView(AnyView(counter)) } == [["count 5"]])
  }

  @Test func `a view with another id is a new view`() {
    let counter = counter
    #expect(leaves(after: [0, 1]) { counter.id($0) } == [["count 5"], ["count 0"]])
  }

  @Test func `a view with a new id appears before the old view disappears, and no observer fires`() {
    let log = log
    let host = CoreHost(
      log,
      Stateful(choice) {
        Leaf("leaf", log).logging("choice", $0.wrappedValue, log).comesAndGoes("leaf", log).id($0.wrappedValue)
      })
    _ = log.take()
    #expect(
      host.event { choice.value = 1 } == [
        "evaluate Stateful", "mount leaf", "removed leaf", "leaf comes", "leaf goes",
      ])
  }

  @Test func `a Group keeps the identity and state of its content`() {
    let (log, counter) = (log, counter)
    let leaves = leaves { choice in
      Group {
        Leaf("\(choice)", log)
        Group { counter }
      }
    }
    #expect(leaves == [["1", "count 5"]])
  }

  @Test func `an off-screen view keeps its state`() {
    let counter = counter
    #expect(leaves(after: [1, 0]) { choice in Page(isShown: choice == 0) { counter } }.last == ["count 5"])
  }

  @Test func `each part of a view is identified by its path in the view`() {
    let log = log
    let first = true
    @ViewBuilder func views() -> some View {
      Leaf("a", log)
      if first { Leaf("b", log) } else { Leaf("c", log) }
      ForEach(data: [7, 8], id: { $0 }) { Leaf("\($0)", log) }
      EmptyView()
    }
    let parts = views().parts
    #expect(
      parts.map { $0.id } == [[0, 0, 0], [0, 0, 1, true], [0, 1, 7], [0, 1, 8]] as [[AnyHashable]])
    #expect(parts.map { $0.traits[RowIDKey.self] as? Int } == [nil, nil, 7, 8])
  }
}
