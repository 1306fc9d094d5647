/// What a button is for, and what it does.
public struct _ButtonLook {
  @usableFromInline let action: () -> Void
  @usableFromInline let role: ButtonRole?
  @inlinable init(action: @escaping () -> Void, role: ButtonRole?) {
    self.action = action
    self.role = role
  }
}

extension _ButtonLook: ShownElement {
  package var name: String { "Button" }
  package var attributes: [_Attribute] { role.map { [_Attribute("role", "\($0)")] } ?? [] }
  package var control: (any Control)? { ButtonControl(action: action) }
  package var standing: ElementStanding { role == nil ? .button : .any }
  package var tapped: (() -> Void)? { action }
}
