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

  /// Scrolls to the view with that `id`, or to that row of a `ForEach`: the window of a lazy container shows the row
  /// afterwards; outside of lazy containers there is no viewport, and all that this leaves is a line in the trace. An id
  /// that no view has is warned of, for SwiftUI would not scroll (our choice).
  ///
  /// - Parameter anchor: where the row is to stand; nil for as little scrolling as is needed.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node, node.isMounted else { return }
    let windows = node.graph.rowWindows.windows(below: node)
    let id = AnyHashable(id)
    if Evaluation.warnsIfBodyWrites() { return }
    if let window = windows.first(where: { $0.hasRow(id) }) {
      window.scroll(toRow: id, anchor: anchor.map { RowAnchor($0) })
    } else if !IDWalk.ids(below: node).contains(id) {
      // It may be in a section that is not made yet.
      if let window = windows.first(where: \.hasMore) {
        return window.scroll(toRow: id, anchor: anchor.map { RowAnchor($0) })
      }
      return node.graph.warn("ScrollViewProxy: no view has the id \(id), so nothing is scrolled to.")
    }
    node.graph.recorder?.note(action: "scrollTo \(id)" + (anchor.map { " at \($0)" } ?? ""))
  }
}
