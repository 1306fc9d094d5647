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
  private let content: Content
  /// Whether the content is a pair of a label and the controls.
  private let hasLabel: Bool
  /// The label that a style was given, if the group is made of a style's parts.
  private let styledLabel: ControlGroupStyleConfiguration.Label?

  nonisolated init(_ content: Content, hasLabel: Bool, styledLabel: ControlGroupStyleConfiguration.Label? = nil) {
    self.content = content
    self.hasLabel = hasLabel
    self.styledLabel = styledLabel
  }

  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content(), hasLabel: false) }
}

extension ControlGroup {
  public nonisolated init<Inner: View, Label: View>(
    @ViewBuilder content: () -> Inner, @ViewBuilder label: () -> Label
  ) where Content == _Pair<Label, Inner> {
    self.init(_Pair(label(), content()), hasLabel: true)
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Inner: View>(_ title: Title, @ViewBuilder content: () -> Inner)
  where Content == _Pair<Text, Inner> {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup: _StylableView {
  public var _plain: _PlainControlGroup<_Pair<ControlGroupStyleConfiguration.Label?, Content>> {
    _PlainControlGroup(content: _Pair(styledLabel, content))
  }

  public var _configuration: ControlGroupStyleConfiguration {
    if hasLabel, let parts = content as? any LabeledControls {
      return ControlGroupStyleConfiguration(
        content: .init(_view: parts.controlsPart), label: .init(_view: parts.labelPart))
    }
    let label = styledLabel ?? ControlGroupStyleConfiguration.Label(_view: AnyView(EmptyView()))
    return ControlGroupStyleConfiguration(content: .init(_view: AnyView(content)), label: label)
  }
}

/// The engine's group of controls, and the content that a style makes for one.
public struct _PlainControlGroup<Content: View> {
  public let content: Content
  public var _look: [_Attribute] { [] }
}

extension _PlainControlGroup: _ContainerView { public static var _name: String { "ControlGroup" } }

/// A label and the controls behind it, without their types.
private protocol LabeledControls {
  var labelPart: AnyView { get }
  var controlsPart: AnyView { get }
}

extension _Pair: LabeledControls {
  fileprivate var labelPart: AnyView { AnyView(first) }
  fileprivate var controlsPart: AnyView { AnyView(second) }
}

/// Controls for entering data.
public struct Form<Content: View> {
  @usableFromInline let content: Content

  @inlinable public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: _StylableView {
  @inlinable public var _plain: _PlainForm<Content> { _PlainForm(content: content) }

  public var _configuration: FormStyleConfiguration {
    FormStyleConfiguration(content: .init(_view: AnyView(content)))
  }
}

/// A form as the engine has it, and what a style makes of one.
public struct _PlainForm<Content: View> {
  public let content: Content
  @inlinable public var _look: [_Attribute] { [] }
  @inlinable init(content: consuming Content) { self.content = content }
}

extension _PlainForm: _ContainerView {
  public static var _name: String { "Form" }
  public static func _render(_ look: [_Attribute], around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement(_name, look, part: .rows), around: content)
  }
}
