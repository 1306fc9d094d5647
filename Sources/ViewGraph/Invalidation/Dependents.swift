/// The nodes that depend on a value: those whose bodies have read it.
/// A node that has read a value once depends on it while it is mounted, as in SwiftUI. Nearly every value has one
/// dependent, which needs no array.
@usableFromInline
package struct Dependents {
  private var first: _Node?
  private var others: [_Node] = []
  /// The same as a set, once they are many.
  private var known: Set<ObjectIdentifier> = []
  private static let manyCount = 8
  package init() {}

  /// Whether the node needs no adding: it is the first one, or the newest.
  // By address, because each row of a `ForEach` may ask, and a retain takes longer than a comparison.
  func isKnown(_ node: Unmanaged<_Node>?) -> Bool {
    guard let node = node?.toOpaque() else { return true }
    if first.map({ Unmanaged.passUnretained($0).toOpaque() }) == node { return true }
    return others.withUnsafeBufferPointer { others in
      others.last.map { Unmanaged.passUnretained($0).toOpaque() } == node
    }
  }

  /// - Parameter displaced: receives outdated nodes, which the caller releases once no lock is held.
  mutating func add(_ node: _Node, displacingInto displaced: inout [_Node]) {
    guard let first else {
      self.first = node
      return
    }
    if first === node { return }
    if !first.isMounted {
      displaced.append(first)
      self.first = node
      return
    }
    addToOthers(node, displacingInto: &displaced)
  }

  private mutating func addToOthers(_ node: _Node, displacingInto displaced: inout [_Node]) {
    if others.last === node { return }
    if others.count > Self.manyCount {
      if known.isEmpty { known = Set(others.map { ObjectIdentifier($0) }) }
      guard known.insert(ObjectIdentifier(node)).inserted else { return }
    } else if others.contains(where: { $0 === node }) {
      return
    }
    // Removes unmounted nodes before the array grows, which makes the search cheap.
    if others.count == others.capacity, others.contains(where: { !$0.isMounted }) {
      for node in others where !node.isMounted { displaced.append(node) }
      others.removeAll { !$0.isMounted }
      known = []
    }
    others.append(node)
    if !known.isEmpty { known.insert(ObjectIdentifier(node)) }
  }

  /// Adds a node where no lock is held.
  package mutating func add(_ node: _Node) {
    var displaced: [_Node] = []
    add(node, displacingInto: &displaced)
  }

  package func forEach(_ body: (_Node) -> Void) {
    if let first, first.isMounted { body(first) }
    for node in others where node.isMounted { body(node) }
  }

  // `mutating`, to avoid a copy of the whole value.
  mutating func add(to nodes: inout InvalidNodes) {
    if let first { nodes.add(first) }
    if !others.isEmpty { for node in others { nodes.add(node) } }
  }

  /// Whether none of them is mounted any more.
  var isEmpty: Bool { first?.isMounted != true && !others.contains { $0.isMounted } }

  package mutating func removeAll() {
    first = nil
    others = []
    known = []
  }
}
