/// Controls behind a label. A tap on the label opens it, which changes nothing: what is in it can be used at once,
/// though it is not read (our choice).
public struct Menu<Label: View, Content: View> {
  public let content: _Pair<Label, MenuItems>
  public let _look: (() -> Void)?

  /// The controls in a menu.
  public struct MenuItems {
    public let content: Content
    public var _look: Void { () }
  }

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = _Pair(label(), MenuItems(content: content()))
    _look = nil
  }

  /// - Parameter primaryAction: what a tap on the label does.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.content = _Pair(label(), MenuItems(content: content()))
    _look = primaryAction
  }
}

extension Menu where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ViewEngine.Label(title, systemImage: systemImage) }
  }
}

extension Menu: _WrapperView {
  public static var _isOwnView: Bool { true }

  public static func _render(
    _ look: (() -> Void)?, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.add(_Element("Menu", control: ButtonControl(action: look ?? {})), around: content)
  }
}

extension Menu.MenuItems: _WrapperView {
  public static func _render(
    _ look: Void, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.leaveUnread(content)
  }
}
