/// Room between two items of a toolbar.
public struct ToolbarSpacer {
  public let _items: _ToolbarSpacerView

  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    _items = _ToolbarSpacerView(sizing: sizing, placement: placement)
  }
}

extension ToolbarSpacer: _PrimitiveToolbarContent {}
