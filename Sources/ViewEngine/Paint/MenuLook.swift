/// How a `MenuButton` looks. The engine paints nothing: the style is kept in the tree.
public protocol MenuButtonStyle: _PaintedStyle {}

/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct DefaultMenuButtonStyle: MenuButtonStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct PullDownMenuButtonStyle: MenuButtonStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle { public nonisolated init() {} }

extension View {
  /// Sets the style of the controls inside, which is kept in the render tree; nothing is drawn.
  public nonisolated func menuButtonStyle<Style: MenuButtonStyle>(_ style: Style) -> some View {
    painted("menuButtonStyle", style)
  }
}

/// The order of a menu's items; kept in the render tree.
public struct MenuOrder: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = MenuOrder(description: "automatic")
  public static let fixed = MenuOrder(description: "fixed")
  public static let priority = MenuOrder(description: "priority")
}

/// Whether a menu closes when one of its items is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = MenuActionDismissBehavior(description: "automatic")
  public static let enabled = MenuActionDismissBehavior(description: "enabled")
  public static let disabled = MenuActionDismissBehavior(description: "disabled")
}

/// How a button takes its width, kept in the render tree.
public struct ButtonSizing: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ButtonSizing(description: "automatic")
  public static let fitted = ButtonSizing(description: "fitted")
  public static let flexible = ButtonSizing(description: "flexible")
}

extension View {
  /// Kept in the render tree; has no effect on what can be tapped.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { painted("menuOrder", "\(order)") }

  /// Kept in the render tree; has no effect on what can be tapped.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    painted("menuActionDismissBehavior", "\(behavior)")
  }

  /// Kept in the render tree; has no effect on layout.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { painted("buttonSizing", "\(sizing)") }
}
