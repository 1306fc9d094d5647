import Testing

/// The declarations that `@Entry` accepts and rejects, tested with the compiler.
@Suite("Entry", .onWorkerThreads, .timeLimit(.minutes(20))) struct EntryTests {
  #if Macros
    private static let types = """
      import OnChangeCompat

      final class Model { var count = 0 }
      enum Flavour { case sweet, sour }

      """

    static let entries = """
      extension FocusedValues {
        @Entry var chosenModel: Model?
        @Entry var chosenName: Binding<String>?
      }
      extension Transaction {
        @Entry var isQuick = false
      }
      extension EnvironmentValues {
        @Entry var accent: String = "plain"
        @Entry public var limit = 3
        @Entry var handler: (@Sendable (Int) -> Void)?
        @Entry var model = Model()
        @Entry var written: Model = Model()
        @Entry var perhaps: Model?
        @Entry var implicit: Model!
        @Entry private var flavour: Flavour = .sweet  // the sweet one
        @Entry var `default`: Bool = 1 == 2
        @Entry var `two words` = 1
        @Entry var closure = { (x: Int) in x + 1 }
        @Entry var action: () -> Void = {}
        @Entry var main: @MainActor () -> Void = {}
        @Entry var perhapsNone: (Int) -> Int? = { _ in nil }
        @Entry var chosen: Int = if Bool.random() { 1 } else { 2 }
        @Entry var any: any Equatable & Sendable = 1
        @Entry fileprivate var table = Dictionary<String, [Int]>()
        @Entry var text = \"""
          a " { = \\([1, 2].map { "\\($0)" })
          \"""
        @available(*, deprecated) @Entry
        /* before */ internal
        var nested: Dictionary<String, Array<Int>>  // the type
          // and the value
          = [:] /* behind */
      }

      public extension EnvironmentValues {
        @Entry var shared = 1
      }

      extension OnChangeCompat.EnvironmentValues {
        @Entry var qualified = 1
      }

      struct Reader: View {
        @Environment(\\.accent) private var accent
        @Environment(\\.handler) private var handler
        @Environment(\\.`two words`) private var words
        var body: some View {
          Text(accent).environment(\\.limit, 4).environment(\\.handler) { _ in }
        }
      }
      """

    @Test(arguments: [
      ["-swift-version", "5"], ["-swift-version", "6"],
      ["-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
    func `entries in SwiftUI's forms compile without a warning`(arguments: [String]) throws {
      let result = try TypeChecker.check(Self.types + Self.entries, arguments: ["-parse-as-library"] + arguments)
      #expect(result.succeeded, "the compiler said: \(result.output)")
      #expect(result.warnings == [])
    }

    @Test(arguments: [
      ("@Entry var limit: Int", "@Entry requires a default value: `var limit: Int = …`, or an optional type"),
      ("@Entry var make: () -> Int?", "requires a default value: `var make: () -> Int? = …`, or an optional type"),
      ("@Entry var limit = 1 { didSet {} }", "@Entry requires a 'var' without accessors, and 'limit' has some."),
      ("@Entry static var limit = 1", "@Entry requires a 'var' without 'static'. To fix, remove 'static'."),
    ])
    func `a variable that cannot be an entry is one error with its fix`(declaration: String, message: String) throws {
      let result = try TypeChecker.check("import OnChangeCompat\nextension EnvironmentValues {\n  \(declaration)\n}")
      #expect(!result.succeeded)
      #expect(result.errors.count == 1, "the compiler said: \(result.output)")
      #expect(result.errors.first?.contains(message) == true, "the compiler said: \(result.output)")
    }

    @Test(arguments: [
      (
        "extension EdgeInsets { @Entry var limit = 1 }",
        "found one in 'extension EdgeInsets'. To fix, move it into"
      ),
      ("struct Settings { @Entry var limit = 1 }", "found one in 'struct Settings'. To fix, move it into"),
      ("@Entry var limit = 1", "found one outside of every type. To fix, move it into"),
      ("func make() { @Entry var limit = 1 }", "found one in 'func make'. To fix, move it into"),
    ])
    func `an entry outside an extension of EnvironmentValues is one error`(code: String, message: String) throws {
      let result = try TypeChecker.check("import OnChangeCompat\n\(code)", arguments: ["-parse-as-library"])
      #expect(!result.succeeded)
      #expect(result.errors.count == 1, "the compiler said: \(result.output)")
      #expect(result.errors.first?.contains(message) == true, "the compiler said: \(result.output)")
    }

    /// The compiler itself refuses these too, in fewer words.
    @Test(arguments: [
      ("@Entry let limit = 1", "@Entry requires a 'var', and found a 'let'. To fix, write 'var'."),
      ("@Entry var limit = 1, other = 2", "@Entry requires one variable, and found several. To fix, declare each"),
      ("@Entry var (limit, other) = (1, 2)", "@Entry requires a variable with a name, and found a pattern. To fix"),
      ("@Entry var limit: Int { 1 }", "@Entry requires a 'var' without accessors, and 'limit' has some. To fix"),
      ("@Entry func limit() -> Int { 1 }", "found a different declaration. To fix, remove '@Entry'"),
      ("@Entry var limit", "@Entry requires a default value: `var limit = …`"),
    ])
    func `a declaration that the compiler rejects gets one reason`(declaration: String, message: String) throws {
      let result = try TypeChecker.check("import OnChangeCompat\nextension EnvironmentValues {\n  \(declaration)\n}")
      #expect(!result.succeeded)
      #expect(result.errors.filter { $0.contains(message) }.count == 1, "the compiler said: \(result.output)")
    }
  #else
    static let help =
      "get it with the dependency's trait: .package(…, traits: [\"Macros\"]), or declare an EnvironmentKey"

    @Test(arguments: ["@Entry var limit = 3", "@Entry var accent: String = \"plain\"", "@Entry var model: Int?"])
    func `an entry without the Macros trait is an error with the line to write`(declaration: String) throws {
      let result = try TypeChecker.check("import OnChangeCompat\nextension EnvironmentValues {\n  \(declaration)\n}")
      #expect(!result.succeeded)
      #expect(result.warnings == [])
      // The second one is the compiler's, of a stored property in an extension.
      #expect(result.errors.count == 2, "the compiler said: \(result.output)")
      #expect(
        result.errors.first?.contains("is unavailable: \(Self.help)") == true, "the compiler said: \(result.output)")
    }
  #endif
}
