/// What is written for `@Entry var name: Type = value`.
///
/// As in SwiftUI: accessors that go by a key, and beside the variable the key, whose default value is computed anew
/// each time. So it may be of a type that is not Sendable, which a stored `static let` may not.
extension VariableDeclaration {
  /// What `@Entry` makes of the variable.
  var entryAccessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  /// What `@Entry` writes beside the variable.
  var entryKey: String {
    """
    private struct \(keyName): ViewEngine.EnvironmentKey {
      @ViewEngine.__EntryDefaultValue static var defaultValue\(valueType) = \(initialValue ?? "nil")
    }
    """
  }

  /// What `@__EntryDefaultValue` makes of the default value: the variable's own type stays, the value is computed.
  var defaultAccessor: String {
    """
    get {
      \(initialValue ?? "nil")
    }
    """
  }

  /// Accessors that compile wherever the declaration is, so that only the problem itself is told.
  static let accessorsOfProblem = """
    get { Swift.fatalError() }
    set {}
    """

  /// NB: of `T!` the compiler does not infer the key's `Value`.
  private var valueType: String {
    guard let type else { return "" }
    return ": " + (type.hasSuffix("!") ? type.dropLast() + "?" : type)
  }

  private var keyName: String {
    let key = "__Key_\(name)"
    return key.utf8.allSatisfy(Scanner.isPartOfWord) ? key : "`\(key)`"
  }
}
