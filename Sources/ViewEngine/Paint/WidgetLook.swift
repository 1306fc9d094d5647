public import Foundation

extension View {
  /// Where a tap on the widget that shows the view would lead. (The engine shows the view by itself, and no widget.)
  public nonisolated func widgetURL(_ url: URL?) -> some View { painted("widgetURL", url?.absoluteString) }

  /// Whether the view would take the accent colour of the widget that shows it.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    painted("widgetAccentable", accentable ? nil : "false")
  }
}
