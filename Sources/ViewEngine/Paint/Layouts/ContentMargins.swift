public import Foundation

/// What margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")

  var asked: String? { self == .automatic ? nil : name }
}

extension View {
  /// - Parameter length: in points; nil for the usual one.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    painted("contentMargins", [("", edges == .all ? nil : edges), ("", length), ("for", placement.asked)])
  }

  /// - Parameter length: in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    painted("contentMargins", [("", length), ("for", placement.asked)])
  }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    painted("contentMargins", [("", edges == .all ? nil : edges), ("", insets), ("for", placement.asked)])
  }
}
