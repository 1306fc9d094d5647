/// The buttons that those have who do not see a view. A host taps them by their labels; they are not read.
private struct AccessibilityActionList<Content: View> {
  let content: Content
  let _look: Void
}

extension AccessibilityActionList: _WrapperView {
  static func _render(_ look: Void, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement("AccessibilityActions")) { rendering.leaveUnread(content) }
  }
}

extension View {
  /// Adds actions, each a button.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    PresentingView(content: self, presenter: AccessibilityActionList(content: content(), _look: ()))
  }
}
