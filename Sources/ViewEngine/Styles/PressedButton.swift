/// The mounted part of a button with a style: its role, its action and its press.
struct PressedButton<Content: View> {
  let content: Content
  let role: ButtonRole?
  let action: () -> Void
  let press: ButtonPress
  let setPressed: (Bool) -> Void
}

extension PressedButton: View, _PrimitiveView {
  struct _Mounted {
    var content: Content._Mounted
    var role: ButtonRole?
    let press: ButtonPress
  }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    view.connect()
    return _Mounted(content: Content._mount(view.content, in: &pass), role: view.role, press: view.press)
  }

  static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    view.connect()
    Content._update(&mounted.content, to: view.content, in: &pass)
    mounted.role = view.role
  }

  @MainActor private func connect() {
    press.action = action
    press.setPressed = setPressed
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    guard presence == .removed else { return }
    mounted.press.action = nil
    mounted.press.setPressed = { _ in }
  }

  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    guard let rendering = visitor.rendering else { return Content._visit(mounted.content, by: visitor) }
    rendering.note(Self.self) {
      rendering.add(PressedButtonLook(role: mounted.role, press: mounted.press)) {
        Content._visit(mounted.content, by: visitor)
      }
    }
  }
}

/// A button with the usual action, around the body of its style: a node that knows whether a finger is on it.
struct PressableButton<Style: ButtonStyle> {
  let style: Style
  let button: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @State private var press = ButtonPress()
}

extension PressableButton: _EngineView {
  var body: some View {
    let parts = ButtonStyleConfiguration(
      role: button.role, label: .init(_view: button.label._view), isPressed: isPressed)
    PressedButton(
      content: StyleBody(
        style: HeldProperties(value: style), configuration: parts, make: { $0.makeBody(configuration: $1) }),
      role: button.role, action: button.action, press: press, setPressed: { isPressed = $0 })
  }
}

struct PressedButtonLook: ShownElement {
  let role: ButtonRole?
  let press: ButtonPress
  var name: String { "Button" }
  var attributes: [_Attribute] { role.map { [_Attribute("role", "\($0)")] } ?? [] }
  var control: (any Control)? { PressControl(press: press) }
}

/// The press of a button with a style, with the newest action: the style may change during the press.
@MainActor
final class ButtonPress {
  /// Nil once the button is gone.
  var action: (() -> Void)?
  var setPressed: (Bool) -> Void = { _ in }
  nonisolated init() {}
  func begin() { setPressed(true) }

  func end() {
    setPressed(false)
    action?()
  }
}
