import Testing

@testable import ViewEngine

@MainActor
@Suite("A host that a body uses", .timeLimit(.minutes(20))) struct InBodyTests {
  static let advice =
    "a body is being evaluated, in which no event can happen.\n\n"
    + "To fix, do this in an action, in a task, or in the test."

  @Test func `a verb in a body throws an error that says where to call it`() throws {
    var errors: [ViewHostError] = []
    let (reference, log) = Reentrant.host(inBody: { reference in
      guard let host = reference.host else { return }
      do { try host.tap("Act") } catch { if let error = error as? ViewHostError { errors.append(error) } }
    })
    try reference.host?.tap("Add")
    #expect(log.take() == ["added", "body 1 0", "change 1"])
    #expect(errors == [ViewHostError(.busy, text: "tap: \(Self.advice)")])
    reference.host = nil
  }

  @Test func `render, update, setEnvironment and dismiss are ignored with a warning`() throws {
    var updates = 0
    let (reference, log) = Reentrant.host(inBody: { reference in
      reference.host?.render()
      reference.host?.update { updates += 1 }
      reference.host?.setEnvironment(\.lineLimit, to: 7)
      reference.host?.dismiss()
    })
    try reference.host?.tap("Add")
    #expect(log.take() == ["added", "body 1 0", "change 1"])
    #expect(
      reference.host?.warnings
        == ["render", "update", "setEnvironment", "dismiss"].map { "\($0): \(Self.advice)" })
    #expect(updates == 0)
    #expect(reference.host?.texts == ["Act", "Add", "1 0"])
    #expect(reference.host?.frameCount == 2)
    reference.host = nil
  }

  @Test func `a body cannot perform an event of a different host`() throws {
    let (other, otherLog) = Reentrant.host()
    var errors: [ViewHostError] = []
    let (reference, _) = Reentrant.host(inBody: { _ in
      do { try other.host?.tap("Add") } catch { if let error = error as? ViewHostError { errors.append(error) } }
      other.host?.render()
    })
    #expect(errors == [ViewHostError(.busy, text: "tap: \(Self.advice)")])
    #expect(other.host?.warnings == ["render: \(Self.advice)"])
    #expect(otherLog.take() == [])
    try other.host?.tap("Add")
    #expect(otherLog.take() == ["added", "body 1 0", "change 1"])
    (reference.host, other.host) = (nil, nil)
  }

  @Test func `a host released in a body ends with the frame, and runs no action`() async {
    struct Root: View {
      let log: Log
      let reference: HostReference
      let object: AnyObject
      @State private var value = 0
      var body: some View {
        let _ = log("body \(value)")
        let _ = value > 0 ? reference.host = nil : ()
        Text("\(value)").onAppear { log.write = { [value = $value] _ in value.wrappedValue += 1 } }
          .observe(value, followsCaptureRule: true) { _ in log("change \(object)") }
          .onDisappear { log("disappears") }
        if value > 0 { Text("new").onAppear { log("new appears") } }
      }
    }
    final class Object {}
    weak var weakHost: ViewHost?
    weak var weakObject: Object?
    let log = Log()
    let reference = HostReference()
    do {
      let object = Object()
      weakObject = object
      reference.host = ViewHost(Root(log: log, reference: reference, object: object))
      weakHost = reference.host
    }
    #expect(log.take() == ["body 0"])
    log.write?(1)
    log.write = nil
    for _ in 0..<10_000 where log.lines.isEmpty { await Task.yield() }
    #expect(log.take() == ["body 1"])
    #expect(weakHost == nil)
    #expect(weakObject == nil)
  }

  @Test func `a host created in a body works independently`() throws {
    struct Inner: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        let _ = log("inner body \(value)")
        Text("inner \(value)").onAppear { value += 1 }
          .observe(value, followsCaptureRule: true) { log("inner change \($0)") }
      }
    }
    struct Outer: View {
      let log: Log
      let made: (ViewHost) -> Void
      @State private var value = 0
      var body: some View {
        let _ = log("outer body \(value)")
        let host = ViewHost(Inner(log: log), configuration: .silent)
        let _ = made(host)
        Button("Add") { value += 1 }
          .observe(value, followsCaptureRule: true) { log("outer change \($0)") }
        Text(host.texts.joined())
      }
    }
    let log = Log()
    var inner: [ViewHost] = []
    let outer = ViewHost(Outer(log: log, made: { inner.append($0) }), configuration: .silent)
    let mounted = ["inner body 0", "inner body 1", "inner change 1"]
    #expect(log.take() == ["outer body 0"] + mounted)
    #expect(outer.texts == ["Add", "inner 1"])
    try outer.tap("Add")
    #expect(log.take() == ["outer body 1"] + mounted + ["outer change 1"])
    inner[0].render()
    #expect(log.take() == ["inner body 1"])
    #expect(([outer] + inner).map(\.warnings) == [[], [], []])
    #expect(([outer] + inner).map(\.bodyCount) == [2, 3, 2])
  }

  @Test func `texts and tree are empty in a body, and report a warning`() throws {
    var read: [String] = []
    let (reference, _) = Reentrant.host(inBody: { reference in
      guard let host = reference.host else { return }
      read = host.texts + [host.tree]
    })
    try reference.host?.tap("Add")
    #expect(read == [""])
    let advice = """
      a body of this host is being evaluated, so its elements cannot be read yet.

      To fix, read it in an action, in a task, or in the test.
      """
    #expect(reference.host?.warnings == ["texts: \(advice)", "tree: \(advice)"])
    reference.host = nil
  }

  @Test func `a body reads the texts of a different host without a warning`() throws {
    let (other, _) = Reentrant.host()
    var texts: [[String]] = []
    let (reference, _) = Reentrant.host(inBody: { _ in texts.append(other.host?.texts ?? []) })
    #expect(texts == [["Act", "Add", "0 0"]])
    #expect(other.host?.warnings == [])
    (reference.host, other.host) = (nil, nil)
  }
}
