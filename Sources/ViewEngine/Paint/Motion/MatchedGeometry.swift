/// What two views have in common on the way from one to the other.
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
