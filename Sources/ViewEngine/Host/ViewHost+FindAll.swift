/// Look-ups of all that there is of a kind: the elements in the order of declaration, none if there are none.
///
/// Each throws `ViewHostError` if the host was dismissed, or the part of the screen to look in is gone.
extension ViewHost {
  /// Finds all elements on which a person reads a text, or which are called that.
  public func findAll(text: String, in part: Element? = nil) throws -> [Element] {
    try elements(.text(text), in: part, "findAll").elements
  }

  /// Finds all elements with an `accessibilityIdentifier`.
  public func findAll(accessibilityIdentifier: String, in part: Element? = nil) throws -> [Element] {
    try elements(.identifier(accessibilityIdentifier), in: part, "findAll").elements
  }

  /// Finds all elements with a `tag`, which has to be of the same type.
  public func findAll<Tag: Hashable>(tag: Tag, in part: Element? = nil) throws -> [Element] {
    try elements(.tag(TagValue(tag, includesOptional: true)), in: part, "findAll").elements
  }

  /// Finds all elements of a kind.
  public func findAll(_ kind: ElementKind, in part: Element? = nil) throws -> [Element] {
    try elements(.kind(kind), in: part, "findAll").elements
  }

  /// Finds what all views with that `.id(_:)` show.
  public func findAll<ID: Hashable>(id: ID, in part: Element? = nil) throws -> [Element] {
    try elements(.id(AnyHashable(id)), in: part, "findAll").elements
  }

  /// Finds what all views of a type show, by the type's name without generic arguments.
  public func findAll(type name: String, in part: Element? = nil) throws -> [Element] {
    try elements(.viewName(name), in: part, "findAll").elements
  }

  /// Finds what all views of a type show.
  public func findAll<Content: View>(type: Content.Type, in part: Element? = nil) throws -> [Element] {
    try elements(.view(type), in: part, "findAll").elements
  }

  /// Finds all rows with a text.
  public func rows(_ text: String, in part: Element? = nil) throws -> [Element] {
    try elements(.row(text), in: part, "rows").elements
  }
}
