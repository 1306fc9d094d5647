/// The windows of a host's lazy containers, which find their rows once the tree is consistent.
final class RowWindows: SettlingService {
  private struct Reference { weak var window: RowWindow? }
  private var all: [Reference] = []
  @exclusivity(unchecked) private var stale: [RowWindow] = []
  private unowned let graph: Graph
  let limit: Int

  init(of graph: Graph) {
    self.graph = graph
    limit = graph.visibleRows ?? .max
  }

  func add(_ window: RowWindow) {
    if all.count == all.capacity { all.removeAll { $0.window?.node?.isMounted != true } }
    all.append(Reference(window: window))
  }

  func note(_ window: RowWindow) { if !stale.contains(where: { $0 === window }) { stale.append(window) } }

  /// Makes a scrolled window show its new rows with the next pass. Returns whether its rows differ.
  @discardableResult
  func layOut(_ window: RowWindow) -> Bool {
    if window.layOut().isEmpty { return false }
    note(window)
    return true
  }

  // First, because the rows on screen decide what the other services find there.
  static var settlingOrder: Int { 0 }

  func settle() -> Bool {
    for reference in all { if let window = reference.window, window.hasLostSegments { note(window) } }
    if stale.isEmpty { return false }
    let windows = stale
    stale = []
    var hasWritten = false
    for window in windows where window.node?.isMounted ?? false { if layOut(window) { hasWritten = true } }
    return hasWritten || !graph.isIdle
  }

  func windows(below node: _Node) -> [RowWindow] {
    all.compactMap(\.window).filter { window in
      guard let own = window.node, own.isMounted else { return false }
      return sequence(first: own) { $0.parent }.contains { $0 === node }
    }
  }
}

/// Shows some rows of each lazy container. Made with the first container, and not with the host.
final class LazyRowsService: RowsService {
  /// The number of rows that a container shows at a time; nil for all.
  let limit: Int?

  convenience init(of graph: Graph) { self.init(limit: nil) }
  init(limit: Int?) { self.limit = limit }

  func view<Data, ID, Content: View>(of rows: ForEach<Data, ID, Content>, in role: ContentRole) -> AnyView? {
    limit == nil || role != .row ? nil : AnyView(LazyRows(rows))
  }
}

extension Graph {
  /// The number of rows that a lazy container shows at a time; nil for all.
  var visibleRows: Int? { service(LazyRowsService.self).limit }
  var rowWindows: RowWindows { service(RowWindows.self) }
}
