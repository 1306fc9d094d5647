/// The parts of a declaration of one variable, as they are written.
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

  /// - Throws: a `Problem` if the source is no `var` with a name of its own, or has accessors.
  init(reading source: String) throws(Problem) {
    var scanner = Scanner(source)
    modifiers = try Self.readModifiers(&scanner)
    offset = scanner.startOfToken()
    guard let name = scanner.word() else {
      throw Problem(
        "@Entry expects a variable with a name, and found a pattern. Declare each variable by itself: "
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
  func checkIsEntry() throws(Problem) {
    for modifier in ["static", "class", "lazy", "weak", "unowned"] where modifiers.contains(modifier) {
      throw Problem(
        "@Entry expects a 'var' without '\(modifier)'. Remove '\(modifier)': each place of the tree has a value of its "
          + "own.", at: offset)
    }
    if initialValue == nil, !isOptional {
      throw Problem(
        "@Entry expects a default value of '\(name)', for views around which nobody has set it, and found "
          + "\(type.map { "only the type '\($0)'" } ?? "none"). Write '= value'"
          + "\(type == nil ? "" : ", or make the type optional: it then begins as nil").", at: offset)
    }
  }

  /// Whether a variable of this type begins as nil without being told to.
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
          throw Problem(
            "@Entry expects a 'var', and found a 'let'. Write 'var': a value of the environment can be set.", at: start)
        }
        modifiers.append(word)
      } else {
        throw Problem(
          "@Entry expects a 'var' in an extension of EnvironmentValues, and found another declaration. "
            + "Remove '@Entry', or write '@Entry var name = value'.")
      }
    }
  }

  /// The type, up to the value, accessors, or the next variable.
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

  /// The value, up to the end of the declaration.
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

  /// Whether a comma begins another variable, and not another generic argument, as in `Cache<Int, Int>()`.
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
      "@Entry expects one variable, and found several. Give each a declaration of its own: '@Entry var name = value'.",
      at: offset)
  }

  fileprivate static func accessors(of name: String, at offset: Int) -> Problem {
    Problem(
      "@Entry writes the accessors of '\(name)', and found some. Remove them, or remove '@Entry' and declare an "
        + "EnvironmentKey.", at: offset)
  }
}
