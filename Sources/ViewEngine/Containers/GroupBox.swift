/// Views in a box, with a label.
public struct GroupBox<Label: View, Content: View> {
  public let _plain: _PlainGroupBox<_Pair<Label, Content>>
  private let label: Label
  private let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content)
  }

  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
    _plain = _PlainGroupBox(content: _Pair(label, self.content))
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

extension GroupBox: _StylableView {
  public var _configuration: GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(label: .init(_view: AnyView(label)), content: .init(_view: AnyView(content)))
  }
}

/// The engine's group box, and the content that a style makes for one.
public struct _PlainGroupBox<Content: View> {
  public let content: Content
  public var _look: [_Attribute] { [] }
}

extension _PlainGroupBox: _ContainerView { public static var _name: String { "GroupBox" } }

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  /// The views inside, as the builder made them.
  public let content: Content
  public let _look: [_Attribute]

  /// Groups controls, which are found one by one.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    _look = []
  }
}

extension ControlGroup {
  /// Groups controls, which are found one by one.
  public nonisolated init<Inner: View, Label: View>(
    @ViewBuilder content: () -> Inner, @ViewBuilder label: () -> Label
  ) where Content == _Pair<Label, Inner> {
    self.content = _Pair(label(), content())
    _look = []
  }

  /// Groups controls, which are found one by one.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Inner: View>(_ title: Title, @ViewBuilder content: () -> Inner)
  where Content == _Pair<Text, Inner> {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup: _ContainerView { public static var _name: String { "ControlGroup" } }

/// Controls for entering data.
public struct Form<Content: View> {
  /// The views inside, as the builder made them.
  public let content: Content
  @inlinable public var _look: [_Attribute] { [] }

  /// Groups controls as rows of a form.
  @inlinable public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: _ContainerView {
  public static var _name: String { "Form" }
  public static func _render(_ look: [_Attribute], around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement(_name, look, part: .rows), around: content)
  }
}
