/// The origin of coordinates. The engine computes no layout: all spaces have one origin.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

public protocol CoordinateSpaceProtocol {
  /// The same space as a case of the older enumeration.
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
}
