import Testing

@testable import EntryExpansion

@Suite("Where a declaration stands", .timeLimit(.minutes(20))) struct PlaceTests {
  @Test(arguments: [
    ("extension EnvironmentValues {}", "EnvironmentValues"),
    ("\n// a\n@available(*, deprecated) public extension EnvironmentValues{}", "EnvironmentValues"),
    ("extension ViewEngine.EnvironmentValues {}", "EnvironmentValues"),
    ("extension ViewEngine::EnvironmentValues {}", "EnvironmentValues"),
    ("extension EnvironmentValues: Stamped where A == B {}", "EnvironmentValues"),
    ("extension Transaction {}", "Transaction"),
    ("extension EnvironmentValues.Inner {}", "Inner"),
    ("struct EnvironmentValues: P {}", nil),
    ("func f() ", nil),
    ("{ (a) in }", nil),
  ])
  func `an extension is known by the type that it extends`(source: String, type: String?) {
    #expect(Place(reading: source).extendedType == type)
  }

  @Test func `a key conforms to the protocol of the extended type`() throws {
    let focused = try VariableDeclaration(reading: "var recipe: Binding<Recipe>?")
    #expect(
      focused.entryKey(of: .focused).contains("ViewEngine.FocusedValueKey {\n  typealias Value = Binding<Recipe>\n}"))
    let limit = try VariableDeclaration(reading: "var limit = 3")
    #expect(limit.entryKey(of: .transaction).contains("ViewEngine.TransactionKey {"))
  }

  @Test(arguments: ["var limit = 3", "var limit: Int = 3", "var limit: Int? = 3"])
  func `an entry of focused values is an optional without a default value`(source: String) throws {
    let declaration = try VariableDeclaration(reading: source)
    let problem = #expect(throws: Problem.self) { try declaration.checkIsEntry(of: .focused) }
    #expect(problem?.message.hasPrefix("@Entry of FocusedValues requires an optional type") == true)
  }

  @Test(arguments: [
    ("public extension Transaction: P {}", "public extension Transaction"),
    ("\n  struct S<A> {}", "struct S<A>"),
    ("func f(x: Int) -> Int ", "func f"),
  ])
  func `a place is described by its first words`(source: String, description: String) {
    #expect(Place(reading: source).description == description)
  }
}
