/// The label of a control: it names the control for look-ups, and is read unless labels are hidden.
public struct _ControlLabel<Content: View> {
  public let content: Content
  @inlinable public var _look: Void { () }
  @inlinable init(content: consuming Content) { self.content = content }
}

extension _ControlLabel: _WrapperView {
  public static func _render(_ look: Void, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(LabelTrait(), around: content)
  }
}

extension View {
  /// Verbs still find the controls by their labels; buttons and texts keep them.
  public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// A hidden label is not read; other visibilities do not show labels that are hidden outside.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    TraitView(content: self, _look: visibility == .hidden ? HidesLabels() : nil)
      .environment(\.labelsVisibility, visibility)
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

/// A view that names the control that it is in, and is not read.
struct UnreadView<Content: View> {
  let content: Content
  var _look: Void { () }
}

extension UnreadView: _WrapperView {
  static func _render(_ look: Void, around content: () -> Void, into rendering: _Rendering) {
    rendering.leaveUnread(content)
  }
}

/// A part beside a view whose controls can be used at once, though they are not read: a menu's items.
struct UnreadPart<Content: View> {
  let content: Content
  let _look: (name: String, attributes: [_Attribute])

  init(content: Content, name: String, attributes: [_Attribute] = []) {
    self.content = content
    _look = (name, attributes)
  }
}

extension UnreadPart: _WrapperView {
  static func _render(
    _ look: (name: String, attributes: [_Attribute]), around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.add(ContainerElement(look.name, look.attributes)) { rendering.leaveUnread(content) }
  }
}
