public import Foundation

/// A view that is made for the size that it is given. See `GeometryProxy` for what that is here.
///
/// As in SwiftUI, its content is evaluated again when the size changes, whether it has read it or not.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content
  @Environment(\.viewportSize) private var size
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: _EngineView {
  public var body: some View {
    PassView { pass in GeometryContainer(content: content(GeometryProxy(of: pass.node)), _look: []) }
  }
}

/// The size of a view. The engine computes no layout: the size is `EnvironmentValues.viewportSize`, and the position is
/// the origin of every coordinate space (our choice).
///
/// Each read returns the current size, as SwiftUI's does, also in an old closure. A body that reads it is evaluated
/// again when the size changes.
public struct GeometryProxy {
  private let node: _Node
  init(of node: _Node) { self.node = node }

  public var size: CGSize {
    guard node.isMounted else { return .zero }
    var reader: _EnvironmentScope.Dependent?
    // A body of another host with the proxy does not receive changes here.
    if let evaluated = Evaluation.current?.node, evaluated.graph === node.graph { reader = .node(evaluated) }
    OutsideReport.noteRead(of: "viewportSize", isInBody: reader != nil)
    return EnvironmentValues(in: node.scope, readBy: reader).viewportSize
  }

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

  public func frame<Space: CoordinateSpaceProtocol>(in coordinateSpace: Space) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}

extension View {
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View { GeometryObserver(content: self, transform: transform) { action($1) } }

  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { GeometryObserver(content: self, transform: transform, action: action) }

  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View { onAppear { action(true) }.onDisappear { action(false) } }
}

private struct GeometryContainer<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension GeometryContainer: _ContainerView { static var _name: String { "GeometryReader" } }

/// A view that reports a value of its geometry: a separate node, which reads it.
private struct GeometryObserver<Content: View, Value: Equatable> {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
  @State private var last: Owner = Owner()

  /// Keeps the last reported value.
  final class Owner {
    var value: Value?
    nonisolated init() {}
  }

  nonisolated init(
    content: Content, transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) {
    (self.content, self.transform, self.action) = (content, transform, action)
  }
}

extension GeometryObserver: _ModifiedView, _EngineView {
  var body: some View {
    PassView { [last, transform, action, content] pass in
      let value = transform(GeometryProxy(of: pass.node))
      let old = last.value
      last.value = value
      return content.onEvaluation(
        named: "onGeometryChange", perform: old == value ? nil : { action(old ?? value, value) })
    }
  }
}
