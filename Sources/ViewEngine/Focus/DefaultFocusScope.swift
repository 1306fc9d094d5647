/// Moves the focus back to where it is by default: `@Environment(\.resetFocus) private var resetFocus`, then
/// `resetFocus(in: namespace)`.
public struct ResetFocusAction: @unchecked Sendable {
  // NB: sent anywhere, called on the main actor only.
  weak let graph: Graph?

  @MainActor public func callAsFunction(in namespace: Namespace.ID) { graph?.focusByDefault(in: namespace) }
}

extension ResetFocusAction: Equatable {
  public static func == (first: Self, second: Self) -> Bool { first.graph === second.graph }
}

extension EnvironmentValues {
  /// Moves the focus back to where it is by default.
  public var resetFocus: ResetFocusAction { ResetFocusAction(graph: windowService?.graph) }
}

/// Says that the focus is in it by default.
private struct PreferredFocusTrait: ElementTrait {
  let namespace: Namespace.ID
}

private struct PreferredFocusView<Content: View> {
  let content: Content
  let _look: PreferredFocusTrait?
}

extension PreferredFocusView: _WrapperView {
  static func _render(_ look: PreferredFocusTrait?, around content: () -> Void, into rendering: _Rendering) {
    guard let look else { return content() }
    rendering.apply(landmark: look, around: content)
  }
}

extension Graph {
  /// Gives the focus to the first control that prefers it in a scope.
  fileprivate func focusByDefault(in namespace: Namespace.ID) {
    guard let screen else { return }
    for place in screen.outline.landmarks(PreferredFocusTrait.self) {
      guard place.trait(PreferredFocusTrait.self)?.namespace == namespace, !place.context.flags.contains(.away) else {
        continue
      }
      if let field = screen.offering(TypeText.self, in: place).first { return beginEditing(field.action) }
      if let view = screen.offering(TakeFocus.self, in: place).first { return giveFocus(to: view.action) }
    }
  }
}

extension View {
  /// Has the view be the one that gets the focus when it is reset in a scope: see `resetFocus`. When it appears it does not
  /// take the focus (our choice: see `defaultFocus`).
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    PreferredFocusView(
      content: self, _look: prefersDefaultFocus ? PreferredFocusTrait(namespace: namespace) : nil)
  }

  /// Has the view be a scope in which the focus can be reset: it is known by the namespace alone.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { painted("focusScope") }
}
