import Testing

@testable import ViewGraph

/// Content that a closure of a body makes later, in an evaluation of another node.
@MainActor
@Suite("Content that is made later", .timeLimit(.minutes(20))) struct LaterContentTests {
  private let log = Log()
  private let actions = Actions()

  private final class Actions { var write: [String: (Int) -> Void] = [:] }

  /// Calls its closure in its own body while the binding is true, as a sheet does.
  private struct Later<Content: View>: View {
    @Binding var isShown: Int
    @ViewBuilder let content: () -> Content
    var body: some View { if isShown == 1 { content() } }
  }

  private struct Showing: View {
    @Binding var value: Int
    let log: Log
    var body: some View { Leaf("bound \(value)", log) }
  }

  private struct Owner: View {
    let log: Log
    let actions: Actions
    var reads = false
    var captures = false
    var binds = false
    @State private var isShown = 0
    @State private var value = 0
    @State private var other = 0
    @State private var tick = 0

    var body: some View {
      let _ = tick
      let _ = reads ? value : 0
      let _ =
        actions.write = [
          "shown": { isShown = $0 }, "value": { value = $0 }, "other": { other = $0 }, "tick": { tick = $0 },
          "open": { new in
            value = new
            isShown = 1
          },
          "log": { _ in log.add("action sees \(value)") },
          "twice": { new in
            value = new
            withTransaction(Transaction()) { value = new + 1 }
            isShown = 1
          },
        ]
      if captures {
        Later(isShown: $isShown) { [value] in Leaf("\(value)", log) }
      } else if binds {
        Later(isShown: $isShown) { Showing(value: $value, log: log) }
      } else {
        Later(isShown: $isShown) { Leaf("\(value) \(other)", log) }
      }
    }
  }

  private func host(reads: Bool = false, captures: Bool = false, binds: Bool = false) -> CoreHost {
    let host = CoreHost(log, Owner(log: log, actions: actions, reads: reads, captures: captures, binds: binds))
    _ = log.take()
    return host
  }

  private func event(_ host: CoreHost, _ writes: (String, Int)...) -> [String] {
    host.event { for (name, value) in writes { actions.write[name]?(value) } }
  }

  @Test func `content made later sees a state as of the body's evaluation, and an action sees the current value`() {
    let host = host()
    #expect(event(host, ("open", 1), ("log", 0)) == ["action sees 1", "evaluate Later", "mount 0 0"])
    // The read has made the owner depend on the state.
    #expect(event(host, ("value", 2)) == ["evaluate Owner", "evaluate Later", "update 0 0 to 2 0"])
  }

  @Test func `a second presentation sees the value of an evaluation since`() {
    let host = host()
    _ = event(host, ("open", 1))
    _ = event(host, ("shown", 0))
    #expect(event(host, ("open", 1)) == ["evaluate Later", "mount 0 0"])
    _ = event(host, ("shown", 0))
    #expect(event(host, ("open", 2)) == ["evaluate Owner", "evaluate Later", "mount 2 0"])
  }

  @Test func `a read in the body, or in a capture list, shows the current value`() {
    #expect(event(host(reads: true), ("open", 1)) == ["evaluate Owner", "evaluate Later", "mount 1 0"])
    #expect(event(host(captures: true), ("open", 1)) == ["evaluate Owner", "evaluate Later", "mount 1"])
  }

  @Test func `a binding reads the current value`() {
    let host = host(binds: true)
    #expect(event(host, ("open", 1)) == ["evaluate Later", "evaluate Showing", "mount bound 1"])
  }

  @Test func `an evaluation of the owner for a different reason takes the current values`() {
    let host = host()
    _ = event(host, ("value", 1))
    _ = event(host, ("other", 2))
    #expect(event(host, ("tick", 1)) == ["evaluate Owner", "evaluate Later"])
    _ = event(host, ("value", 3))
    _ = event(host, ("value", 4))
    #expect(event(host, ("shown", 1)) == ["evaluate Later", "mount 1 2"])
  }

  @Test func `the read of one state takes the current values of all states at the next write`() {
    let host = host()
    _ = event(host, ("other", 5))
    _ = event(host, ("open", 1))
    #expect(event(host, ("value", 2)) == ["evaluate Owner", "evaluate Later", "update 0 0 to 2 5"])
  }

  @Test func `several groups of writes in one event keep the value of the evaluation`() {
    let host = host()
    #expect(event(host, ("twice", 1)) == ["evaluate Later", "mount 0 0"])
    _ = event(host, ("tick", 1))
    #expect(log.take() == [])
    #expect(host.leaves == ["2 0"])
  }

  @Test func `a kept value is released with its view`() {
    final class Object {}
    struct Keeping: View {
      let log: Log
      let hand: (@escaping (Object?) -> Void) -> Void
      @State private var object: Object?
      var body: some View {
        let _ = hand { object = $0 }
        Leaf("keeping", log)
      }
    }
    var write: (Object?) -> Void = { _ in }
    let count = Handle(1)
    let log = log
    let host = CoreHost(
      log, Stateful(count) { if $0.wrappedValue > 0 { Keeping(log: log) { write = $0 } } })
    weak var kept: Object?
    host.event {
      let object = Object()
      kept = object
      write(object)
    }
    host.event { count.value = 2 }
    host.event { write(nil) }
    #expect(kept != nil)
    host.event { count.value = 0 }
    #expect(kept == nil)
  }
}
