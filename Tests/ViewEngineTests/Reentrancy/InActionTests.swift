import Testing

@testable import ViewEngine

@MainActor
@Suite("A host that an action uses", .timeLimit(.minutes(20))) struct InActionTests {
  @Test func `a verb in an action joins the running frame and acts on the current screen`() throws {
    let (reference, log) = Reentrant.host(inAction: { reference in
      #expect(throws: Never.self) {
        try reference.host?.tap("Add")
        try reference.host?.tap("Add")
      }
      #expect(reference.host?.texts == ["Act", "Add", "0 0"])
    })
    try reference.host?.tap("Act")
    #expect(log.take() == ["added", "added", "acted", "body 2 0", "change 2"])
    #expect(reference.host?.frameCount == 2)
    reference.host = nil
  }

  @Test func `render, update and setEnvironment in an action join the running frame`() throws {
    var updates = 0
    let (reference, log) = Reentrant.host(inAction: { reference in
      reference.host?.render()
      reference.host?.update { updates += 1 }
      reference.host?.setEnvironment(\.lineLimit, to: 7)
    })
    try reference.host?.tap("Act")
    #expect(updates == 1)
    #expect(log.take() == ["acted", "body 0 7"])
    #expect(reference.host?.frameCount == 2)
    #expect(reference.host?.warnings == [])
    reference.host = nil
  }

  @Test func `a failing verb throws in the action, and the frame continues`() throws {
    let (reference, log) = Reentrant.host(inAction: { reference in
      #expect(throws: ViewHostError.self) { try reference.host?.tap("Nowhere") }
    })
    try reference.host?.tap("Act")
    #expect(log.take() == ["acted"])
    reference.host = nil
  }

  @Test func `an action that taps its own button is stopped with an error`() throws {
    var errors: [ViewHostError] = []
    let (reference, log) = Reentrant.host(inAction: { reference in
      do { try reference.host?.tap("Act") } catch { if let error = error as? ViewHostError { errors.append(error) } }
    })
    try reference.host?.tap("Act")
    #expect(log.take() == Array(repeating: "acted", count: 51))
    #expect(errors.map(\.reason) == [.busy])
    #expect(
      errors.first?.message
        == "tap: 50 events are nested already, each in an action of the one before.\n"
        + "  Does the action of a control use the control itself?\n\n"
        + "To fix, do this in a task, or in the test.")
    reference.host = nil
  }

  @Test func `nested update calls are one event, and endless nesting is stopped with a warning`() {
    let (reference, _) = Reentrant.host()
    var count = 0
    func update() {
      count += 1
      reference.host?.update { update() }
    }
    update()
    #expect(count == 52)
    #expect(
      reference.host?.warnings == [
        "update: 50 events are nested already, each in an action of the one before.\n"
          + "  Does the action of a control use the control itself?\n\n"
          + "To fix, do this in a task, or in the test."
      ])
    #expect(reference.host?.frameCount == 2)
    reference.host = nil
  }

  @Test func `dismiss in an action ends the frame, and later requests have no effect`() throws {
    let (reference, log) = Reentrant.host(inAction: { reference in
      reference.host?.dismiss()
      #expect(throws: ViewHostError.self) { try reference.host?.tap("Add") }
      reference.host?.dismiss()
      reference.host?.render()
      reference.host?.setEnvironment(\.lineLimit, to: 7)
    })
    try reference.host?.tap("Act")
    #expect(log.take() == ["disappears", "acted"])
    #expect(reference.host?.texts == [])
    #expect(reference.host?.frameCount == 2)
    reference.host = nil
  }

  @Test func `a host released by its action runs no further action, and is freed with the frame`() async {
    struct Root: View {
      let log: Log
      let reference: HostReference
      let object: AnyObject
      @State private var value = 0
      var body: some View {
        Text("\(value)").onAppear { log.write = { [value = $value] _ in value.wrappedValue += 1 } }
          .observe(value, followsCaptureRule: true) { _ in
            log("first")
            reference.host = nil
          }
          .observe(value, followsCaptureRule: true) { _ in log("second \(object)") }
          .onDisappear { log("disappears") }
        if value > 0 {
          Text("new").onAppear { log("new appears") }
        } else {
          Text("old").onDisappear { log("old goes") }
        }
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
    // Only this reference keeps the host: it wakes up by itself.
    log.write?(1)
    log.write = nil
    for _ in 0..<10_000 where log.lines.isEmpty { await Task.yield() }
    #expect(log.take() == ["first"])
    #expect(weakHost == nil)
    #expect(weakObject == nil)
  }

  @Test func `an action whose view is removed runs to its end, and its writes reach no view`() throws {
    struct Child: View {
      let log: Log
      @Binding var isShown: Bool
      @State private var own = 0
      var body: some View {
        Button("Leave \(own)") {
          isShown = false
          own += 1
          log("left with \(own)")
        }
        .onDisappear {
          own += 1
          log("disappeared with \(own)")
        }
      }
    }
    struct Root: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        let _ = log("body")
        if isShown { Child(log: log, isShown: $isShown) } else { Text("gone") }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    _ = log.take()
    try host.tap("Leave 0")
    #expect(log.take() == ["left with 1", "body", "disappeared with 2"])
    #expect(host.texts == ["gone"])
    #expect(host.warnings == [])
  }

  @Test func `a state write in onDisappear starts another pass of the remaining views`() throws {
    struct Root: View {
      let log: Log
      @State private var isShown = true
      @State private var ends = 0
      var body: some View {
        let _ = log("body \(isShown) \(ends)")
        Button("Hide") { isShown = false }
        if isShown { Text("shown").onDisappear { ends += 1 } }
        Text("\(ends)").observe(ends, followsCaptureRule: true) { log("ends \($0)") }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    try host.tap("Hide")
    #expect(log.take() == ["body true 0", "body false 0", "body false 1", "ends 1"])
    #expect(host.texts == ["Hide", "1"])
    host.dismiss()
    #expect(log.take() == [])
  }

  @Test func `a state write in onDisappear during host dismissal evaluates no body`() {
    struct Root: View {
      let log: Log
      @State private var ends = 0
      var body: some View {
        let _ = log("body \(ends)")
        Text("\(ends)").onDisappear {
          ends += 1
          log("ends \(ends)")
        }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log), configuration: .silent)
    host.dismiss()
    #expect(log.take() == ["body 0", "ends 1"])
    #expect(host.texts == [])
    #expect(host.warnings == [])
  }
}
