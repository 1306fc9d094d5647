/// The parts of a declaration of one variable, as written.
struct VariableDeclaration: Equatable {
  /// Without backticks.
  let name: String
  let type: String?
  /// The expression behind `=`.
  let initialValue: String?
  /// The words before `var`, without attributes.
  let modifiers: [String]
  /// Where the name is, in UTF-8.
  let offset: Int

  /// - Throws: a `Problem` if the source is no `var` with one name, or has accessors.
  init(reading source: String) throws(Problem) {
    var scanner = Scanner(source)
    modifiers = try Self.readModifiers(&scanner)
    offset = scanner.startOfToken()
    guard let name = scanner.word() else {
      throw Problem(
        "@Entry requires a variable with a name, and found a pattern. To fix, declare each variable separately: "
          + "'@Entry var name = value'.", at: offset)
    }
    self.name = name
    scanner.skipTrivia()
    type = scanner.skip(":") ? Self.readType(&scanner) : nil
    initialValue = scanner.skip("=") ? try Self.readValue(&scanner, of: name) : nil
    scanner.skipTrivia()
    if scanner.isAt(",") { throw .severalVariables(at: scanner.position) }
    if scanner.isAt("{") { throw .accessors(of: name, at: scanner.position) }
  }

  /// - Throws: a `Problem` if the variable is none of an instance, or nothing tells its default value.
  func checkIsEntry(of values: EntryValues = .environment) throws(Problem) {
    for modifier in ["static", "class", "lazy", "weak", "unowned"] where modifiers.contains(modifier) {
      throw Problem("@Entry requires a 'var' without '\(modifier)'. To fix, remove '\(modifier)'.", at: offset)
    }
    if values == .focused, !isOptional || initialValue.map({ $0 != "nil" }) ?? false {
      throw Problem(
        "@Entry of FocusedValues requires an optional type without a default value: `var \(name): Value?`", at: offset)
    }
    if initialValue == nil, !isOptional {
      throw Problem(
        "@Entry requires a default value: `var \(name)\(type.map { ": \($0)" } ?? "") = …`"
          + (type == nil ? "" : ", or an optional type"), at: offset)
    }
  }

  /// Whether a variable of this type is nil without an initial value.
  var isOptional: Bool {
    guard let type, type.hasSuffix("?") || type.hasSuffix("!") else { return false }
    // The result of a function is not what the variable holds.
    var scanner = Scanner(type)
    while !scanner.isAtEnd {
      scanner.skipTrivia()
      if scanner.isAt("->") { return false }
      if scanner.isAt("<") { scanner.skipGenericArguments() } else { scanner.skipToken() }
    }
    return true
  }

  private static func readModifiers(_ scanner: inout Scanner) throws(Problem) -> [String] {
    var modifiers: [String] = []
    while true {
      let start = scanner.startOfToken()
      if scanner.isAt("@") {
        scanner.skipAttribute()
      } else if scanner.isAt("#") {
        // Of attributes under a condition: #if, #endif.
        scanner.skipLine()
      } else if scanner.isAt("(") {
        // Of a modifier: private(set), nonisolated(unsafe).
        scanner.skipBrackets()
      } else if let word = scanner.word() {
        if word == "var" { return modifiers }
        if word == "let" {
          throw Problem("@Entry requires a 'var', and found a 'let'. To fix, write 'var'.", at: start)
        }
        modifiers.append(word)
      } else {
        throw Problem(
          "@Entry requires a 'var' in an extension of EnvironmentValues, and found a different declaration. "
            + "To fix, remove '@Entry', or write '@Entry var name = value'.")
      }
    }
  }

  private static func readType(_ scanner: inout Scanner) -> String {
    let start = scanner.startOfToken()
    var end = start
    while !scanner.isAtEnd {
      if scanner.isAt("{") || scanner.isAt(",") || scanner.isAt("=") { break }
      if scanner.isAt("<") { scanner.skipGenericArguments() } else { scanner.skipToken() }
      end = scanner.position
      scanner.skipTrivia()
    }
    return scanner.text(start..<end)
  }

  private static func readValue(_ scanner: inout Scanner, of name: String) throws(Problem) -> String {
    let start = scanner.startOfToken()
    var end = start
    while !scanner.isAtEnd {
      if scanner.isAt(","), isBinding(after: scanner) { throw .severalVariables(at: scanner.position) }
      if scanner.isAt("{"), start < end, isObserver(scanner) { throw .accessors(of: name, at: scanner.position) }
      scanner.skipToken()
      end = scanner.position
      scanner.skipTrivia()
    }
    return scanner.text(start..<end)
  }

  /// Whether a comma begins a further variable, and not a generic argument, as in `Cache<Int, Int>()`.
  private static func isBinding(after scanner: Scanner) -> Bool {
    var scanner = scanner
    _ = scanner.skip(",")
    scanner.skipTrivia()
    if scanner.isAt("(") { scanner.skipBrackets() } else if scanner.word() == nil { return false }
    scanner.skipTrivia()
    return scanner.isAt(":") || (scanner.isAt("=") && !scanner.isAt("=="))
  }

  /// Whether a brace begins `willSet` or `didSet`, and not a trailing closure.
  private static func isObserver(_ scanner: Scanner) -> Bool {
    var scanner = scanner
    _ = scanner.skip("{")
    scanner.skipTrivia()
    let word = scanner.word()
    return word == "willSet" || word == "didSet"
  }
}

extension Problem {
  fileprivate static func severalVariables(at offset: Int) -> Problem {
    Problem(
      "@Entry requires one variable, and found several. To fix, declare each separately: '@Entry var name = value'.",
      at: offset)
  }

  fileprivate static func accessors(of name: String, at offset: Int) -> Problem {
    Problem(
      "@Entry requires a 'var' without accessors, and '\(name)' has some. To fix, remove them, or remove '@Entry' and "
        + "declare an EnvironmentKey.", at: offset)
  }
}
