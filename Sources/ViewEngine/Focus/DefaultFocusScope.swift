/// Moves the focus to the first view of the scope that prefers it.
public struct ResetFocusAction: @unchecked Sendable {
  // Sent to any thread, called on the main actor only.
  weak let graph: Graph?

  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) {
    graph?.focusByDefault(in: namespace)
  }
}

extension ResetFocusAction: Equatable {
  public static func == (first: Self, second: Self) -> Bool { first.graph === second.graph }
}

extension EnvironmentValues {
  public var resetFocus: ResetFocusAction { ResetFocusAction(graph: windowService?.graph) }
}

/// Marks its content as the default focus.
private struct PreferredFocusTrait: ElementTrait {
  let namespace: Namespace.ID
}

extension Graph {
  /// Moves the focus to the first control that prefers it in a scope.
  fileprivate func focusByDefault(in namespace: Namespace.ID) {
    guard let screen else { return }
    for place in screen.index.landmarks(PreferredFocusTrait.self) {
      guard place.trait(PreferredFocusTrait.self)?.namespace == namespace, !place.isOffScreen else {
        continue
      }
      if let field = screen.offering(TypeText.self, in: place).first { return beginEditing(field.action) }
      if let view = screen.offering(TakeFocus.self, in: place).first { return giveFocus(to: view.action) }
    }
  }
}

extension View {
  /// The view does not take the focus when it appears (our choice: see `defaultFocus`), only with `resetFocus`.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    LandmarkView(
      content: self, _look: prefersDefaultFocus ? PreferredFocusTrait(namespace: namespace) : nil)
  }

  /// Makes the view a scope for resets of the focus, identified by the namespace alone.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { painted("focusScope") }
}
