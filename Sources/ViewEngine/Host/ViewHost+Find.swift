/// Look-ups of one element. Each takes the index among the matches, in the order of declaration, and the part of the
/// screen to search. Each throws `ViewHostError` for no match, and for several without an index. `contains(_:)` checks
/// without throwing.
extension ViewHost {
  /// Finds an element by its visible text, its accessibility label, or, for controls such as text fields, its name.
  /// - Throws: `ViewHostError` if there is no such element, more than one, or none with this index.
  public func find(
    _ text: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> Element { try called(from: fileID, line) { try find(.text(text), at: index, in: part) } }

  /// Finds an element by its `accessibilityIdentifier`.
  /// - Throws: `ViewHostError` if there is no such element, more than one, or none with this index.
  public func find(
    accessibilityIdentifier: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws -> Element {
    try called(from: fileID, line) { try find(.identifier(accessibilityIdentifier), at: index, in: part) }
  }

  /// Finds an element by its `tag`, which must have the same type.
  /// - Throws: `ViewHostError` if there is no such element, more than one, or none with this index.
  public func find<Tag: Hashable>(
    tag: Tag, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> Element {
    try called(from: fileID, line) { try find(.tag(TagValue(tag, includesOptional: true)), at: index, in: part) }
  }

  /// Finds an element by its kind: `try host.find(.toggle).toggle()`.
  /// - Throws: `ViewHostError` if there is no such element, more than one, or none with this index.
  public func find(
    _ kind: ElementKind, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> Element { try called(from: fileID, line) { try find(.kind(kind.rawValue), at: index, in: part) } }

  /// Finds the content of a view with that `.id(_:)`.
  /// - Throws: `ViewHostError` if there is no such element, more than one, or none with this index.
  public func find<ID: Hashable>(
    id: ID, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> Element { try called(from: fileID, line) { try find(.id(AnyHashable(id)), at: index, in: part) } }

  /// Finds the content of a view, by the name of its type, without generic arguments: `try host.find(type: "Card")`.
  /// - Throws: `ViewHostError` if there is no such element, more than one, or none with this index.
  public func find(
    type name: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> Element { try called(from: fileID, line) { try find(.viewName(name), at: index, in: part) } }

  /// Finds the content of a view, by the view's type.
  ///
  /// - `type`: a view with its own body, or one of the engine's such as `Text`. Empty views are not found. If no view
  ///   has the generic arguments of `type`, views with other arguments are found.
  /// - Throws: `ViewHostError` if there is no such element, more than one, or none with this index.
  public func find<Content: View>(
    type: Content.Type, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> Element { try called(from: fileID, line) { try find(.view(type), at: index, in: part) } }

  /// Finds a row, as a scope for verbs and look-ups: `try host.tap("Delete", in: host.row("Ada"))`.
  ///
  /// A row is the content that a `ForEach` makes for an element, or a direct child of a list, a form or a section.
  ///
  /// - `text`: all texts in it joined by spaces, or one of them.
  /// - Throws: `ViewHostError` if there is no such row, or more than one, or none with this index.
  public func row(
    _ text: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> Element { try called(from: fileID, line) { try find(.row(text), at: index, in: part, as: "row") } }

  /// Finds a section, as a scope for verbs and look-ups: `try host.toggle("Sound", in: host.section("Alerts"))`.
  ///
  /// - `title`: its header, or the first text in a section without a header.
  /// - Throws: `ViewHostError` if there is no such section, or more than one, or none with this index.
  public func section(
    _ title: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> Element {
    try called(from: fileID, line) { try find(.section(title), at: index, in: part, as: "section") }
  }

  /// The element that a query means. `name`: the host's method, for messages.
  func find(
    _ query: Query, at index: Int?, in part: Element?, as name: String = "find"
  ) throws(ViewHostError) -> Element {
    let found = try elements(query, in: part, name)
    let index = if let index { index } else { try onlyIndex(of: found, query, in: part, name) }
    if found.elements.indices.contains(index) { return found.elements[index] }
    let count = found.elements.count
    guard count == 0 else { throw ViewHostError(index, outOf: count, name, query.count(count) + found.part.phrase) }
    let others = found.screen.alternatives(to: query, in: found.part.place).filter { !$0.isEmpty }
    let list = NameList(others, near: query.wanted, quoting: query.isQuoted)
    throw addingPendingWork(
      to: ViewHostError(
        .notFound, name, "\(query.lack) \(found.part.onScreen)",
        details: others.isEmpty ? [] : ["\(found.part.title): \(list)."],
        toFix: others.isEmpty ? query.advice : "use one of these, or perform the event that shows it first"))
  }

  private func onlyIndex(
    of found: (elements: [Element], places: [Place], screen: Screen, part: Part), _ query: Query, in part: Element?,
    _ name: String
  ) throws(ViewHostError) -> Int {
    if found.places.count > 1, !found.screen.renderTree.tellsRowsApart {
      // Again, now with an entry for each row, so that a message can name the rows.
      _ = try screen(name, showingRows: true)
      return try onlyIndex(of: elements(query, in: part, name), query, in: part, name)
    }
    return try found.screen.onlyIndex(of: found.places, query, in: found.part, name)
  }

  func elements(
    _ query: Query, in part: Element?, _ name: String
  ) throws(ViewHostError) -> (elements: [Element], places: [Place], screen: Screen, part: Part) {
    if query.isForRows { _ = try screen(name, showingRows: true) }
    let (screen, place) = try screen(in: part, name)
    let places = screen.places(of: query, in: place.place)
    let around = part?.path ?? []
    let elements = places.indices.map { Element(host: self, path: around + [Element.Step(query: query, index: $0)]) }
    return (elements, places, screen, place)
  }
}
