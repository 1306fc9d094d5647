public import Foundation

/// What the system shows over a view.
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

  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    painted("safeAreaPadding", "\(insets)")
  }
}
