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
