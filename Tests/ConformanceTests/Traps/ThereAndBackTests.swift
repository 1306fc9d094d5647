import Testing

@MainActor
@Suite("Trap: there and back between passes", .timeLimit(.minutes(20))) struct ThereAndBackTests {
  /// Takes every evaluation for a change.
  struct EveryEvaluation<Value: Equatable>: Backport {
    let value: Value
    let action: (Value, Value) -> Void
    @State var last = Last<Value>()

    init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
      self.value = value
      self.action = action
    }

    func body(content: Content) -> some View {
      content.onAppearAndOnChange(of: value) { new in
        if let old = last.value { action(old, new) }
        last.value = new
      }
    }
  }

  /// Compares when the frame is over: what happened in between is lost.
  struct OncePerFrame<Value: Equatable>: Backport {
    let value: Value
    let action: (Value, Value) -> Void
    @State var last = Last<Value>()

    init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
      self.value = value
      self.action = action
    }

    func body(content: Content) -> some View {
      if last.value == nil { last.value = value }
      last.newest = value
      nonisolated(unsafe) let run = { [last, action] in
        guard let old = last.value, let new = last.newest, old != new else { return }
        last.value = new
        action(old, new)
      }
      return content.onAppearAndOnChange(of: value) { _ in Task { @MainActor in run() } }
    }
  }

  final class Last<Value> {
    var value: Value?
    var newest: Value?
  }

  /// The first observer of the counter restores its old value.
  struct Spring<Form: Backport<Int>>: View {
    let log: Log
    @State var value = 0

    var body: some View {
      Button("There and back") {
        value = 1
        value = 0
      }
      .onChange(of: value) { value = 0 }
      .modifier(Form(value: value, initial: false) { old, new in log("\(old) → \(new)") })
      Button("There") { value = 1 }
    }
  }

  func trace<Form: Backport<Int>>(of form: Form.Type, tapping label: String) async throws -> [String] {
    let log = Log()
    let host = ViewHost(Spring<Form>(log: log))
    try host.tap(label)
    await host.settle()
    return log.take()
  }

  @Test func `a value that changes and returns before the pass runs no action`() async throws {
    #expect(try await trace(of: EveryEvaluation.self, tapping: "There and back") == ["0 → 0"])
    #expect(try await trace(of: Shim.self, tapping: "There and back") == [])
  }

  @Test func `a change in one pass and its reversal in the next run the action twice`() async throws {
    #expect(try await trace(of: OncePerFrame.self, tapping: "There") == [])
    #expect(try await trace(of: Shim.self, tapping: "There") == ["0 → 1", "1 → 0"])
  }
}
