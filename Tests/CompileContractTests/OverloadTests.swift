import Testing

/// Which form a call is, and which calls are none: seen with the compiler.
@Suite("Overloads", .onWorkerThreads, .timeLimit(.minutes(20))) struct OverloadTests {
  /// A view whose `onChange` has what comes behind `of: value` in parentheses, and a closure.
  static func view(_ call: String) -> String {
    """
    import OnChangeCompat

    func act() {}
    func act(_ new: Int) {}
    func act(_ old: Int, _ new: Int) {}
    func actOnNew(_ new: Int) {}
    func actOnBoth(_ old: Int, _ new: Int) {}

    struct NotEquatable {}

    struct Probe: View {
      @State private var value = 0
      var body: some View {
        Text("probe")
          \(call)
      }
    }
    """
  }

  static let legacy = "onChange(of:perform:)"
  static let modern = "onChange(of:initial:_:)"

  @Test(arguments: [
    (".onChange(of: value) { _ in }", legacy, 1),
    (".onChange(of: value) { act($0) }", legacy, 1),
    (".onChange(of: value) { new in print(new) }", legacy, 1),
    (".onChange(of: value) { [value] new in print(value, new) }", legacy, 1),
    (".onChange(of: value, perform: actOnNew)", legacy, 1),
    (".onChange(of: value) { }", modern, 0),
    (".onChange(of: value) { act() }", modern, 0),
    (".onChange(of: value, initial: true) { act() }", modern, 0),
    (".onChange(of: value) { _, _ in }", modern, 2),
    (".onChange(of: value) { act($0, $1) }", modern, 2),
    (".onChange(of: value, initial: true) { old, new in print(old, new) }", modern, 2),
    (".onChange(of: value, actOnBoth)", modern, 2),
  ])
  func `the arity of the closure picks the form`(call: String, form: String, arity: Int) throws {
    let calls = try TypeChecker.calls(Self.view(call))
    #expect(calls.map(\.form) == [form])
    #expect(calls.map(\.arity) == [arity])
  }

  @Test(arguments: [
    (
      ".onChange(of: value) { _, _, _ in }",
      "contextual closure type '(Int, Int) -> Void' expects 2 arguments, but 3 were used in closure body"
    ),
    (
      ".onChange(of: value, initial: true) { new in print(new) }",
      "contextual closure type '(Int, Int) -> Void' expects 2 arguments, but 1 was used in closure body"
    ),
    (".onChange(of: NotEquatable()) { }", "requires that 'NotEquatable' conform to 'Equatable'"),
  ])
  func `a call that must not compile says why`(call: String, reason: String) throws {
    let result = try TypeChecker.check(Self.view(call))
    #expect(!result.succeeded)
    #expect(result.errors.contains { $0.contains(reason) }, "the compiler said: \(result.output)")
  }

  @Test func `only the legacy form is deprecated, unless the LegacyOnChange trait is on`() throws {
    let message = """
      'onChange(of:perform:)' is deprecated: Use `onChange` with a two or zero parameter action closure instead.
      """
    let legacy = try TypeChecker.check(Self.view(".onChange(of: value) { _ in }"))
    #expect(legacy.succeeded)
    #if LegacyOnChange
      #expect(legacy.warnings == [])
    #else
      #expect(legacy.warnings.map { $0.prefix(message.count) } == [message[...]])
    #endif
    let modern = try TypeChecker.check(Self.view(".onChange(of: value, initial: true) { }"))
    #expect(modern.succeeded)
    #expect(modern.warnings == [])
  }

  @Test func `a closure may capture a non-Sendable object, and modifiers work off the main actor`() throws {
    let result = try TypeChecker.check(
      """
      import OnChangeCompat

      final class Box { var count = 0 }

      nonisolated func make(_ box: Box) -> some View {
        Text("made").onChange(of: 1, initial: true) { box.count += 1 }
      }

      struct Probe: View {
        let box: Box
        var body: some View {
          make(box).onChange(of: box.count) { old, new in box.count = old + new }
        }
      }
      """)
    #expect(result.succeeded, "the compiler said: \(result.output)")
    #expect(result.warnings == [])
  }

  @Test func `a view builder reports an expression that is not a View`() throws {
    let result = try TypeChecker.check(Self.view(".id(1)\n    3"))
    #expect(!result.succeeded)
    #expect(result.errors.contains { $0.contains("this expression is not a View") }, "\(result.output)")
  }

  @Test(arguments: ["5", "6"])
  func `a user's file compiles in either language mode`(version: String) throws {
    let code = Self.view(".onChange(of: value, initial: true) { value = 1 }")
    let result = try TypeChecker.check(code, arguments: ["-swift-version", version])
    #expect(result.succeeded, "the compiler said: \(result.output)")
    #expect(result.warnings == [])
  }
}
