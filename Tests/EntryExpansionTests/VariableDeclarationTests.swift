import Testing

@testable import EntryExpansion

@Suite("Reading a declaration", .timeLimit(.minutes(20))) struct VariableDeclarationTests {
  /// The text, and what is written in it as name, type and value.
  struct Row {
    let text: String
    let name: String
    var type: String?
    var value: String?

    init(_ text: String, _ name: String, _ type: String?, _ value: String?) {
      (self.text, self.name, self.type, self.value) = (text, name, type, value)
    }
  }

  @Test(arguments: [
    Row("@Entry var limit = 3", "limit", nil, "3"),
    Row("@Entry var accent: String = \"plain\"", "accent", "String", "\"plain\""),
    Row("@Entry var handler: (@Sendable (Int) -> Void)?", "handler", "(@Sendable (Int) -> Void)?", nil),
    Row("var x:Int=1", "x", "Int", "1"),
    Row("var `default` = 1", "default", nil, "1"),
    Row("var `two words`: Int? = nil", "two words", "Int?", "nil"),
    Row("var größe: Länge = .null", "größe", "Länge", ".null"),
    // Modifiers before `var`.
    Row("@Entry public var x = 1", "x", nil, "1"),
    Row("@Entry private(set) nonisolated(unsafe) var x = 1", "x", nil, "1"),
    Row("@available(*, deprecated, message: \"var y = 2)\") @Entry var x = 1", "x", nil, "1"),
    Row("@ViewEngine.Entry @Other<[Int], (A) -> B>(1) var x = 1", "x", nil, "1"),
    Row("#if DEBUG\n@available(*, deprecated)\n#endif\n@Entry var x = 1", "x", nil, "1"),
    // Comments.
    Row("\n  // var a = 1\n  /// var b = 2\n  @Entry var x = 3 // var c: Int", "x", nil, "3"),
    Row("/* var a /* = 1 */ */ var /* b */ x /* : C */ : /* D */ Int /* = 4 */ = /* 5 */ 6 /* 7 */", "x", "Int", "6"),
    Row("var x: Int // one\n  // two\n  = 3", "x", "Int", "3"),
    Row("var x = [\n  1,  // one ]\n  2,\n]", "x", nil, "[\n  1,  // one ]\n  2,\n]"),
    // Strings.
    Row(#"var x = "a, y = \"{ didSet""#, "x", nil, #""a, y = \"{ didSet""#),
    Row(##"var x = #"a " \( , y = "# // b"##, "x", nil, ##"#"a " \( , y = "#"##),
    Row(
      #"var x = "\(["a": "}"].map { "\($0))" }), y = 1" /* b */"#, "x", nil, #""\(["a": "}"].map { "\($0))" }), y = 1""#
    ),
    Row("var x = \"\"\"\n  a \" , y = { didSet\n  \"\"\"", "x", nil, "\"\"\"\n  a \" , y = { didSet\n  \"\"\""),
    Row("var x = #/[\"(,] y = 1/#", "x", nil, "#/[\"(,] y = 1/#"),
    // Types.
    Row("var x: Dictionary<String, [Int: (Int) -> Int]> = [:]", "x", "Dictionary<String, [Int: (Int) -> Int]>", "[:]"),
    Row("var x: (Int, _ y: String) = (1, \"\")", "x", "(Int, _ y: String)", "(1, \"\")"),
    Row("var x: any Equatable & Sendable = 1", "x", "any Equatable & Sendable", "1"),
    Row(
      "var x: @MainActor () async throws(Never) -> Void = {}", "x", "@MainActor () async throws(Never) -> Void", "{}"),
    Row("var x: Int!", "x", "Int!", nil),
    // Values.
    Row("var x = 1 == 2", "x", nil, "1 == 2"),
    Row("var x: Bool = a <= b", "x", "Bool", "a <= b"),
    Row("var x = Cache<Int, [Int]>()", "x", nil, "Cache<Int, [Int]>()"),
    Row("var x = Triple<Int, Int, Int>(a: 1, b: 2)", "x", nil, "Triple<Int, Int, Int>(a: 1, b: 2)"),
    Row("var x = { (a: Int) in a }", "x", nil, "{ (a: Int) in a }"),
    Row("var x = make(1) { $0 } other: { $1 }", "x", nil, "make(1) { $0 } other: { $1 }"),
    Row("var x = if a { 1 } else { 2 }", "x", nil, "if a { 1 } else { 2 }"),
    Row("var x: Int = -1.5e3", "x", "Int", "-1.5e3"),
  ])
  func `the name, type and value of a variable are parsed`(row: Row) throws {
    let declaration = try VariableDeclaration(reading: row.text)
    #expect(declaration.name == row.name)
    #expect(declaration.type == row.type)
    #expect(declaration.initialValue == row.value)
  }

  @Test(arguments: [
    ("Int?", true), ("(@Sendable (Int) -> Void)?", true), ("[Int: Int]?", true), ("Set<(Int) -> Int>?", true),
    ("Int!", true), ("Int??", true),
    ("Int", false), ("(Int) -> Int?", false), ("() async throws -> [Int]?", false), ("[Int?]", false),
    ("@Sendable (Int?) -> Void", false),
  ])
  func `only an optional type counts as optional`(type: String, isOptional: Bool) throws {
    #expect(try VariableDeclaration(reading: "var x: \(type)").isOptional == isOptional)
  }

  private static let different =
    "@Entry requires a 'var' in an extension of EnvironmentValues, and found a different declaration. "
    + "To fix, remove '@Entry', or write '@Entry var name = value'."
  private static let pattern =
    "@Entry requires a variable with a name, and found a pattern. To fix, declare each variable separately: "
    + "'@Entry var name = value'."
  private static let several =
    "@Entry requires one variable, and found several. To fix, declare each separately: '@Entry var name = value'."
  private static let accessors =
    "@Entry requires a 'var' without accessors, and 'x' has some. To fix, remove them, or remove '@Entry' and declare "
    + "an EnvironmentKey."

  @Test(arguments: [
    ("@Entry let x = 1", "@Entry requires a 'var', and found a 'let'. To fix, write 'var'.", 7),
    ("@Entry func x() {}", different, nil),
    ("@Entry struct X<A> { var x = 1 }", different, nil),
    ("@Entry var (x, y) = (1, 2)", pattern, 11),
    ("@Entry var x = 1, y = 2", several, 16),
    ("@Entry var x: Int = 1, y: Int = 2", several, 21),
    ("@Entry var x: Int, y: Int", several, 17),
    ("@Entry var x = 1, (y, z) = (2, 3)", several, 16),
    ("@Entry var x: Int { 1 }", accessors, 18),
    ("@Entry var x { get { 1 } }", accessors, 13),
    ("@Entry var x = 1 { didSet {} }", accessors, 17),
    ("@Entry var x: Int = f() { /* a */ willSet {} }", accessors, 24),
    ("", different, nil),
  ])
  func `a declaration other than one stored variable is a problem`(text: String, message: String, at offset: Int?) {
    let problem = #expect(throws: Problem.self) { try VariableDeclaration(reading: text) }
    #expect(problem?.message == message)
    #expect(problem?.offset == offset)
  }

  @Test(arguments: [
    ("var x: Int", "@Entry requires a default value: `var x: Int = …`, or an optional type"),
    ("var x", "@Entry requires a default value: `var x = …`"),
    ("static var x = 1", "@Entry requires a 'var' without 'static'. To fix, remove 'static'."),
    ("lazy var x = 1", "@Entry requires a 'var' without 'lazy'. To fix, remove 'lazy'."),
    ("weak var x: X?", "@Entry requires a 'var' without 'weak'. To fix, remove 'weak'."),
  ])
  func `a variable that cannot be an entry is a problem at its name`(text: String, message: String) throws {
    let declaration = try VariableDeclaration(reading: text)
    let problem = #expect(throws: Problem.self) { try declaration.checkIsEntry() }
    #expect(problem?.message == message)
    #expect(problem?.offset == text.utf8.count - text.drop { $0 != "x" }.utf8.count)
  }

  @Test(arguments: [
    "@", "@Entry(", "var", "var x:", "var x: A<", "var x =", "var x = \"a", "var x = \"\\", "var x = #\"a\\",
    "var x = \"\\(", "/* a",
    "var `x", "var x = \"\"\"", "var x = [(", "#", "@A<(", "var x = )]}", "var x: Int = 1,",
  ])
  func `truncated source gives a named variable or a problem within the source`(text: String) {
    do {
      let declaration = try VariableDeclaration(reading: text)
      #expect(!declaration.name.isEmpty)
      #expect(text.utf8.dropFirst(declaration.offset).starts(with: declaration.name.utf8) || text.contains("`"))
    } catch {
      #expect(!error.message.isEmpty)
      #expect((0...text.utf8.count).contains(error.offset ?? 0))
    }
  }
}
