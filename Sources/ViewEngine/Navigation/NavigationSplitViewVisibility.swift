/// Which columns of a split view are seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let automatic = NavigationSplitViewVisibility("automatic")
  public static let all = NavigationSplitViewVisibility("all")
  public static let doubleColumn = NavigationSplitViewVisibility("doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility("detailOnly")
}
