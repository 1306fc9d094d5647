/// Says what is offered for the rows of a list, and what a double click on them does.
struct SelectionMenu: ElementTrait {
  let menu: ([TagValue]) -> AnyView
  /// Nil if a double click does nothing.
  let primaryAction: (([TagValue]) -> Void)?
}

extension View {
  /// Offers controls for the rows of a list with a selection: `contextMenu(ofRow:)` of a host shows them, `openRow` makes a
  /// double click.
  ///
  /// - Parameters:
  ///   - menu: makes the controls for the selected rows, or for the one that was clicked if it is not selected.
  ///   - primaryAction: what a double click does.
  public nonisolated func contextMenu<Item: Hashable, Menu: View>(
    forSelectionType itemType: Item.Type = Item.self, @ViewBuilder menu: @escaping (Set<Item>) -> Menu,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View {
    func items(_ tags: [TagValue]) -> Set<Item> { Set(tags.compactMap { $0.selection(as: Item.self) }) }
    return LandmarkView(
      content: self,
      _look: SelectionMenu(
        menu: { AnyView(menu(items($0))) }, primaryAction: primaryAction.map { action in { action(items($0)) } }))
  }
}

extension ViewHost {
  /// What `contextMenu(forSelectionType:)` offers for a row, as a host of its own: `try host.contextMenu(ofRow: "Ann")
  /// .tap("Delete")`. It is for all selected rows if the row is one of them.
  ///
  /// - Parameter text: all texts in the row with spaces between, or one of them.
  /// - Throws: `ViewHostError` if there is no such row, or nothing is offered for it.
  public func contextMenu(ofRow text: String, at index: Int = 0, in part: Element? = nil) throws -> ViewHost {
    let (menu, tags) = try selectionMenu(ofRow: text, at: index, in: part, "contextMenu")
    return ViewHost(menu.menu(tags))
  }

  /// Opens a row with a double click, in one event.
  ///
  /// - Throws: `ViewHostError` if there is no such row, or a double click does nothing.
  public func openRow(_ text: String, at index: Int = 0, in part: Element? = nil) throws {
    let (menu, tags) = try selectionMenu(ofRow: text, at: index, in: part, "openRow")
    guard let action = menu.primaryAction else {
      throw ViewHostError(
        .notFound,
        "openRow: a double click on the row \"\(text)\" does nothing; the primaryAction of "
          + ".contextMenu(forSelectionType:) has it do something.")
    }
    graph.work(on: "open \(text)") { action(tags) }
  }

  private func selectionMenu(
    ofRow text: String, at index: Int, in part: Element?, _ verb: String
  ) throws -> (menu: SelectionMenu, tags: [TagValue]) {
    let (screen, row) = try row(text, at: index, in: part).resolve(verb)
    try screen.checkUse(of: row, verb, "row", text)
    for place in row.allAround {
      guard let menu = place.trait(SelectionMenu.self) else { continue }
      guard let (tag, choice) = screen.choice(of: row) else { break }
      guard choice.isChosen(tag) else { return (menu, [tag]) }
      return (menu, screen.chosenTags(in: place))
    }
    throw ViewHostError(
      .notFound,
      "\(verb): nothing is offered for the row \"\(text)\"; .contextMenu(forSelectionType:) of a list with a selection "
        + "offers something.")
  }
}

extension Screen {
  /// What a selection names a row by, and what is selected there; nil where nobody selects.
  fileprivate func choice(of row: Place) -> (tag: TagValue, choice: Choice)? {
    var found: (TagValue, Choice)?
    let walk = OutlineWalk(row.context)
    walk.run(over: row) { _, walk in
      if let tag = walk.tag, let choice = walk.context[ChoiceKey.self] { found = (tag, choice) }
      return .stop
    }
    return found
  }

  /// The tags of all rows in a part that are selected.
  fileprivate func chosenTags(in part: Place) -> [TagValue] {
    var tags: [TagValue] = []
    let walk = OutlineWalk(part.context)
    walk.run(over: part) { _, walk in
      if let tag = walk.tag, walk.context[ChoiceKey.self]?.isChosen(tag) ?? false, !tags.contains(tag) {
        tags.append(tag)
      }
      return .into
    }
    return tags
  }
}
