/// Nodes without a fragment: which of them are unknown, what a scan found in the others, and which of them must be
/// rendered because of a landmark.
// NB: a constant of the rendering and of the index. A walk over many rows calls it several times for each row, and counts
// no reference to a constant.
@MainActor
final class UnrenderedNodes {
  /// Nodes that were neither rendered nor scanned since their latest evaluation.
  @exclusivity(unchecked) private var unknown: ContiguousArray<_Node> = []
  @exclusivity(unchecked) private var next = 0
  /// Scanned nodes that must be rendered.
  @exclusivity(unchecked) private var withLandmarks: [_Node] = []
  /// Whether nodes are scanned as rendering meets them.
  @exclusivity(unchecked) private(set) var isOpen = false
  @exclusivity(unchecked) private var labels: ContiguousArray<LabelRecord> = []
  /// The scan of the current node.
  @exclusivity(unchecked) private var scan = Scan()

  /// The state of a node's scan.
  struct Scan {
    fileprivate var owner: NodeVersion?
    /// Whether it has a landmark, or other content that must be rendered.
    fileprivate var hasLandmark = false
    fileprivate var depth: UInt8 = 0
    /// How many nodes are scanned inside one another, because data may nest them without a limit.
    fileprivate static var limit: UInt8 { 8 }
  }

  var isEmpty: Bool { unknown.isEmpty }
  func note(unknown node: _Node) { unknown.append(node) }

  /// Notes a node that rendering has met and that has no fragment. `isFirst`: whether it is the first node in the
  /// fragment that is being rendered. Returns whether to scan it now.
  func meet(_ node: _Node, isFirst: Bool) -> Bool {
    // Not the first node, which is rendered if it is the only one.
    if isOpen, !isFirst { return true }
    unknown.append(node)
    return false
  }

  func forgetRemoved() { unknown.removeAll { !$0.isMounted } }
  func open() { isOpen = true }
  func nextWithLandmark() -> _Node? { withLandmarks.popLast() }

  // In the order in which they were met, which is mostly the order in memory; scanning adds more.
  func nextUnknown() -> _Node? {
    while next < unknown.count {
      next += 1
      let node = unknown[next - 1]
      if node.isMounted, !node.status.contains(.isRecorded), node.record == nil { return node }
    }
    return nil
  }

  /// Ends the scans: all nodes are known. Returns the labels that were found.
  func close() -> ContiguousArray<LabelRecord> {
    isOpen = false
    unknown.removeAll(keepingCapacity: next < 64)
    next = 0
    let found = labels
    labels = []
    return found
  }

  /// Begins the scan of a node. Returns the scan of the node around it; nil if the node is not to be scanned now.
  func begin(_ node: _Node) -> Scan? {
    if node.record != nil {
      scan.hasLandmark = true
      return nil
    }
    if scan.depth == Scan.limit {
      unknown.append(node)
      return nil
    }
    if node.status.contains(.isRecorded) || !node.isMounted { return nil }
    node.status.insert(.isRecorded)
    let outer = scan
    scan = Scan(owner: NodeVersion(node), depth: outer.depth + 1)
    return outer
  }

  func end(_ node: _Node, _ outer: Scan) {
    if scan.hasLandmark { withLandmarks.append(node) }
    scan = outer
  }

  /// The scanned node shows a label.
  func note(label: String) { if let owner = scan.owner { labels.append(LabelRecord(label, owner)) } }

  /// The scanned node has a landmark, or a text that may change by itself: it must be rendered.
  func noteLandmark() { scan.hasLandmark = true }

  /// A lower bound of the number of labels that follow.
  func expectLabels(_ count: Int) {
    guard isOpen, labels.count + count > labels.capacity else { return }
    // With room for the labels of the first rendered nodes: otherwise the first of them moves all others.
    labels.reserveCapacity(labels.count + max(count + count / 32, labels.count))
  }
}
