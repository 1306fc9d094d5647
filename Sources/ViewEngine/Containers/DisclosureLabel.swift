/// The label of what can be shown and hidden by a tap on it.
struct DisclosureLabel<Content: View> {
  let content: Content
  let _look: () -> Void
}

extension DisclosureLabel: _WrapperView {
  static func _render(
    _ look: @escaping () -> Void, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.add(_Element("DisclosureLabel", control: ButtonControl(action: look)), around: content)
  }
}
