/// The content can be used at once, though it is not read (our choice): a tap on the label has no effect.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let items: Content
  private let primaryAction: (() -> Void)?

  nonisolated init(_ label: Label, _ items: Content, _ primaryAction: (() -> Void)?) {
    (self.label, self.items, self.primaryAction) = (label, items, primaryAction)
  }

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content(), nil)
  }

  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label(), content(), primaryAction)
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

extension Menu: _StylableView {
  public var _plain: _PlainMenu<Label, Content> {
    _PlainMenu(content: _Pair(label, _MenuItems(content: items)), _look: primaryAction)
  }

  public var _configuration: MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: .init(_view: AnyView(label)), content: .init(_view: AnyView(items)), primaryAction: primaryAction)
  }
}

/// A menu as the engine has it.
public struct _PlainMenu<Label: View, Items: View> {
  public let content: _Pair<Label, _MenuItems<Items>>
  public let _look: (() -> Void)?
}

extension _PlainMenu: _WrapperView {
  public static var _isOwnView: Bool { true }

  public static func _render(_ look: (() -> Void)?, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(_Element("Menu", control: ButtonControl(action: look ?? {})), around: content)
  }
}

/// The items of a menu, which are found as if it were open.
public struct _MenuItems<Content: View> {
  public let content: Content
  public var _look: Void { () }
}

extension _MenuItems: _WrapperView {
  public static func _render(_ look: Void, around content: () -> Void, into rendering: _Rendering) {
    rendering.leaveUnread(content)
  }
}

/// A menu, by its earlier name: use `Menu`.
public struct MenuButton<Label: View, Content: View> {
  private let menu: Menu<Label, Content>
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) { menu = Menu(content: content) { label } }
}

extension MenuButton where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(label: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(label), content: content)
  }
}

extension MenuButton: _EngineView { public var body: some View { menu } }
