import Testing

/// Calls that could be one of several things, and are one: seen with the compiler.
@Suite("Ambiguities", .timeLimit(.minutes(20))) struct AmbiguityTests {
  @Test(arguments: [
    ".toolbar { }", ".toolbar { EmptyView() }", ".toolbar { ToolbarItem { Text(\"item\") } }",
    ".toolbar { if value == 0 { ToolbarItem { Text(\"item\") } } }", ".toolbar { if value == 0 { Text(\"item\") } }",
    ".toolbar { Text(\"one\"); Text(\"two\") }",
  ])
  func `a toolbar has views or items, and nothing is a view`(call: String) throws {
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
  func `a disfavored legacy form of another library is an ambiguity, unless the trait asks for SwiftUI's ranking`(
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
  func `modern forms stay what they are beside one`(call: String) throws {
    let result = try TypeChecker.check(OverloadTests.view(call) + Self.library)
    #expect(result.succeeded, "the compiler said: \(result.output)")
    #expect(result.warnings == [])
  }
}
