/// A view whose controls do not react.
public struct _DisabledView<Content: View> {
  public let content: Content
  public let _look: Bool
}

extension _DisabledView: _WrapperView {
  public static func _render(
    _ look: Bool, around content: (inout _Rendering) -> Void, into rendering: inout _Rendering
  ) {
    if look { rendering.disable(around: content) } else { content(&rendering) }
  }
}

/// A view that takes its room and is not seen.
public struct _HiddenView<Content: View> {
  public let content: Content
  public let _look: Void
}

extension _HiddenView: _WrapperView {
  public static func _render(
    _ look: Void, around content: (inout _Rendering) -> Void, into rendering: inout _Rendering
  ) {
    rendering.hide(around: content)
  }
}

extension View {
  /// Has the controls in the view not react; an outer `disabled(true)` cannot be undone from inside.
  public nonisolated func disabled(_ disabled: Bool) -> some View { _DisabledView(content: self, _look: disabled) }

  /// Keeps the view, its state and its actions, and has nobody see it.
  public nonisolated func hidden() -> some View { _HiddenView(content: self, _look: ()) }
}
