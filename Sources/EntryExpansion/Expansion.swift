/// The expansion of `@Entry var name: Type = value`. As in SwiftUI: accessors that use a key, whose default value is
/// computed at each read, so that its type need not be Sendable.
extension VariableDeclaration {
  var entryAccessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  func entryKey(of values: EntryValues) -> String {
    let kind =
      switch values {
      case .environment: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .focused: "FocusedValueKey"
      }
    if values == .focused {
      return """
        private struct \(keyName): ViewEngine.\(kind) {
          typealias Value = \(wrappedType)
        }
        """
    }
    return """
      private struct \(keyName): ViewEngine.\(kind) {
        @ViewEngine.__EntryDefaultValue static var defaultValue\(valueType) = \(initialValue ?? "nil")
      }
      """
  }

  /// The type without its last `?` or `!`; a focused value is nil where no view sets it.
  private var wrappedType: String { String((type ?? "").dropLast()) }

  /// The accessor that `@__EntryDefaultValue` makes of the default value: the type stays, the value is computed.
  var defaultAccessor: String {
    """
    get {
      \(initialValue ?? "nil")
    }
    """
  }

  /// Accessors that compile in every context, so that the compiler reports only the problem itself.
  static let accessorsOfProblem = """
    get { Swift.fatalError() }
    set {}
    """

  /// Of `T!` the compiler does not infer the key's `Value`.
  private var valueType: String {
    guard let type else { return "" }
    return ": " + (type.hasSuffix("!") ? type.dropLast() + "?" : type)
  }

  private var keyName: String {
    let key = "__Key_\(name)"
    return key.utf8.allSatisfy(Scanner.isPartOfWord) ? key : "`\(key)`"
  }
}
