/// A view that a person can pull down to refresh.
public struct _RefreshableView<Content: View> {
  public let content: Content
  public let _look: _Look

  public struct _Look {
    let action: RefreshAction
  }
}

extension _RefreshableView: _WrapperView {
  public static func _render(
    _ look: _Look, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(landmark: RefreshTrait(action: look.action), around: content)
  }
}
