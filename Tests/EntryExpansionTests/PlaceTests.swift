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

  @Test(arguments: [
    ("public extension Transaction: P {}", "public extension Transaction"),
    ("\n  struct S<A> {}", "struct S<A>"),
    ("func f(x: Int) -> Int ", "func f"),
  ])
  func `a place is described by its first words`(source: String, description: String) {
    #expect(Place(reading: source).description == description)
  }
}
