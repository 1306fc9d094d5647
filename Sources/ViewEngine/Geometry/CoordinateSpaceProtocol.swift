/// What coordinates are measured from, as a value of a type of its own.
public protocol CoordinateSpaceProtocol {
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
