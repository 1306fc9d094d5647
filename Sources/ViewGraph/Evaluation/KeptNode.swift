/// The node of a part that is kept while nobody sees it: a tab that was left, a page that another one covers.
///
/// What is put away has disappeared, and keeps its state. A page that is covered is kept up to date; a tab is
/// suspended: nothing in it is evaluated. Coming back has two steps: first what became out of date meanwhile
/// is evaluated, still hidden, so that observers see their changes while nothing appears or disappears yet;
/// then all that is there by now appears, once.
package final class KeptNode: _AnyViewNode {
  var isAway: Bool { status.contains(.away) }

  /// Takes over a newer view, to be evaluated with the next pass that finds the part shown.
  package func replace(with view: AnyView) {
    box = view.box
    status.insert([.outOfDate, .replaced])
  }
}

extension _Pass {
  /// Mounts a part; one that is put away is mounted without appearing.
  package mutating func insertKept(_ view: AnyView, isAway: Bool = false) -> KeptNode {
    let node = KeptNode(view.box, in: self)
    if isAway { node.status.insert([.away, .hidden]) }
    insert(node)
    return node
  }

  /// Passes by a part that is to be seen, and brings it back if it was put away.
  package mutating func show(_ node: KeptNode) {
    let returns = node.isAway
    node.status.subtract([.away, .suspended])
    revisit(node, changed: false)
    // In a part that is hidden as a whole, it appears when that does.
    if returns, !isHidden { schedule(node, .change(.shown)) }
  }

  /// Passes by a part that is not to be seen, and not evaluated before it is.
  package mutating func suspend(_ node: KeptNode) {
    takePlace(node)
    node.status.insert(.suspended)
    cover(node)
  }

  /// Has a part disappear that was passed by already.
  package mutating func cover(_ node: KeptNode) {
    guard !node.isAway else { return }
    node.status.insert(.away)
    schedule(node, .change(.hidden))
  }

  /// Takes a part out of the tree.
  package mutating func remove(_ node: KeptNode) { schedule(node, .change(.removed)) }
}
