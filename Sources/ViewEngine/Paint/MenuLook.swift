/// How a `MenuButton` looks. The engine paints nothing: the style is kept in the tree.
public protocol MenuButtonStyle: _PaintedStyle {}

public struct DefaultMenuButtonStyle: MenuButtonStyle { public nonisolated init() {} }
public struct PullDownMenuButtonStyle: MenuButtonStyle { public nonisolated init() {} }
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle { public nonisolated init() {} }

extension View {
  public nonisolated func menuButtonStyle<Style: MenuButtonStyle>(_ style: Style) -> some View {
    painted("menuButtonStyle", style)
  }
}

public struct MenuOrder: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = MenuOrder(description: "automatic")
  public static let fixed = MenuOrder(description: "fixed")
  public static let priority = MenuOrder(description: "priority")
}

public struct MenuActionDismissBehavior: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = MenuActionDismissBehavior(description: "automatic")
  public static let enabled = MenuActionDismissBehavior(description: "enabled")
  public static let disabled = MenuActionDismissBehavior(description: "disabled")
}

public struct ButtonSizing: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ButtonSizing(description: "automatic")
  public static let fitted = ButtonSizing(description: "fitted")
  public static let flexible = ButtonSizing(description: "flexible")
}

extension View {
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { painted("menuOrder", "\(order)") }

  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    painted("menuActionDismissBehavior", "\(behavior)")
  }

  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { painted("buttonSizing", "\(sizing)") }
}
