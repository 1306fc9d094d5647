import Testing

@MainActor
@Suite("Trap: the stale closure", .timeLimit(.minutes(20))) struct StaleClosureTests {
  /// Passes its closure to the legacy form, which runs the one from before the change.
  struct Wrong<Value: Equatable>: Backport {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    @available(*, deprecated, message: "calls the legacy form")
    func body(content: Content) -> some View {
      content.onChange(of: value) { [value] new in action(value, new) }
    }
  }

  struct Shop<Form: Backport<Int>>: View {
    let log: Log
    @State var order = (quantity: 1, price: 10)

    var body: some View {
      Button("Two at half price") { order = (2, 5) }
      Cart<Form>(log: log, quantity: order.quantity, price: order.price)
    }
  }

  struct Cart<Form: Backport<Int>>: View {
    let log: Log
    let quantity: Int
    let price: Int

    var body: some View {
      Text("cart").modifier(
        Form(value: quantity, initial: false) { old, new in log("\(old) → \(new): \(quantity) at \(price)") })
    }
  }

  func trace<Form: Backport<Int>>(of form: Form.Type) throws -> [String] {
    let log = Log()
    let host = ViewHost(Shop<Form>(log: log))
    try host.tap("Two at half price")
    return log.take()
  }

  @Test func `the newest closure runs, with current captured values`() throws {
    #expect(try trace(of: Wrong.self) == ["1 → 2: 1 at 10"])
    #expect(try trace(of: Shim.self) == ["1 → 2: 2 at 5"])
  }
}
