public import Foundation

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
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    painted("ignoresSafeArea", [("", regions == .all ? nil : regions), ("", edges == .all ? nil : edges)])
  }

  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
  var asked: String? { self == .automatic ? nil : "\(self)" }
}

extension View {
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    painted("contentMargins", [("", edges == .all ? nil : edges), ("", length), ("for", placement.asked)])
  }

  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { painted("contentMargins", [("", length), ("for", placement.asked)]) }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    painted("contentMargins", [("", edges == .all ? nil : edges), ("", insets), ("for", placement.asked)])
  }
}
