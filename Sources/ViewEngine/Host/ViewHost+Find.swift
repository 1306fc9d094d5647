/// Look-ups for what labels cannot tell. Each takes the index among the elements that are found, in the order
/// of declaration, and throws `ViewHostError` if there is no such element on screen.
extension ViewHost {
  /// Finds an element by the text that a person reads on it.
  public func find(text: String, at index: Int = 0) throws -> Element { try find(.text(text), at: index) }

  /// Finds an element by its `accessibilityIdentifier`.
  public func find(accessibilityIdentifier: String, at index: Int = 0) throws -> Element {
    try find(.identifier(accessibilityIdentifier), at: index)
  }

  /// Finds an element by its `tag`, which has to be of the same type.
  public func find<Tag: Hashable>(tag: Tag, at index: Int = 0) throws -> Element {
    try find(.tag(TagValue(tag, includesOptional: true)), at: index)
  }

  /// Finds what a view shows, by the view's type.
  ///
  /// - Parameter type: a view with a body of its own, or one of the engine's such as `Text`; a view that shows
  ///   nothing is not found.
  public func find<Content: View>(type: Content.Type, at index: Int = 0) throws -> Element {
    try find(.view(type), at: index)
  }

  private func find(_ query: Query, at index: Int) throws(ViewHostError) -> Element {
    let screen = try screen("find")
    let count = screen.places(of: query).count
    guard count > 0 else {
      let others = screen.alternatives(to: query)
      throw ViewHostError(
        .notFound,
        "find: there is nothing with the \(query) on screen. "
          + (others.isEmpty
            ? "There is nothing of that kind at all." : "What is there: \(others.joined(separator: ", "))."))
    }
    guard (0..<count).contains(index) else {
      throw ViewHostError(
        .indexOutOfRange,
        "find: index \(index) was asked for, but there \(count == 1 ? "is one element" : "are \(count) elements") with "
          + "the \(query).")
    }
    return Element(host: self, query: query, index: index)
  }
}
