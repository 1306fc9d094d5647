/// All content counts as visible (our choice), except in lazy containers, which have a window of visible rows.
public struct ScrollView<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    _look = _Attribute.list([axes != .vertical ? ("axes", "\(axes)") : nil])
  }
}

extension ScrollView: _ContainerView { public static var _name: String { "ScrollView" } }

public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: _EngineView {
  public var body: some View { content(ScrollViewProxy(node: Evaluation.current?.node)) }
}

public struct ScrollViewProxy {
  weak var node: _Node?

  /// Moves the window of a lazy container, or only notes the call; an unknown id is a warning (our choice).
  public nonisolated func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    // The caller is on the main actor, also where its isolation does not say so.
    nonisolated(unsafe) let (proxy, id) = (self, AnyHashable(id))
    MainActor.assumeIsolated { proxy.scroll(to: id, anchor: anchor) }
  }

  @MainActor private func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let node, node.isMounted else { return }
    let windows = node.graph.rowWindows.windows(below: node)
    if Evaluation.warnsIfBodyWrites() { return }
    OutsideReport.note(effect: "scrollTo: \(id)" + (anchor.map { " at \($0)" } ?? ""))
    if let window = windows.first(where: { $0.hasRow(id) }) {
      window.scroll(toRow: id, anchor: anchor.map { RowAnchor($0) })
    } else if !IDWalk.ids(below: node).contains(id) {
      // The row may be in a section that is not made yet.
      if let window = windows.first(where: \.hasMore) {
        return window.scroll(toRow: id, anchor: anchor.map { RowAnchor($0) })
      }
      return node.graph.warn(RowWindow.missingID(id, "ScrollViewProxy"))
    }
    node.graph.recorder?.note(action: "scrollTo \(id)" + (anchor.map { " at \($0)" } ?? ""))
  }
}

/// The walk that gathers the ids of views and rows.
final class IDWalk: _Visitor {
  private var ids: Set<AnyHashable> = []
  private var pending: [_Node] = []

  static func ids(below node: _Node) -> Set<AnyHashable> {
    let walk = IDWalk()
    walk.enter(node)
    while let next = walk.pending.popLast() { next.visit(by: walk) }
    return walk.ids
  }

  override func enter(_ node: _Node) { pending.append(node) }

  override func visit<ID: Hashable>(id: ID, _ content: () -> Void) {
    ids.insert(AnyHashable(id))
    content()
  }

  override func visit<ID: Hashable>(rows ids: [ID], _ row: (Int) -> Void) {
    for index in ids.indices { visit(id: ids[index]) { row(index) } }
  }
}
