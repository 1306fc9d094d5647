/// Nodes without a fragment: which of them are unknown, and which must be rendered because of a landmark.
@MainActor
struct UnrenderedNodes {
  /// Nodes that were neither rendered nor scanned since their latest evaluation.
  private var unknown: [_Node] = []
  private var next = 0
  /// Scanned nodes that must be rendered.
  private var withLandmarks: [_Node] = []
  /// Whether nodes are scanned as rendering meets them.
  private(set) var isOpen = false
  /// The scan of the current node.
  private var scan = Scan()

  /// The state of a node's scan.
  struct Scan {
    fileprivate var owner: LabelIndex.Owner?
    /// Whether it has a landmark, or other content that must be rendered.
    fileprivate var hasLandmark = false
    fileprivate var depth: UInt8 = 0
    /// How many nodes are scanned inside one another, because data may nest them without a limit.
    fileprivate static var limit: UInt8 { 8 }
  }

  // MARK: Unknown nodes

  var isEmpty: Bool { unknown.isEmpty }

  mutating func note(unknown node: _Node) { unknown.append(node) }

  mutating func forgetRemoved() { unknown.removeAll { !$0.isMounted } }

  mutating func open() { isOpen = true }

  mutating func nextWithLandmark() -> _Node? { withLandmarks.popLast() }

  // In the order in which they were met, which is mostly the order in memory; scanning adds more.
  mutating func nextUnknown() -> _Node? {
    while next < unknown.count {
      next += 1
      let node = unknown[next - 1]
      if node.isMounted, !node.status.contains(.isRecorded), node.record == nil { return node }
    }
    return nil
  }

  /// All nodes are known.
  mutating func close() {
    isOpen = false
    unknown.removeAll(keepingCapacity: next < 64)
    next = 0
  }

  // MARK: Scanning

  /// The owner of the labels that are being scanned.
  var owner: LabelIndex.Owner? { scan.owner }

  /// Begins the scan of a node.
  ///
  /// - Returns: the scan of the node around it; nil if the node is not to be scanned now.
  mutating func begin(_ node: _Node) -> Scan? {
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
    scan = Scan(owner: LabelIndex.Owner(node), depth: outer.depth + 1)
    return outer
  }

  mutating func end(_ node: _Node, _ outer: Scan) {
    if scan.hasLandmark { withLandmarks.append(node) }
    scan = outer
  }

  mutating func noteLandmark() { scan.hasLandmark = true }
}
