import Testing

/// Calls that could be one of several things, and are one: seen with the compiler.
@Suite("Ambiguities", .onWorkerThreads, .timeLimit(.minutes(20))) struct AmbiguityTests {
  @Test(arguments: [
    ".toolbar { }", ".toolbar { EmptyView() }", ".toolbar { ToolbarItem { Text(\"item\") } }",
    ".toolbar { if value == 0 { ToolbarItem { Text(\"item\") } } }", ".toolbar { if value == 0 { Text(\"item\") } }",
    ".toolbar { Text(\"one\"); Text(\"two\") }",
  ])
  func `a toolbar accepts views, items or nothing without ambiguity`(call: String) throws {
    let result = try TypeChecker.check(OverloadTests.view(call))
    #expect(result.succeeded, "the compiler said: \(result.output)")
    #expect(result.warnings == [])
  }

  /// A library's forms for systems that have only one of them.
  private static let library = """

    extension View {
      @_disfavoredOverload
      nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { self }
    }
    """

  @Test(arguments: [".onChange(of: value) { _ in }", ".onChange(of: value, perform: actOnNew)"])
  func `a second library's disfavored legacy form is ambiguous without the LegacyOnChange trait`(
    call: String
  ) throws {
    let result = try TypeChecker.check(OverloadTests.view(call) + Self.library)
    #if LegacyOnChange
      #expect(result.succeeded, "the compiler said: \(result.output)")
    #else
      #expect(result.errors == ["ambiguous use of 'onChange(of:perform:)'"])
    #endif
  }

  @Test(arguments: [".onChange(of: value) { }", ".onChange(of: value) { _, _ in }"])
  func `modern forms compile without ambiguity beside a second library's legacy form`(call: String) throws {
    let result = try TypeChecker.check(OverloadTests.view(call) + Self.library)
    #expect(result.succeeded, "the compiler said: \(result.output)")
    #expect(result.warnings == [])
  }
}
