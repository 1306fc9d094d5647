import Testing

@MainActor
@Suite("Trap: state compared with itself", .timeLimit(.minutes(20))) struct ComparedWithItselfTests {
  /// Keeps the value where each evaluation brings it up to date, and looks it up too late.
  struct Wrong<Value: Equatable>: Backport {
    let value: Value
    let action: (Value, Value) -> Void
    @State var last = Last<Value>()

    init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
      self.value = value
      self.action = action
    }

    @available(*, deprecated, message: "calls the legacy form")
    func body(content: Content) -> some View {
      last.value = value
      return content.onChange(of: value) { new in
        if let old = last.value { action(old, new) }
      }
    }
  }

  final class Last<Value> {
    var value: Value?
  }

  func trace<Form: Backport<Int>>(of form: Form.Type) throws -> [String] {
    let log = Log()
    let host = ViewHost(Counter<Form>(log: log))
    try host.tap("Add")
    try host.tap("Add")
    return log.take()
  }

  @Test func `the action gets the old value, not the new value twice`() throws {
    #expect(try trace(of: Wrong.self) == ["1 → 1", "2 → 2"])
    #expect(try trace(of: Shim.self) == ["0 → 1", "1 → 2"])
  }
}
