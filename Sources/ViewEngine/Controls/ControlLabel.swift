/// The label of a control: it names the control for look-ups, and is read unless labels are hidden.
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
  /// Hides the labels of the controls in the view. Verbs still find the controls by their labels. Buttons and texts
  /// keep their labels.
  public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Sets the environment value. A hidden label is not read, as with `labelsHidden()`; other visibilities do not show
  /// the labels that are hidden outside.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    LabelsHiddenView(content: self, isHidden: visibility == .hidden).environment(\.labelsVisibility, visibility)
  }
}

/// Marks its content as the label of a control.
struct LabelTrait: ElementTrait {
  func apply(to context: inout ElementContext) { if context[HidesLabels.self] { context.flags.insert(.unread) } }
}

/// Hides the labels of controls from reading.
struct HidesLabels: ElementTrait, ElementContextKey {
  static var defaultValue: Bool { false }
  func apply(to context: inout ElementContext) { context[HidesLabels.self] = true }
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("labelsHidden")] }
}

/// A view in which the labels of controls are not seen.
struct LabelsHiddenView<Content: View> {
  let content: Content
  let isHidden: Bool
  var _look: Bool { isHidden }
}

extension LabelsHiddenView: _WrapperView {
  static func _render(
    _ isHidden: Bool, around content: () -> Void, into rendering: _Rendering
  ) {
    if isHidden { rendering.apply(HidesLabels(), around: content) } else { content() }
  }
}

/// A view that names the control that it is in, and is not read.
struct UnreadView<Content: View> {
  let content: Content
  var _look: Void { () }
}

extension UnreadView: _WrapperView {
  static func _render(
    _ look: Void, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.leaveUnread(content)
  }
}
