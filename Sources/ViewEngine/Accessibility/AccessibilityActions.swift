/// What those who do not see a view can do with it.
struct AccessibilityAction: ElementTrait {
  /// What it is called: the name that it was given, or that of its kind.
  let name: String
  let run: () -> Void
}

/// Which way a value is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
  /// Adds an action, which a host runs by the name of its kind: `host.perform("escape", on: "Sheet")`.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    AccessibilityActionView(content: self, _look: AccessibilityAction(name: actionKind.name, run: handler))
  }

  /// Adds an action, which a host runs by its name: `host.perform("Archive", on: "Message")`.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action, which a host runs by its name: `host.perform("Archive", on: "Message")`.
  public nonisolated func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View {
    AccessibilityActionView(content: self, _look: AccessibilityAction(name: String(name), run: handler))
  }

  /// Has the view be one whose value goes up and down: `increment` and `decrement` of a host do it.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    AdjustableView(content: self, _look: handler)
  }
}

/// Has elements that are no controls be ones that go up and down.
struct AdjustTrait: ElementTrait {
  let adjust: (AccessibilityAdjustmentDirection) -> Void
  func control(in context: ElementContext) -> (any Control)? {
    StepControl(increment: { adjust(.increment) }, decrement: { adjust(.decrement) })
  }
}
