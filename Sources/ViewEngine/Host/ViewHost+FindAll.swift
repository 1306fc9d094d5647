/// Look-ups of all matching elements, in the order of declaration; no match gives an empty list. Each throws
/// `ViewHostError` if the host has ended, or the part of the screen to look in is gone.
extension ViewHost {
  /// Finds all elements with that visible text, accessibility label or name.
  /// - Throws: `ViewHostError` if `part` is gone, or the host cannot be read.
  public func findAll(_ text: String, in part: Element? = nil, fileID: String = #fileID, line: Int = #line) throws
    -> [Element]
  {
    try called(from: fileID, line) { try elements(.text(text), in: part, "findAll").elements }
  }

  /// Finds all elements with an `accessibilityIdentifier`.
  /// - Throws: `ViewHostError` if `part` is gone, or the host cannot be read.
  public func findAll(
    accessibilityIdentifier: String, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> [Element] {
    try called(from: fileID, line) { try elements(.identifier(accessibilityIdentifier), in: part, "findAll").elements }
  }

  /// Finds all elements with a `tag`, which must have the same type.
  /// - Throws: `ViewHostError` if `part` is gone, or the host cannot be read.
  public func findAll<Tag: Hashable>(tag: Tag, in part: Element? = nil, fileID: String = #fileID, line: Int = #line)
    throws -> [Element]
  {
    try called(from: fileID, line) {
      try elements(.tag(TagValue(tag, includesOptional: true)), in: part, "findAll").elements
    }
  }

  /// Finds all elements of that kind or type, in the order of declaration. The result may be empty.
  /// - Throws: `ViewHostError` if `part` is gone, or the host cannot be read.
  public func findAll(_ kind: ElementKind, in part: Element? = nil, fileID: String = #fileID, line: Int = #line) throws
    -> [Element]
  {
    try called(from: fileID, line) { try elements(.kind(kind.rawValue), in: part, "findAll").elements }
  }

  /// Finds the content of all views with that `.id(_:)`.
  /// - Throws: `ViewHostError` if `part` is gone, or the host cannot be read.
  public func findAll<ID: Hashable>(id: ID, in part: Element? = nil, fileID: String = #fileID, line: Int = #line) throws
    -> [Element]
  {
    try called(from: fileID, line) { try elements(.id(AnyHashable(id)), in: part, "findAll").elements }
  }

  /// Finds the content of all views of a type, by the type's name without generic arguments.
  /// - Throws: `ViewHostError` if `part` is gone, or the host cannot be read.
  public func findAll(type name: String, in part: Element? = nil, fileID: String = #fileID, line: Int = #line) throws
    -> [Element]
  {
    try called(from: fileID, line) { try elements(.viewName(name), in: part, "findAll").elements }
  }

  /// Finds all elements of that kind or type, in the order of declaration. The result may be empty.
  /// - Throws: `ViewHostError` if `part` is gone, or the host cannot be read.
  public func findAll<Content: View>(
    type: Content.Type, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> [Element] {
    try called(from: fileID, line) { try elements(.view(type), in: part, "findAll").elements }
  }

  /// Finds all rows with a text.
  /// - Throws: `ViewHostError` if `part` is gone, or the host cannot be read.
  public func rows(_ text: String, in part: Element? = nil, fileID: String = #fileID, line: Int = #line) throws
    -> [Element]
  {
    try called(from: fileID, line) { try elements(.row(text), in: part, "rows").elements }
  }
}
