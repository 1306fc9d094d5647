public import Foundation

/// How large a view is. The engine lays nothing out: it is as large as `EnvironmentValues.viewportSize` says, and stands
/// at the origin of every coordinate space (our choice).
///
/// It reads when it is asked, as SwiftUI's does: a closure that was made long ago sees the size of now. A body that asks
/// is evaluated anew when the size is another one.
public struct GeometryProxy {
  private let node: _Node

  init(of node: _Node) { self.node = node }

  /// In points; zero once the reader is gone.
  public var size: CGSize {
    guard node.isMounted else { return .zero }
    var reader: _EnvironmentScope.Dependent?
    // NB: a body of another host that has got hold of the proxy is not told of changes here.
    if let evaluated = Evaluation.current?.node, evaluated.graph === node.graph { reader = .node(evaluated) }
    return EnvironmentValues(in: node.scope, readBy: reader).viewportSize
  }

  /// In points; none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

  public func frame<Space: CoordinateSpaceProtocol>(in coordinateSpace: Space) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a space around; every one is as large as the view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}
