public import Foundation

/// A view that is made for the size that it is given. See `GeometryProxy` for what that is here.
///
/// As in SwiftUI, its content is evaluated again when the size changes, whether it has read it or not.
public struct GeometryReader<Content: View> {
  /// The views inside, as the builder made them.
  public var content: (GeometryProxy) -> Content
  @Environment(\.viewportSize) private var size

  /// Passes the geometry to the content; the size is that of the viewport.
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

  /// In points; zero once the reader is gone.
  public var size: CGSize {
    guard node.isMounted else { return .zero }
    var reader: _EnvironmentScope.Dependent?
    // A body of another host with the proxy does not receive changes here.
    if let evaluated = Evaluation.current?.node, evaluated.graph === node.graph { reader = .node(evaluated) }
    OutsideReport.noteRead(of: "viewportSize", isInBody: reader != nil)
    return EnvironmentValues(in: node.scope, readBy: reader).viewportSize
  }

  /// In points; none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's rectangle: at the origin of every space, as large as the viewport.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

  /// The view's rectangle: at the origin of every space, as large as the viewport.
  public func frame<Space: CoordinateSpaceProtocol>(in coordinateSpace: Space) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a space around; every one is as large as the view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}

extension View {
  /// Runs `action` with a value of the view's geometry: when the view appears, and whenever it changes.
  ///
  /// - Parameters:
  ///   - transform: makes the value; see `GeometryProxy` for the engine's geometry.
  ///   - type: the type of the values.
  ///   - action: the code to run.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    GeometryObserver(content: self, transform: transform) { action($1) }
  }

  /// - Parameters:
  ///   - action: also receives the previous value; at first twice the same.
  ///   - type: the type of the values.
  ///   - transform: applied to each point.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    GeometryObserver(content: self, transform: transform, action: action)
  }

  /// Runs `action` when the view becomes visible or invisible in the scrolling content around it: with the window of
  /// rows, or with the view itself.
  ///
  /// - Parameters:
  ///   - threshold: the visible share of the view, from 0 to 1; a view is always seen whole (our choice).
  ///   - action: the code to run.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    onAppear { action(true) }.onDisappear { action(false) }
  }
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
    self.content = content
    self.transform = transform
    self.action = action
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
