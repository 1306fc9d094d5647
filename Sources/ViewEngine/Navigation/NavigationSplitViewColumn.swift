/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let sidebar = NavigationSplitViewColumn("sidebar")
  public static let content = NavigationSplitViewColumn("content")
  public static let detail = NavigationSplitViewColumn("detail")
}
