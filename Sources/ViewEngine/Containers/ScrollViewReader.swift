/// A view that can have the scroll views in it show one of their views.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: _EngineView {
  public var body: some View { content(ScrollViewProxy(node: Evaluation.current?.node)) }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
  weak var node: _Node?

  /// Scrolls to the view with that `id`, or to that row of a `ForEach`. The engine has no viewport: all that this leaves
  /// is a line in the trace; an id that no view has is warned of, for SwiftUI would not scroll (our choice).
  ///
  /// - Parameter anchor: where the view is to stand.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node, node.isMounted else { return }
    guard IDWalk.ids(below: node).contains(AnyHashable(id)) else {
      return node.graph.warn("ScrollViewProxy: no view has the id \(id), so nothing is scrolled to.")
    }
    node.graph.recorder?.note(action: "scrollTo \(id)" + (anchor.map { " at \($0)" } ?? ""))
  }
}
