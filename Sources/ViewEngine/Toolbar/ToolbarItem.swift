/// An item of the toolbar, which is found like any control of the page.
public struct ToolbarItem<Content: View> {
  public let _items: _ToolbarItemView<Content>

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    _items = _ToolbarItemView("ToolbarItem", placement, content())
  }
}

extension ToolbarItem: _PrimitiveToolbarContent {}

extension ToolbarContent {
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ToolbarItems(_items: _items.painted("sharedBackgroundVisibility", "\(visibility)"))
  }

  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some ToolbarContent { _ToolbarItems(_items: _items.matchedTransitionSource(id: id, in: namespace)) }

  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarItems(_items: hidden ? nil : _items)
  }
}

public struct SpacerSizing: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fixed = SpacerSizing(description: "fixed")
  public static let flexible = SpacerSizing(description: "flexible")
}

extension ToolbarItemPlacement {
  var attributes: [_Attribute] { self == .automatic ? [] : [_Attribute("placement", description)] }
}

/// Several items of the toolbar, found like any control of the page.
public struct ToolbarItemGroup<Content: View> {
  public let _items: _ToolbarItemView<Content>

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    _items = _ToolbarItemView("ToolbarItemGroup", placement, content())
  }
}

extension ToolbarItemGroup: _PrimitiveToolbarContent {}

/// The position of an item in a toolbar; kept in the render tree, with no effect on layout.
public struct ToolbarItemPlacement: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ToolbarItemPlacement(description: "automatic")
  public static let principal = ToolbarItemPlacement(description: "principal")
  public static let navigation = ToolbarItemPlacement(description: "navigation")
  public static let primaryAction = ToolbarItemPlacement(description: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(description: "secondaryAction")
  public static let status = ToolbarItemPlacement(description: "status")
  public static let confirmationAction = ToolbarItemPlacement(description: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(description: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(description: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(description: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(description: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(description: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(description: "bottomBar")
  public static let navigationBarLeading = ToolbarItemPlacement(description: "navigationBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(description: "navigationBarTrailing")
  public static let title = ToolbarItemPlacement(description: "title")
  public static let subtitle = ToolbarItemPlacement(description: "subtitle")
  public static let largeTitle = ToolbarItemPlacement(description: "largeTitle")
}

public struct _ToolbarItemView<Content: View> {
  public let content: Content
  public let _look: _Look

  public struct _Look {
    let name: String
    let placement: ToolbarItemPlacement
  }

  nonisolated init(_ name: String, _ placement: ToolbarItemPlacement, _ content: Content) {
    self.content = content
    _look = _Look(name: name, placement: placement)
  }
}

extension _ToolbarItemView: _WrapperView {
  public static func _render(_ look: _Look, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(_Element(look.name, attributes: look.placement.attributes), around: content)
  }
}

/// Room between two items of a toolbar.
public struct ToolbarSpacer {
  public let _items: _ToolbarSpacerView

  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    _items = _ToolbarSpacerView(sizing: sizing, placement: placement)
  }
}

extension ToolbarSpacer: _PrimitiveToolbarContent {}

/// The room between two items, as a view.
public struct _ToolbarSpacerView {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
}

extension _ToolbarSpacerView: _LeafView {
  public var _element: _Element {
    _Element("ToolbarSpacer", attributes: [_Attribute("\(sizing)")] + placement.attributes)
  }
}
