/// A control that runs an action.
public struct Button<Label: View> {
  public let _plain: _PlainButton<Label>

  @inlinable public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @inlinable public nonisolated init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    _plain = _PlainButton(content: label(), _look: _ButtonLook(action: action, role: role))
  }
}

extension Button where Label == Text {
  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { ViewEngine.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { ViewEngine.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { ViewEngine.Label(title, image: image) }
  }
}

extension Button: _StylableView {
  public var _configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: _plain._look.role, label: .init(_view: AnyView(_plain.content)), action: _plain._look.action)
  }
}
