/// How one page or sheet becomes another on a screen.
public protocol NavigationTransition {
  var _name: String { get }
}

public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
  public var _name: String { "automatic" }
}

public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: String
  public var _name: String { "zoom \(sourceID)" }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: "\(sourceID)")
  }
}

extension View {
  public nonisolated func navigationTransition<Change: NavigationTransition>(_ style: Change) -> some View {
    painted("navigationTransition", style._name)
  }
}
