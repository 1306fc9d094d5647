/// Several items of a toolbar in one place.
public struct ToolbarItemGroup<Content: View> {
  public let _items: _ToolbarItemView<Content>

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    _items = _ToolbarItemView("ToolbarItemGroup", placement, content())
  }
}

extension ToolbarItemGroup: _PrimitiveToolbarContent {}
