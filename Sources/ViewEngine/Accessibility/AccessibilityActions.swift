extension View {
  /// Adds an action, which a host runs by the name of its kind: `host.perform(accessibilityAction: "escape", on: "Sheet")`.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    AccessibilityActionView(content: self, _look: AccessibilityAction(name: actionKind.name, run: handler))
  }

  /// Adds an action, which a host runs by its name: `host.perform(accessibilityAction: "Archive", on: "Message")`.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action, which a host runs by its name: `host.perform(accessibilityAction: "Archive", on: "Message")`.
  public nonisolated func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View {
    AccessibilityActionView(content: self, _look: AccessibilityAction(name: String(name), run: handler))
  }
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
  /// A custom action, which `ViewHost.perform(_:on:)` finds by that name.
  public init(named name: Text) { self.name = name.content }
}

/// An action of a view for people who do not see it.
struct AccessibilityAction: ElementTrait {
  /// Its name: the given one, or that of its kind.
  let name: String
  let run: () -> Void
}

/// A view with an action for people who do not see it.
struct AccessibilityActionView<Content: View> {
  let content: Content
  let _look: AccessibilityAction
}

extension AccessibilityActionView: _WrapperView {
  static func _render(_ look: AccessibilityAction, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(look, around: content)
  }
}
