/// Look-ups for what labels cannot tell. Each takes the index among the elements that are found, in the order of
/// declaration, and the part of the screen to look in; each throws `ViewHostError` if there is no such element.
extension ViewHost {
  /// Finds an element by the text that a person reads on it, by its accessibility label, or, for a control such as a
  /// text field, by what it is called.
  public func find(text: String, at index: Int = 0, in part: Element? = nil) throws -> Element {
    try find(.text(text), at: index, in: part)
  }

  /// Finds an element by its `accessibilityIdentifier`.
  public func find(accessibilityIdentifier: String, at index: Int = 0, in part: Element? = nil) throws -> Element {
    try find(.identifier(accessibilityIdentifier), at: index, in: part)
  }

  /// Finds an element by its `tag`, which has to be of the same type.
  public func find<Tag: Hashable>(tag: Tag, at index: Int = 0, in part: Element? = nil) throws -> Element {
    try find(.tag(TagValue(tag, includesOptional: true)), at: index, in: part)
  }

  /// Finds an element by what it is: `try host.find(.toggle).toggle()`.
  public func find(_ kind: ElementKind, at index: Int = 0, in part: Element? = nil) throws -> Element {
    try find(.kind(kind), at: index, in: part)
  }

  /// Finds what a view with that `.id(_:)` shows.
  public func find<ID: Hashable>(id: ID, at index: Int = 0, in part: Element? = nil) throws -> Element {
    try find(.id(AnyHashable(id)), at: index, in: part)
  }

  /// Finds what a view shows, by the name of its type, without generic arguments: `try host.find(type: "Card")`.
  public func find(type name: String, at index: Int = 0, in part: Element? = nil) throws -> Element {
    try find(.viewName(name), at: index, in: part)
  }

  /// Finds what a view shows, by the view's type.
  ///
  /// - Parameter type: a view with its own body, or one of the engine's such as `Text`; a view that shows nothing is not
  ///   found. Where no view has the generic arguments of `type`, it means the views with others.
  public func find<Content: View>(type: Content.Type, at index: Int = 0, in part: Element? = nil) throws -> Element {
    try find(.view(type), at: index, in: part)
  }

  /// Finds a row, as a scope for verbs and look-ups: `try host.tap("Delete", in: host.row("Ada"))`.
  ///
  /// A row is what a `ForEach` makes of an element, or what stands directly in a list, a form or a section.
  ///
  /// - Parameter text: all texts in it with spaces between, or one of them.
  public func row(_ text: String, at index: Int = 0, in part: Element? = nil) throws -> Element {
    try find(.row(text), at: index, in: part, as: "row")
  }

  /// Finds a section, as a scope for verbs and look-ups: `try host.toggle("Sound", in: host.section("Alerts"))`.
  ///
  /// - Parameter title: its header; for a section without one, the first text in it.
  public func section(_ title: String, at index: Int = 0, in part: Element? = nil) throws -> Element {
    try find(.section(title), at: index, in: part, as: "section")
  }

  private func find(
    _ query: Query, at index: Int, in part: Element?, as name: String = "find"
  ) throws(ViewHostError) -> Element {
    let found = try elements(query, in: part, name)
    if found.elements.indices.contains(index) { return found.elements[index] }
    let count = found.elements.count
    guard count == 0 else {
      throw ViewHostError(.indexOutOfRange, "\(name): index \(index) was asked for, but \(query.count(count)).")
    }
    let others = found.screen.alternatives(to: query, in: found.part.place)
    let list = NameList(others, near: query.wanted, quoting: query.isQuoted)
    throw adding(
      whatIsAtWork,
      to: ViewHostError(
        .notFound,
        "\(name): \(query.lack) \(found.part.onScreen). "
          + (others.isEmpty ? "There is nothing of that kind at all." : "What is there: \(list).")))
  }

  /// All elements that a query means.
  func elements(
    _ query: Query, in part: Element?, _ name: String
  ) throws(ViewHostError) -> (elements: [Element], screen: Screen, part: Part) {
    if query.isForRows { _ = try screen(name, showingRows: true) }
    let (screen, place) = try look(in: part, name)
    let count = screen.places(of: query, in: place.place).count
    let around = part?.path ?? []
    let elements = (0..<count).map { Element(host: self, path: around + [Element.Step(query: query, index: $0)]) }
    return (elements, screen, place)
  }
}
