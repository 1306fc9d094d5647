public import Foundation

/// How large a view is. The engine lays nothing out: it is as large as `EnvironmentValues.viewportSize` says, and stands
/// at the origin of every coordinate space (our choice).
public struct GeometryProxy {
  /// In points.
  public let size: CGSize
  /// In points; none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

  public func frame<Space: CoordinateSpaceProtocol>(in coordinateSpace: Space) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a space around; every one is as large as the view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}
