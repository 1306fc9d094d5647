extension HostMessage.AttachedMacro {
  /// - Throws: a `Problem` if the declaration is certainly not in an extension of `EnvironmentValues`.
  func extendedValues() throws(Problem) -> EntryValues {
    guard let lexicalContext else { return .environment }
    if let place = lexicalContext.first {
      let found = Place(reading: place.source)
      guard let values = found.extendedType.flatMap(EntryValues.init) else { throw .place("in '\(found.description)'") }
      return values
    } else if !declSyntax.location.fileName.hasPrefix("@__swiftmacro_") {
      // The compiler does not report the place of another macro's code.
      throw .place("outside of every type")
    }
    return .environment
  }
}

/// The values that can have entries, by the name of their type.
enum EntryValues: String {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case focused = "FocusedValues"
}

/// The declaration around another declaration.
struct Place {
  /// The first words, as written: `extension Transaction`.
  let description: String
  /// The name of the extended type, without its module; nil if this is no extension.
  let extendedType: String?

  init(reading source: String) {
    var scanner = Scanner(source)
    var start = scanner.startOfToken()
    while scanner.isAt("@") {
      scanner.skipAttribute()
      start = scanner.startOfToken()
    }
    var end = start
    var isExtension = false
    var lastWord: String?
    while !scanner.isAtEnd, !scanner.isAt("{"), !scanner.isAt("("), !scanner.isAt(":") {
      if let word = scanner.word() {
        if word == "where" { break }
        if isExtension { lastWord = word }
        isExtension = isExtension || word == "extension"
        _ = scanner.skip("::")
      } else {
        scanner.skipToken()
      }
      end = scanner.position
      scanner.skipTrivia()
    }
    description = scanner.text(start..<end)
    extendedType = lastWord
  }
}

extension Problem {
  fileprivate static func place(_ found: String) -> Problem {
    Problem(
      "@Entry requires a 'var' in an extension of EnvironmentValues, and found one \(found). To fix, move it into "
        + "'extension EnvironmentValues { … }'.")
  }
}
