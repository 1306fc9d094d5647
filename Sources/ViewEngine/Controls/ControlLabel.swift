/// The label of a control: what it is found by, and read unless labels are hidden.
public struct _ControlLabel<Content: View> {
  public let content: Content
  @inlinable public var _look: Void { () }
  @inlinable init(content: consuming Content) { self.content = content }
}

extension _ControlLabel: _WrapperView {
  public static func _render(
    _ look: Void, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(LabelTrait(), around: content)
  }
}

extension View {
  /// Hides the labels of the controls in the view, which are still found by them; buttons and texts are none.
  public nonisolated func labelsHidden() -> some View { LabelsHiddenView(content: self) }
}

/// Says that what is in it is the label of a control.
struct LabelTrait: ElementTrait {
  func apply(to context: inout ElementContext) { if context[HidesLabels.self] { context.flags.insert(.unread) } }
}

/// Has the labels of controls not be read.
struct HidesLabels: ElementTrait, ElementContextKey {
  static var defaultValue: Bool { false }
  func apply(to context: inout ElementContext) { context[HidesLabels.self] = true }
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("labelsHidden")] }
}
