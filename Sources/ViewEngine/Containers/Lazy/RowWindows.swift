/// The windows of a host's lazy containers, which find their rows once the tree is consistent.
final class RowWindows: SettlingService, RowsService {
  private struct Reference {
    weak var window: RowWindow?
  }

  private var all: [Reference] = []
  @exclusivity(unchecked) private var stale: [RowWindow] = []
  private unowned let graph: Graph
  /// The number of rows in a window; nil if each container shows all of its rows.
  let limit: Int?

  convenience init(of graph: Graph) { self.init(of: graph, limit: nil) }

  init(of graph: Graph, limit: Int?) {
    self.graph = graph
    self.limit = limit
  }

  func view<Data, ID, Content: View>(of rows: ForEach<Data, ID, Content>) -> AnyView? {
    limit == nil ? nil : AnyView(LazyRows(rows))
  }

  func add(_ window: RowWindow) {
    if all.count == all.capacity { all.removeAll { $0.window?.node?.isMounted != true } }
    all.append(Reference(window: window))
  }

  /// Notes a window whose rows may have changed.
  func note(_ window: RowWindow) { if !stale.contains(where: { $0 === window }) { stale.append(window) } }

  /// Makes a scrolled window show its new rows with the next pass.
  ///
  /// - Returns: whether its rows differ.
  @discardableResult
  func layOut(_ window: RowWindow) -> Bool {
    if window.layOut().isEmpty { return false }
    note(window)
    return true
  }

  func settle() -> Bool {
    for reference in all {
      if let window = reference.window, window.hasLostSegments { note(window) }
    }
    if stale.isEmpty { return false }
    let windows = stale
    stale = []
    var hasWritten = false
    for window in windows where window.node?.isMounted ?? false {
      if layOut(window) { hasWritten = true }
    }
    return hasWritten || !graph.isIdle
  }

  /// The windows of the containers below a node.
  func windows(below node: _Node) -> [RowWindow] {
    all.compactMap(\.window).filter { window in
      guard let own = window.node, own.isMounted else { return false }
      return sequence(first: own) { $0.parent }.contains { $0 === node }
    }
  }
}

extension Graph {
  var rowWindows: RowWindows { service(RowWindows.self) }
}
