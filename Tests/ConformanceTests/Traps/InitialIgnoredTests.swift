import Testing

@MainActor
@Suite("Trap: `initial` accepted and ignored", .timeLimit(.minutes(20))) struct InitialIgnoredTests {
  /// Has the parameter, and does nothing with it.
  struct Wrong<Value: Equatable>: Backport {
    let value: Value
    let action: (Value, Value) -> Void

    init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
      self.value = value
      self.action = action
    }

    func body(content: Content) -> some View { content.onChange(of: value, action) }
  }

  func trace<Form: Backport<Int>>(of form: Form.Type) throws -> [String] {
    let log = Log()
    let host = ViewHost(Counter<Form>(log: log, initial: true))
    log("presented")
    try host.tap("Add")
    return log.take()
  }

  @Test func `initial runs at the appearance, with the value as old and new`() throws {
    #expect(try trace(of: Wrong.self) == ["presented", "0 → 1"])
    #expect(try trace(of: Shim.self) == ["0 → 0", "presented", "0 → 1"])
  }
}
