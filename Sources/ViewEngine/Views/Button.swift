/// What a button is for.
public struct ButtonRole: Hashable, Sendable, CustomStringConvertible {
  // NB: a number, so that what a button shows is kept in place and needs no memory of its own.
  private let number: UInt8
  public static let destructive = ButtonRole(number: 0)
  public static let cancel = ButtonRole(number: 1)

  public var description: String { number == 0 ? "destructive" : "cancel" }
}

/// A control that runs an action.
public struct Button<Label: View> {
  public let _plain: _PlainButton<Label>

  public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public nonisolated init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    _plain = _PlainButton(content: label(), _look: _ButtonLook(action: action, role: role))
  }
}

extension Button where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { ViewEngine.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { ViewEngine.Label(title, systemImage: systemImage) }
  }
}

extension Button: _StylableView {
  public var _configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: _plain._look.role, label: .init(_view: AnyView(_plain.content)), action: _plain._look.action)
  }
}

/// A button as the engine has it.
public struct _PlainButton<Content: View> {
  public let content: Content
  public let _look: _ButtonLook
}

/// What a button is for, and what it does.
public struct _ButtonLook {
  let action: () -> Void
  let role: ButtonRole?
}

extension _ButtonLook: ShownElement {
  package var name: String { "Button" }
  package var attributes: [_Attribute] { role.map { [_Attribute("role", "\($0)")] } ?? [] }
  package var control: (any Control)? { ButtonControl(action: action) }
}

extension _PlainButton: _WrapperView {
  public static var _isOwnView: Bool { true }

  public static func _render(
    _ look: _ButtonLook, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.add(look, around: content)
  }
}
