extension View {
  /// Offers controls for the view: a host taps them by their labels.
  public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    PresentingView(
      content: self, presenter: UnreadPart(content: menuItems(), name: OpenMenu.elementName), isAttached: true)
  }

  public nonisolated func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    PresentingView(
      content: self,
      presenter: UnreadPart(
        content: _Pair(menuItems(), ContextMenuPreview(content: preview())), name: OpenMenu.elementName),
      isAttached: true)
  }
}

/// The older form of `contextMenu(menuItems:)`, as a value.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    PresentingView(
      content: self, presenter: contextMenu.map { UnreadPart(content: $0.items, name: OpenMenu.elementName) },
      isAttached: true)
  }

  /// `contextMenu(ofRow:)` of a host shows the controls for a row, `openRow` makes a double click.
  public nonisolated func contextMenu<Item: Hashable, Menu: View>(
    forSelectionType itemType: Item.Type = Item.self, @ViewBuilder menu: @escaping (Set<Item>) -> Menu,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View {
    func items(_ tags: [TagValue]) -> Set<Item> { Set(tags.compactMap { $0.selection(as: Item.self) }) }
    return SelectionMenuView(
      content: self,
      _look: SelectionMenu(
        menu: { AnyView(menu(items($0))) }, primaryAction: primaryAction.map { action in { action(items($0)) } }))
  }
}

extension ViewHost {
  /// The content of `contextMenu(forSelectionType:)` for a row, in a separate host: `try host.contextMenu(ofRow:
  /// "Ann").tap("Delete")`. It applies to all selected rows if the row is one of them.
  ///
  /// The menu's host has this host's configuration and the list's current environment, but its own `\.clock`. Its
  /// warnings appear in this host, too.
  ///
  /// - `text`: all texts in the row with spaces between, or one of them.
  /// - Throws: `ViewHostError` if there is no such row, or the row has no menu.
  public func contextMenu(
    ofRow text: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> ViewHost {
    try called(from: fileID, line) {
      let (menu, tags) = try selectionMenu(ofRow: text, at: index, in: part, "contextMenu")
      return ViewHost(of: menu.menu(tags), for: self, in: EnvironmentValues(in: menu.scope, readBy: nil).copy)
    }
  }

  /// Opens a row with a double click, in one event.
  /// - Throws: `ViewHostError` if there is no such row, or a double click does nothing.
  public func openRow(
    _ text: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) {
      let (menu, tags) = try selectionMenu(ofRow: text, at: index, in: part, "openRow")
      guard let action = menu.primaryAction else {
        throw ViewHostError(
          .notFound, "openRow", "a double click on the row \(NameList.quoted(text)) does nothing",
          toFix: "pass a primaryAction to .contextMenu(forSelectionType:menu:primaryAction:)")
      }
      graph.work(on: "open \(text)") { action(tags) }
    }
  }

  private func selectionMenu(
    ofRow text: String, at index: Int?, in part: Element?, _ verb: String
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
      .notFound, verb, "the row \(NameList.quoted(text)) has no context menu for a selection",
      toFix: "add .contextMenu(forSelectionType:) to a List(selection:) of the rows' type")
  }
}

struct ContextMenuPreview<Content: View> {
  let content: Content
  var _look: [_Attribute] { [] }
}

extension ContextMenuPreview: _ContainerView { static var _name: String { "Preview" } }

/// The menu for the rows of a list, and the action of a double click on them.
struct SelectionMenu: ElementTrait {
  let menu: ([TagValue]) -> AnyView
  /// Nil if a double click does nothing.
  let primaryAction: (([TagValue]) -> Void)?
  var scope: _EnvironmentScope?
}

/// A list with a menu for its rows.
private struct SelectionMenuView<Content: View> {
  let content: Content
  let _look: SelectionMenu
}

extension SelectionMenuView: _WrapperView {
  static func _render(_ look: SelectionMenu, around content: () -> Void, into rendering: _Rendering) {
    var look = look
    look.scope = rendering.scope
    rendering.apply(landmark: look, around: content)
  }
}

extension Screen {
  /// The tag of a row, and the selection; nil without a selection.
  fileprivate func choice(of row: Place) -> (tag: TagValue, choice: Choice)? {
    var found: (TagValue, Choice)?
    let walk = TreeWalk(row.context)
    walk.run(over: row) { _, walk in
      if let tag = walk.tag, let choice = walk.context[ChoiceKey.self] { found = (tag, choice) }
      return .stop
    }
    return found
  }

  fileprivate func chosenTags(in part: Place) -> [TagValue] {
    var tags: [TagValue] = []
    let walk = TreeWalk(part.context)
    walk.run(over: part) { _, walk in
      if let tag = walk.tag, walk.context[ChoiceKey.self]?.isChosen(tag) ?? false, !tags.contains(tag) {
        tags.append(tag)
      }
      return .into
    }
    return tags
  }
}
