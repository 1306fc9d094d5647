/// What those who do not see a view can do with it.
struct AccessibilityAction: ElementTrait {
  /// What it is called: the name that it was given, or that of its kind.
  let name: String
  let run: () -> Void
}

/// A kind of action that the system knows.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind("default")
  public static let escape = AccessibilityActionKind("escape")
  public static let magicTap = AccessibilityActionKind("magicTap")
  public static let delete = AccessibilityActionKind("delete")
  public static let showMenu = AccessibilityActionKind("showMenu")

  private init(_ name: String) { self.name = name }
  public init(named name: Text) { self.name = name.content }
}

/// Which way a value is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// A view with an action for those who do not see it.
struct AccessibilityActionView<Content: View> {
  let content: Content
  let _look: AccessibilityAction
}

extension AccessibilityActionView: _WrapperView {
  static func _render(
    _ look: AccessibilityAction, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(look, around: content)
  }
}

/// A view that is a stepper for those who do not see it.
struct AdjustableView<Content: View> {
  let content: Content
  let _look: (AccessibilityAdjustmentDirection) -> Void
}

extension AdjustableView: _WrapperView {
  static func _render(
    _ look: @escaping (AccessibilityAdjustmentDirection) -> Void, around content: () -> Void,
    into rendering: _Rendering
  ) {
    rendering.apply(AdjustTrait(adjust: look), around: content)
  }
}

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
