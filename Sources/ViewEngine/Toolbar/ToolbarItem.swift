/// One item of a toolbar.
public struct ToolbarItem<Content: View> {
  public let _items: _ToolbarItemView<Content>

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    _items = _ToolbarItemView("ToolbarItem", placement, content())
  }

  /// An item that a person may take out of the bar, or put into it; a host shows it.
  ///
  /// - Parameter id: what the item is known by.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarItem: _PrimitiveToolbarContent {}

extension ToolbarContent {
  /// Kept in the tree: whether the items share their background with those beside them.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ToolbarItems(_items: _items.painted("sharedBackgroundVisibility", "\(visibility)"))
  }

  /// Kept in the tree: where a transition to another page begins.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    _ToolbarItems(_items: _items.matchedTransitionSource(id: id, in: namespace))
  }

  /// Takes the items out of the bar while `hidden` is true.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarItems(_items: hidden ? nil : _items)
  }
}

/// How large the room between two items is.
public struct SpacerSizing: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fixed = SpacerSizing(description: "fixed")
  public static let flexible = SpacerSizing(description: "flexible")
}

extension ToolbarItemPlacement {
  var attributes: [_Attribute] { self == .automatic ? [] : [_Attribute("placement", description)] }
}
