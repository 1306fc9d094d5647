/// The origin of coordinates. The engine computes no layout: all spaces have one origin.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

/// The space of the whole screen, whose origin every view has.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  /// The case `global` of the older type.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  /// The case `local` of the older type.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of an ancestor, found by any hashable name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The case `named` of the older type, with the same name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The origin of coordinates, as a value of a separate type for each kind.
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
  /// The space that an ancestor names so.
  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
}
