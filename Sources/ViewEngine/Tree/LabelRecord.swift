/// A text or another name that a node shows, by its hash.
struct LabelRecord {
  let owner: NodeVersion
  /// The entry of the node's fragment; -1 if the node was scanned, and not rendered.
  let index: Int32
  let hash: UInt32
  /// The next label in the same bucket of the index; -1 for none.
  var next: Int32 = -1

  init(_ name: String, _ owner: NodeVersion, at index: Int = -1) {
    self.owner = owner
    self.index = Int32(truncatingIfNeeded: index)
    hash = Self.hash(of: name)
  }

  @MainActor var isStale: Bool {
    let node = owner.node
    return node.evaluations != owner.version || !node.isMounted || index < 0 && node.record != nil
  }

  nonisolated static func hash(of name: String) -> UInt32 { UInt32(truncatingIfNeeded: name.hashValue) }
}

/// A node at one of its evaluations.
struct NodeVersion {
  // Not retained, because there are very many. `TreeIndex` keeps a removed node until its labels are removed.
  private let reference: Unmanaged<_Node>
  fileprivate let version: UInt32

  @MainActor init(_ node: _Node) {
    reference = .passUnretained(node)
    version = node.evaluations
  }

  var node: _Node { reference.takeUnretainedValue() }
}
