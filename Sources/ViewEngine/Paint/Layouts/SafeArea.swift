public import Foundation

/// The system's regions over a view; kept in the render tree.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)

  public var description: String {
    self == .all
      ? "all"
      : [contains(.container) ? "container" : nil, contains(.keyboard) ? "keyboard" : nil].compactMap(\.self)
        .joined(separator: " ")
  }
}

extension View {
  /// Kept in the render tree; has no effect on layout.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    painted("ignoresSafeArea", [("", regions == .all ? nil : regions), ("", edges == .all ? nil : edges)])
  }

  /// Use `ignoresSafeArea`.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// - Parameter length: in points; nil for the usual distance.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    painted("safeAreaPadding", [("", edges == .all ? nil : edges), ("", length)])
  }

  /// - Parameter length: in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { painted("safeAreaPadding", "\(length)") }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    painted("safeAreaPadding", "\(insets)")
  }
}

/// The part of a container whose margins are set, kept in the render tree.
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

  /// - Parameters:
  ///   - length: in points.
  ///   - placement: where it is, kept in the render tree.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    painted("contentMargins", [("", length), ("for", placement.asked)])
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    painted("contentMargins", [("", edges == .all ? nil : edges), ("", insets), ("for", placement.asked)])
  }
}
