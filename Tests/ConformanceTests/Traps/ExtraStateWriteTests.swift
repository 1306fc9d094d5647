import Testing

@MainActor
@Suite("Trap: an extra state write", .timeLimit(.minutes(20))) struct ExtraStateWriteTests {
  /// Keeps the old value as state: writing it has everything around the observer evaluated once more.
  struct Wrong<Value: Equatable>: Backport {
    let value: Value
    let action: (Value, Value) -> Void
    @State var old: Value

    init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
      self.value = value
      self.action = action
      old = value
    }

    @available(*, deprecated, message: "calls the legacy form")
    func body(content: Content) -> some View {
      let old = old
      return content.onChange(of: value) { new in
        action(old, new)
        self.old = new
      }
    }
  }

  /// A number that counts its comparisons: an observer compares at each evaluation of the enclosing body.
  struct Counted: Equatable {
    let number: Int
    let log: Log

    nonisolated static func == (first: Counted, second: Counted) -> Bool {
      first.log("\(first.number) and \(second.number) compared")
      return first.number == second.number
    }
  }

  struct Counter<Form: Backport<Counted>>: View {
    let log: Log
    @State var value = 0

    var body: some View {
      let _ = log("evaluate")
      Button("Add") { value += 1 }
        .modifier(
          Form(value: Counted(number: value, log: log), initial: false) { old, new in
            log("\(old.number) → \(new.number)")
          })
    }
  }

  func trace<Form: Backport<Counted>>(of form: Form.Type) throws -> [String] {
    let log = Log()
    let host = ViewHost(Counter<Form>(log: log))
    try host.tap("Add")
    return log.take()
  }

  /// The trace without equal comparisons in a row: an engine may compare a modifier's fields before the observer
  /// compares.
  func steps<Form: Backport<Counted>>(of form: Form.Type) throws -> [String] {
    try trace(of: form).reduce(into: []) { steps, line in
      if steps.last != line || line == "evaluate" { steps.append(line) }
    }
  }

  @Test func `a change costs one evaluation, and nothing is compared after its action`() throws {
    #expect(
      try steps(of: Wrong.self) == [
        "evaluate", "evaluate", "0 and 1 compared", "0 → 1", "0 and 1 compared", "1 and 1 compared",
      ])
    #expect(try steps(of: Shim.self) == ["evaluate", "evaluate", "0 and 1 compared", "0 → 1"])
  }
}
