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

public struct ButtonRole: Hashable, Sendable, CustomStringConvertible {
  // A number, so that a button's content is kept in place, without an allocation.
  private let number: UInt8
  public static let destructive = ButtonRole(number: 0)
  public static let cancel = ButtonRole(number: 1)
  public static let close = ButtonRole(number: 2)
  public static let confirm = ButtonRole(number: 3)

  public var description: String {
    switch number {
    case 0: "destructive"
    case 1: "cancel"
    case 2: "close"
    default: "confirm"
    }
  }
}

/// A button as the engine has it.
public struct _PlainButton<Content: View> {
  public let content: Content
  public let _look: _ButtonLook
  @inlinable nonisolated init(content: consuming Content, _look: consuming _ButtonLook) {
    (self.content, self._look) = (content, _look)
  }
}

extension _PlainButton: _WrapperView {
  @inlinable public static var _isOwnView: Bool { true }
  @inlinable public static var _isSilent: Bool { true }

  public static func _render(_ look: _ButtonLook, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(look, around: content)
  }
}

/// The role and the action of a button.
public struct _ButtonLook {
  @usableFromInline let action: () -> Void
  @usableFromInline let role: ButtonRole?
  @inlinable init(action: @escaping () -> Void, role: ButtonRole?) {
    (self.action, self.role) = (action, role)
  }
}

extension _ButtonLook: ShownElement {
  package var name: String { "Button" }
  package var attributes: [_Attribute] { role.map { [_Attribute("role", "\($0)")] } ?? [] }
  package var control: (any Control)? { ButtonControl(action: action) }
  package var category: ElementCategory { role == nil ? .button : .any }
  package var pressAction: (() -> Void)? { action }
}

/// The label of a button with only a role.
///
/// SwiftUI shows a symbol or a word, depending on the place. The engine shows Cancel, Close, Confirm or Delete, so that
/// a host finds the button by it (our choice).
public struct DefaultButtonLabel { let role: ButtonRole }

extension DefaultButtonLabel: _EngineView {
  public var body: some View { Text(title) }

  private var title: String {
    switch role {
    case .cancel: "Cancel"
    case .close: "Close"
    case .confirm: "Confirm"
    default: "Delete"
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  public nonisolated init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
