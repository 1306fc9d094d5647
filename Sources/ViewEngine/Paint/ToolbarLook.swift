/// What a toolbar is for, which says how it looks.
public struct ToolbarRole: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ToolbarRole(description: "automatic")
  public static let navigationStack = ToolbarRole(description: "navigationStack")
  public static let browser = ToolbarRole(description: "browser")
  public static let editor = ToolbarRole(description: "editor")
}

/// How the title in a toolbar looks.
public struct ToolbarTitleDisplayMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ToolbarTitleDisplayMode(description: "automatic")
  public static let large = ToolbarTitleDisplayMode(description: "large")
  public static let inline = ToolbarTitleDisplayMode(description: "inline")
  public static let inlineLarge = ToolbarTitleDisplayMode(description: "inlineLarge")
}

extension View {
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    painted("toolbarVisibility", "\(visibility)" + bars.suffix)
  }

  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    painted("toolbarBackground", "\(visibility)" + bars.suffix)
  }

  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View {
    painted("toolbarBackground", style._description + bars.suffix)
  }

  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    painted("toolbarBackgroundVisibility", "\(visibility)" + bars.suffix)
  }

  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    painted("toolbarColorScheme", (colorScheme.map { "\($0)" } ?? "none") + bars.suffix)
  }

  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { painted("toolbarRole", "\(role)") }

  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    painted("toolbarTitleDisplayMode", "\(mode)")
  }
}
