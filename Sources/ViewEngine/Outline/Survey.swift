/// What is known of nodes that nobody has written down: what they are called, and which of them have to be written, for
/// something in them is found by what it is.
@MainActor
final class Survey {
  /// What is called what, once somebody needs it.
  @exclusivity(unchecked) var names = NameIndex()
  @exclusivity(unchecked) var keepsNames = false
  /// Nodes of which nothing is known yet.
  @exclusivity(unchecked) private var unknown: [_Node] = []
  @exclusivity(unchecked) private var next = 0
  /// Nodes that have to be written.
  @exclusivity(unchecked) private var lookedFor: [_Node] = []
  /// Nodes that are gone, of which the names may still speak.
  @exclusivity(unchecked) private var removed: [_Node] = []
  /// Whether the nodes in what is written are looked at as they are met.
  @exclusivity(unchecked) private(set) var isOpen = false
  /// The node that is looked at.
  @exclusivity(unchecked) private var look = Look()

  /// What is known of a node while it is looked at.
  struct Look {
    fileprivate var owner: NameIndex.Owner?
    /// Whether something in it is found by what it is.
    fileprivate var isLookedFor = false
    fileprivate var depth: UInt8 = 0
    /// How deep nodes are looked at one in the other, for they are nested as deep as data says.
    fileprivate static var limit: UInt8 { 8 }
  }

  // MARK: What is not known

  var isEmpty: Bool { unknown.isEmpty }

  /// Nothing is known of a node yet, or any more.
  func note(unknown node: _Node) { unknown.append(node) }

  /// A node is gone.
  // NB: kept until its names are gone, which do not retain it: there may be one for each of very many rows.
  func note(removed node: _Node) { removed.append(node) }

  /// Lets go of the nodes that were removed since; says whether there were any.
  func forgetRemoved() -> Bool {
    if removed.isEmpty { return false }
    unknown.removeAll { !$0.isMounted }
    names.forgetGone()
    removed.removeAll()
    return true
  }

  // MARK: Getting to know it

  func open() { isOpen = true }

  /// A node that has to be written.
  func nextLookedFor() -> _Node? { lookedFor.popLast() }

  /// A node of which nothing is known.
  // NB: in the order in which they were met, which is that of their memory as a rule; more come meanwhile.
  func nextUnknown() -> _Node? {
    while next < unknown.count {
      next += 1
      let node = unknown[next - 1]
      if node.isMounted, !node.status.contains(.isRecorded), node.record == nil { return node }
    }
    return nil
  }

  /// All is known.
  func close() {
    isOpen = false
    unknown.removeAll(keepingCapacity: next < 64)
    next = 0
  }

  // MARK: Looking at a node

  /// A walk has come to a node; nil if it is not to be looked at now.
  ///
  /// - Returns: what was looked at before.
  func begin(_ node: _Node) -> Look? {
    if node.record != nil {
      look.isLookedFor = true
      return nil
    }
    if look.depth == Look.limit {
      unknown.append(node)
      return nil
    }
    if node.status.contains(.isRecorded) || !node.isMounted { return nil }
    node.status.insert(.isRecorded)
    let outer = look
    look = Look(owner: NameIndex.Owner(node), depth: outer.depth + 1)
    return outer
  }

  func end(_ node: _Node, _ outer: Look) {
    if look.isLookedFor { lookedFor.append(node) }
    look = outer
  }

  /// Something in the node is found by what it is.
  func noteLookedFor() { look.isLookedFor = true }

  /// Something in the node is called that.
  func add(_ name: String) { if let owner = look.owner { names.add(name, owner) } }
}
