/// The node of a page, which is there also while nobody sees it: in a tab that was left, or below another page.
///
/// What is put away has disappeared, and keeps its state. A page that is covered is kept up to date; a tab is
/// suspended: nothing in it is evaluated. Coming back has two steps: first what became out of date meanwhile
/// is evaluated, still hidden, so that observers see their changes while nothing appears or disappears yet;
/// then all that is there by now appears, once.
typealias PageNode = _AnyViewNode

extension PageNode {
  var isAway: Bool { status.contains(.away) }

  /// Takes over a newer view, to be evaluated with the next pass that finds the page shown.
  func replace(with view: AnyView) {
    box = view.box
    status.insert([.outOfDate, .replaced])
  }
}

extension _Pass {
  /// Mounts a page; one that is put away is mounted without appearing.
  mutating func insertPage(_ view: AnyView, isAway: Bool = false) -> PageNode {
    let node = PageNode(view.box, in: self)
    if isAway { node.status.insert([.away, .hidden]) }
    insert(node)
    return node
  }

  /// Passes by a page that is to be seen, and brings it back if it was put away.
  mutating func show(_ node: PageNode) {
    let returns = node.isAway
    node.status.subtract([.away, .suspended])
    revisit(node, changed: false)
    // In a page that is hidden as a whole, it appears when that does.
    if returns, !isHidden { schedule(node, .change(.shown)) }
  }

  /// Passes by a page that is not to be seen, and not evaluated before it is.
  mutating func suspend(_ node: PageNode) {
    takeSiblingIndex(node)
    node.status.insert(.suspended)
    cover(node)
  }

  /// Has a page disappear that was passed by already.
  mutating func cover(_ node: PageNode) {
    guard !node.isAway else { return }
    node.status.insert(.away)
    schedule(node, .change(.hidden))
  }

  /// Takes a page out of the tree.
  mutating func remove(_ node: PageNode) { schedule(node, .change(.removed)) }
}
