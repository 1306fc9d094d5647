public struct GroupBox<Label: View, Content: View> {
  public let _plain: _PlainGroupBox<_Pair<Label, Content>>

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content)
  }

  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    _plain = _PlainGroupBox(content: _Pair(label, content()))
  }
}

extension GroupBox where Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox: _ForwardingView {}

/// A group box as a container. A separate type, because `Content` of a `GroupBox` is without the label.
public struct _PlainGroupBox<Content: View> {
  public let content: Content
  public var _look: [_Attribute] { [] }
}

extension _PlainGroupBox: _ContainerView { public static var _name: String { "GroupBox" } }

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  public let content: Content
  public var _look: [_Attribute] { [] }
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup {
  public nonisolated init<Inner: View, Label: View>(
    @ViewBuilder content: () -> Inner, @ViewBuilder label: () -> Label
  ) where Content == _Pair<Label, Inner> {
    self.init { _Pair(label(), content()) }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Inner: View>(_ title: Title, @ViewBuilder content: () -> Inner)
  where Content == _Pair<Text, Inner> {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup: _ContainerView { public static var _name: String { "ControlGroup" } }

/// Controls for entering data.
public struct Form<Content: View> {
  public let content: Content
  @inlinable public var _look: [_Attribute] { [] }
  @inlinable public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: _ContainerView {
  public static var _name: String { "Form" }
  public static func _render(_ look: [_Attribute], around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement(_name, look, part: .rows), around: content)
  }
}
