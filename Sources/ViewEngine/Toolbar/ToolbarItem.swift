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

/// Several items of a toolbar in one place.
public struct ToolbarItemGroup<Content: View> {
  public let _items: _ToolbarItemView<Content>

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    _items = _ToolbarItemView("ToolbarItemGroup", placement, content())
  }
}

extension ToolbarItemGroup: _PrimitiveToolbarContent {}

/// How large the room between two items is.
public struct SpacerSizing: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fixed = SpacerSizing(description: "fixed")
  public static let flexible = SpacerSizing(description: "flexible")
}

/// Room between two items of a toolbar.
public struct ToolbarSpacer {
  public let _items: _ToolbarSpacerView

  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    _items = _ToolbarSpacerView(sizing: sizing, placement: placement)
  }
}

extension ToolbarSpacer: _PrimitiveToolbarContent {}

/// An item, as a view.
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
  public static func _render(
    _ look: _Look, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.add(_Element(look.name, attributes: look.placement.attributes), around: content)
  }
}

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

extension ToolbarItemPlacement {
  fileprivate var attributes: [_Attribute] { self == .automatic ? [] : [_Attribute("placement", description)] }
}
