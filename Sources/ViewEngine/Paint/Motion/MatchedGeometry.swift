public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
  var asked: String? { self == .frame ? nil : self == .position ? "position" : self == .size ? "size" : "nothing" }
}

extension View {
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    painted(
      "matchedGeometryEffect",
      [
        ("", id), ("", properties.asked), ("anchor", anchor == .center ? nil : anchor),
        ("", isSource ? nil : "no source"),
      ])
  }

  public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    painted("matchedTransitionSource", "\(id)")
  }
}

public protocol NavigationTransition { var _name: String { get } }

/// A zoom from a source view; pages change at once.
public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: String
  public var _name: String { "zoom \(sourceID)" }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A zoom from the source with that id; pages change at once.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: "\(sourceID)")
  }
}

extension View {
  public nonisolated func navigationTransition<Change: NavigationTransition>(_ style: Change) -> some View {
    painted("navigationTransition", style._name)
  }
}
