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

private struct ViewportSizeKey: EnvironmentKey { static let defaultValue = CGSize(width: 390, height: 844) }

extension EnvironmentValues {
  /// The size that a `GeometryReader` is told, in points: 390 by 844 unless it is set, by `setEnvironment` of a host or
  /// for a part of the tree. (The engine's own; SwiftUI has a screen.)
  public var viewportSize: CGSize {
    get { self[ViewportSizeKey.self] }
    set { self[ViewportSizeKey.self] = newValue }
  }
}
