/// A button that reacts as usual, around what a style makes of its label: a node of its own, which knows whether a finger
/// is on the button.
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
