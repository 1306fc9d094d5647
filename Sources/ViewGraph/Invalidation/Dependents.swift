/// The nodes that depend on a value: those whose bodies read it.
///
/// A node counts as long as it read the value in its latest evaluation. Nearly every value has one
/// dependent, which needs no array.
@usableFromInline
package struct Dependents {
  private struct Dependent {
    var node: _Node
    var evaluation: UInt32
    var isCurrent: Bool { node.evaluations == evaluation && node.isMounted }
  }

  private var first: Dependent?
  private var others: [Dependent] = []

  package init() {}

  /// - Parameter displaced: takes the nodes that do not count any more. They are released once no lock is held, for
  ///   that of the last reference to a node may run a `deinit` of a user's.
  mutating func add(_ node: _Node, displacingInto displaced: inout [_Node]) {
    let evaluation = node.evaluations
    guard let known = first else {
      first = Dependent(node: node, evaluation: evaluation)
      return
    }
    if known.node === node {
      first!.evaluation = evaluation
    } else if !known.isCurrent {
      displaced.append(known.node)
      first = Dependent(node: node, evaluation: evaluation)
    } else if others.last?.node !== node {
      // The dead ones are looked for when the array would grow, which makes it cheap for each.
      if others.count == others.capacity {
        for dependent in others where !dependent.isCurrent { displaced.append(dependent.node) }
        others.removeAll { !$0.isCurrent || $0.node === node }
      }
      others.append(Dependent(node: node, evaluation: evaluation))
    } else {
      others[others.count - 1].evaluation = evaluation
    }
  }

  /// The same where no lock is held.
  package mutating func add(_ node: _Node) {
    var displaced: [_Node] = []
    add(node, displacingInto: &displaced)
  }

  package func forEach(_ body: (_Node) -> Void) {
    if let first, first.isCurrent { body(first.node) }
    for dependent in others where dependent.isCurrent { body(dependent.node) }
  }

  package mutating func removeAll() {
    first = nil
    others = []
  }
}
