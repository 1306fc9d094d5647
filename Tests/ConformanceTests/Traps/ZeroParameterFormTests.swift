import Testing

/// The form without parameters must be a separate form. (The type-checker tests whether a call of it compiles with the
/// two-parameter form alone.)
@MainActor
@Suite("Trap: the zero-parameter form lost", .timeLimit(.minutes(20))) struct ZeroParameterFormTests {
  /// How the form without parameters is made.
  enum Form: CaseIterable { case wrong, shim }

  /// Calls the legacy form, which lacks the modern capture rule and `initial`.
  struct Wrong<Value: Equatable>: ViewModifier {
    let value: Value
    let initial: Bool
    let action: () -> Void

    @available(*, deprecated, message: "calls the legacy form")
    func body(content: Content) -> some View { content.onChange(of: value) { _ in action() } }
  }

  struct Shop: View {
    let log: Log
    let form: Form
    @State var quantity = 1

    var body: some View {
      Button("One more") { quantity += 1 }
      Cart(log: log, form: form, quantity: quantity)
    }
  }

  struct Cart: View {
    let log: Log
    let form: Form
    let quantity: Int

    var body: some View {
      switch form {
      case .wrong: Text("cart").modifier(Wrong(value: quantity, initial: true) { log("\(quantity) in the cart") })
      case .shim: Text("cart").onChange(of: quantity, initial: true) { log("\(quantity) in the cart") }
      }
    }
  }

  func trace(of form: Form) throws -> [String] {
    let log = Log()
    let host = ViewHost(Shop(log: log, form: form))
    log("presented")
    try host.tap("One more")
    return log.take()
  }

  @Test func `the form without parameters has initial, and runs the newest closure`() throws {
    #expect(try trace(of: .wrong) == ["presented", "1 in the cart"])
    #expect(try trace(of: .shim) == ["1 in the cart", "presented", "2 in the cart"])
  }
}
