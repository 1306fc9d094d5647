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
