import Testing

@testable import ViewGraph

@MainActor
@Suite("Evaluation", .timeLimit(.minutes(20))) struct EvaluationTests {
  private let log = Log()
  private let count = Handle(0)

  private struct Child: View {
    let value: Int
    let log: Log
    var body: some View { Leaf("child \(value)", log) }
  }

  private struct Reader: View {
    @Binding var value: Int
    let passed: Int
    let log: Log
    var body: some View { Leaf("\(value), \(passed)", log) }
  }

  @Test func `each body is evaluated at most once a pass, ancestors first`() {
    let log = log
    let host = CoreHost(log, Stateful(count) { Reader(value: $0, passed: $0.wrappedValue, log: log) })
    _ = log.take()
    #expect(host.event { count.value = 1 } == ["evaluate Stateful", "evaluate Reader", "update 0, 0 to 1, 1"])
  }

  @Test func `a view that is equal to the one before is not evaluated`() {
    let log = log
    let host = CoreHost(
      log,
      Stateful(count) {
        Child(value: $0.wrappedValue / 2, log: log)
        Leaf("\($0.wrappedValue)", log)
      })
    _ = log.take()
    #expect(host.event { count.value = 1 } == ["evaluate Stateful", "update 0 to 1"])
    #expect(
      host.event { count.value = 2 } == [
        "evaluate Stateful", "update 1 to 2", "evaluate Child", "update child 0 to child 1",
      ])
  }

  @Test func `views side by side are evaluated in the order of declaration`() {
    let log = log
    let (first, second, third) = (Handle(0), Handle(0), Handle(0))
    let host = CoreHost(
      log,
      Group {
        Stateful(first) { Leaf("first \($0.wrappedValue)", log) }
        Stateful(second) { Leaf("second \($0.wrappedValue)", log) }
        Stateful(third) { Leaf("third \($0.wrappedValue)", log) }
      })
    _ = log.take()
    let lines = host.event {
      third.value = 1
      first.value = 1
      second.value = 1
    }
    #expect(
      lines == [
        "evaluate Stateful", "update first 0 to first 1", "evaluate Stateful", "update second 0 to second 1",
        "evaluate Stateful", "update third 0 to third 1",
      ])
  }

  @Test func `render() evaluates the root view even if it is unchanged`() {
    let log = log
    let host = CoreHost(log, Child(value: 1, log: log))
    _ = log.take()
    #expect(host.render() == ["evaluate Child", "update child 1"])
  }

  @Test func `no body runs between two actions of a pass`() {
    let (log, count) = (log, count)
    let other = Handle(0)
    let host = CoreHost(
      log,
      Stateful(other) {
        Leaf("other \($0.wrappedValue)", log)
        Stateful(count) {
          Leaf("\($0.wrappedValue)", log)
            .onChange($0.wrappedValue) { _ in
              log.add("first action")
              other.value = 1
            }
            .onChange($0.wrappedValue) { _ in log.add("second action, other is \(other.value)") }
        }
      })
    _ = log.take()
    #expect(
      host.event { count.value = 1 } == [
        "evaluate Stateful", "update 0 to 1", "first action", "second action, other is 1", "evaluate Stateful",
        "update other 0 to other 1", "evaluate Stateful", "update 1",
      ])
  }

  @Test func `views nested 5,000 deep are mounted, updated and removed`() {
    struct Level: View {
      let content: AnyView
      var body: some View { content }
    }
    let (log, count) = (log, count)
    let isShown = Handle(true)
    let host = CoreHost(
      log,
      Stateful(isShown) {
        if $0.wrappedValue {
          (0..<5_000).reduce(AnyView(Stateful(count) { Leaf("\($0.wrappedValue)", log) })) { view, _ in
            AnyView(Level(content: view))
          }
        }
      })
    #expect(log.take().count == 5_003)
    #expect(host.event { count.value = 1 } == ["evaluate Stateful", "update 0 to 1"])
    #expect(host.event { isShown.value = false } == ["evaluate Stateful", "removed 1"])
  }

  @Test func `an endlessly recursive view stops at the depth limit with a warning`() {
    struct Endless: View {
      var body: some View { AnyView(Endless()) }
    }
    var configuration = GraphConfiguration()
    configuration.depthLimit = 100
    configuration.records = false
    let host = CoreHost(log, configuration: configuration, Endless())
    #expect(
      log.take() == [
        "warning: Endless is nested 100 levels deep and is not evaluated.\n\n"
          + "To fix, check whether its body contains a view of its own type without an end."
      ])
    #expect(host.graph.bodyCount == 50)
  }

  @Test func `update of a dynamic property runs before each evaluation of the body`() {
    struct Counted: DynamicProperty {
      @State var count: Int = 0
      let log: Log
      mutating func update() { log.add("property with \(count)") }
    }
    struct Owner: View {
      var counted: Counted
      let handle: Handle<Binding<Int>?>
      let log: Log
      var body: some View {
        let _ = log.add("body with \(counted.count)")
        let _ = Probe.shared = counted.$count
        Leaf("leaf", log)
      }
    }
    @MainActor enum Probe { static var shared: Binding<Int>? }
    let host = CoreHost(log, Owner(counted: Counted(log: log), handle: Handle(nil), log: log))
    #expect(log.take() == ["evaluate Owner", "property with 0", "body with 0", "mount leaf"])
    #expect(
      host.event { Probe.shared?.wrappedValue = 1 } == [
        "evaluate Owner", "property with 1", "body with 1", "update leaf",
      ])
  }

  @Test func `a modifier's body is evaluated for a new modifier but not for new content`() {
    struct Framed: ViewModifier {
      let name: String
      let log: Log
      func body(content: Content) -> some View {
        let _ = log.add("body of \(name)")
        Leaf("before", log)
        content
      }
    }
    let log = log
    let name = Handle("a")
    let host = CoreHost(
      log,
      Stateful(count) { count in
        Stateful(name) {
          ModifiedContent(
            content: Leaf("\(count.wrappedValue)", log), modifier: Framed(name: $0.wrappedValue, log: log))
        }
      })
    #expect(
      log.take() == ["evaluate Stateful", "evaluate Stateful", "body of a", "mount before", "mount 0"])
    #expect(host.event { count.value = 1 } == ["evaluate Stateful", "update 0 to 1"])
    #expect(
      host.event { name.value = "b" } == ["evaluate Stateful", "body of b", "update before", "update 1"])
  }

  @Test func `a modifier may use its content twice, or not at all`() {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        content
        content
      }
    }
    struct Never: ViewModifier {
      let log: Log
      func body(content: Content) -> some View { Leaf("instead", log) }
    }
    let log = log
    let host = CoreHost(
      log,
      Group {
        ModifiedContent(content: Named("twice", log), modifier: Twice())
        ModifiedContent(content: Named("unused", log), modifier: Never(log: log))
      })
    #expect(host.leaves == ["twice", "twice", "instead"])
    #expect(
      log.take() == ["evaluate Named", "mount twice", "evaluate Named", "mount twice", "mount instead"])
  }
}
