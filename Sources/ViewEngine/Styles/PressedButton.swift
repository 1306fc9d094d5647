/// What stays of a button with a style: what it is for, and how it is pressed.
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
