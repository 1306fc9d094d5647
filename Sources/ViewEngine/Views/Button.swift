/// What a button is for.
public struct ButtonRole: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let destructive = ButtonRole(description: "destructive")
  public static let cancel = ButtonRole(description: "cancel")
}

/// A control that runs an action.
public struct Button<Label: View> {
  public let content: Label
  public let _look: _Look

  public struct _Look {
    let action: () -> Void
    let role: ButtonRole?
  }

  public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public nonisolated init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    content = label()
    _look = _Look(action: action, role: role)
  }
}

extension Button where Label == Text {
  public nonisolated init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public nonisolated init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button: _WrapperView {
  public static func _render(
    _ look: _Look, around content: (inout _Rendering) -> Void, into rendering: inout _Rendering
  ) {
    rendering.add(
      _Element(
        "Button", attributes: _Attribute.list([look.role.map { ("role", "\($0)") }]), control: .button(look.action)),
      around: content)
  }
}
