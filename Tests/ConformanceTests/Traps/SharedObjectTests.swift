import Testing

@MainActor
@Suite("Trap: an object of the view value", .timeLimit(.minutes(20))) struct SharedObjectTests {
  final class Newest<Value> {
    var action: ((Value, Value) -> Void)?
  }

  /// Makes the object with the modifier: two places that use one view value share it, and run the closure evaluated
  /// last.
  struct Wrong<Value: Equatable>: Backport {
    let value: Value
    let action: (Value, Value) -> Void
    @State private var newest = Newest<Value>()

    init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
      self.value = value
      self.action = action
    }

    @available(*, deprecated, message: "calls the legacy form")
    func body(content: Content) -> some View {
      let newest = newest
      newest.action = action
      return content.onChange(of: value) { [value] new in newest.action?(value, new) }
    }
  }

  struct Places<Form: Backport<Int>>: View {
    let log: Log
    @State var value = 0
    @State var splits = false

    var body: some View {
      let x = observed("x")
      let y = observed("y")
      Button("Split and add") {
        splits = true
        value += 1
      }
      x
      splits ? y : x
    }

    func observed(_ name: String) -> some View {
      Text(name).modifier(Form(value: value, initial: false) { old, new in log("\(name) \(old) → \(new)") })
    }
  }

  func trace<Form: Backport<Int>>(of form: Form.Type) throws -> [String] {
    let log = Log()
    let host = ViewHost(Places<Form>(log: log))
    try host.tap("Split and add")
    return log.take()
  }

  @Test func `each place runs the closure that it was given last`() throws {
    #expect(try trace(of: Wrong.self) == ["y 0 → 1", "y 0 → 1"])
    #expect(try trace(of: Shim.self) == ["x 0 → 1", "y 0 → 1"])
  }
}
