public import Foundation

/// Modifiers for the system's parts around an app.
extension View {
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    painted("statusBarHidden", hidden ? nil : "false")
  }

  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    painted("persistentSystemOverlays", "\(visibility)")
  }
}

extension View {
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme).painted("colorScheme", "\(colorScheme)")
  }

  /// Which events from outside the window of the view takes; a host has the one window, and `open` reaches all views.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    painted(
      "handlesExternalEvents",
      "preferring \(preferring.sorted().joined(separator: " ")) allowing \(allowing.sorted().joined(separator: " "))")
  }

  /// Where a tap on the widget that shows the view would lead. (The engine shows the view by itself, and no widget.)
  public nonisolated func widgetURL(_ url: URL?) -> some View { painted("widgetURL", url?.absoluteString) }
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    painted("previewDisplayName", value ?? "none")
  }

  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { painted("previewLayout", "\(value)") }

  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    painted("previewDevice", value?.rawValue ?? "none")
  }
}
