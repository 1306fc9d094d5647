/// Controls behind a label. A tap on the label opens it, without an effect: its content can be used at once, though it
/// is not read (our choice).
public struct Menu<Label: View, Content: View> {
  /// The views inside, as the builder made them.
  public let content: _Pair<Label, MenuItems>
  public let _look: (() -> Void)?

  /// The items of a menu, which are found as if it were open.
  public struct MenuItems {
    /// The views inside, as the builder made them.
    public let content: Content
    public var _look: Void { () }
  }

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = _Pair(label(), MenuItems(content: content()))
    _look = nil
  }

  /// - Parameters:
  ///   - primaryAction: the action of a tap on the label.
  ///   - content: the views inside.
  ///   - label: the view of the label.
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

/// A menu, by its earlier name: use `Menu`.
public struct MenuButton<Label: View, Content: View> {
  private let menu: Menu<Label, Content>

  /// The older form of `Menu`, with the same items.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    menu = Menu(content: content) { label }
  }
}

extension MenuButton where Label == Text {
  /// The older form of `Menu`, with the same items.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(label: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(label), content: content)
  }
}

extension MenuButton: _EngineView {
  public var body: some View { menu }
}
