/// The render tree: the content of the screen, one `Fragment` for each node, kept between look-ups. A node is rendered
/// on first visit and again after each evaluation. A node that no walk has visited has no fragment; the index scans it
/// for labels without rendering it.
@MainActor
final class RenderTree {
  let root: Fragment
  let buttonVerb: any ElementVerb.Type
  let unrendered = UnrenderedNodes()
  // The index owns the tree, and lives as long.
  @exclusivity(unchecked) unowned(unsafe) var listener: TreeListener?
  @exclusivity(unchecked) private var stale: [Fragment] = []
  @exclusivity(unchecked) private var rendering: _Rendering!
  @exclusivity(unchecked) private(set) var moves: UInt32 = 0
  /// The changes since the last snapshot.
  @exclusivity(unchecked) var changes = TreeChanges()
  /// Whether each row of a `ForEach` has an entry. Off until a look-up asks for rows, because it costs time.
  @exclusivity(unchecked) private(set) var tellsRowsApart = false

  init(below node: _Node, buttonVerb: any ElementVerb.Type) {
    self.buttonVerb = buttonVerb
    // Two steps, because the fragment knows the tree.
    root = Fragment(of: node)
    root.tree = self
    stale = [root]
    rendering = _Rendering(for: self)
  }

  func noteStale(_ fragment: Fragment) { stale.append(fragment) }
  func noteRemoved(_ node: _Node) { listener?.nodeRemoved(node) }

  /// Releases the fragments of removed nodes.
  func forgetRemoved() { stale.removeAll(where: \.isRemoved) }

  /// Renders each stale fragment again.
  func refresh() {
    while let fragment = stale.popLast() { if !fragment.isRemoved, fragment.isStale { render(fragment) } }
  }

  func render(_ fragment: Fragment) {
    switch rendering.render(fragment) {
    case .none: break
    case .texts: changes.noteTexts(of: fragment)
    case .all: changes.noteStructure()
    }
    if !fragment.isKept {
      fragment.isKept = true
      fragment.node.keep(fragment)
    }
    fragment.node.status.insert(.isRecorded)
    listener?.fragmentRendered(fragment)
  }

  /// Looks for labels and landmarks in a node, and in the nodes inside, without rendering them.
  func scan(_ node: _Node) { rendering.scan(node) }

  func place(_ node: _Node, in around: Fragment?, at index: Int, tellsRowsApart: Bool) {
    guard let fragment = node.fragment else { return }
    place(fragment, in: around, at: index, tellsRowsApart)
    if fragment.isStale { stale.append(fragment) }
  }

  private func place(_ fragment: Fragment, in around: Fragment?, at index: Int, _ tellsRowsApart: Bool) {
    let index = Int32(truncatingIfNeeded: index)
    if fragment.around !== around || fragment.indexAround != index {
      moves &+= 1
      changes.noteStructure()
    }
    fragment.tree = self
    fragment.around = around
    fragment.indexAround = index
    fragment.distinguishesRows = tellsRowsApart
  }

  /// The up-to-date fragment of the node at an entry.
  func fragment(in around: Fragment, at index: Int) -> Fragment? {
    let entry = around.entries.list[index]
    guard entry.kind == .node else { return nil }
    let node = around.entries.nodes[Int(entry.number)].node
    if let fragment = node.fragment {
      if fragment.isStale { render(fragment) }
      return fragment
    }
    guard node.isMounted else { return nil }
    let fragment = Fragment(of: node)
    place(fragment, in: around, at: index, entry.tellsRowsApart)
    render(fragment)
    return fragment
  }

  /// Renders a node, and each node around it that has no fragment.
  func render(wayTo node: _Node) {
    var way: [_Node] = []
    var next: _Node? = node
    while let node = next, node.record == nil {
      way.append(node)
      next = node.parent
    }
    guard var around = next?.fragment else { return renderAll() }
    if around.isStale { render(around) }
    while let node = way.popLast() {
      guard let index = around.entries.index(of: node), let inner = fragment(in: around, at: index) else {
        // The parent of a node does not always show it.
        return renderAll()
      }
      around = inner
    }
  }

  func renderAll() {
    refresh()
    forEachFragment { _ in }
  }

  func tellRowsApart() {
    guard !tellsRowsApart else { return }
    tellsRowsApart = true
    renderAll()
    var all: [Fragment] = []
    forEachFragment { all.append($0) }
    for fragment in all { fragment.nodeChanged() }
  }

  /// - Parameter rendering: whether to render nodes that have no up-to-date fragment; else they are left out.
  func forEachFragment(rendering: Bool = true, _ body: (Fragment) -> Void) {
    var waiting = [root]
    while let fragment = waiting.popLast() {
      body(fragment)
      for (index, entry) in fragment.entries.list.enumerated() where entry.kind == .node {
        let inner =
          rendering
          ? self.fragment(in: fragment, at: index) : fragment.entries.nodes[Int(entry.number)].node.fragment
        if let inner { waiting.append(inner) }
      }
    }
  }

  /// The tag of the first element in a node that is not on screen yet.
  func firstTag(in node: _Node) -> TagValue? {
    let fragment = node.fragment ?? Fragment(of: node)
    fragment.tree = self
    node.keep(fragment)
    // No fragment around it, because the nodes around it are being evaluated.
    if fragment.isStale { render(fragment) }
    var tag: TagValue?
    let walk = TreeWalk()
    walk.run(over: fragment) { _, walk in
      tag = walk.tag
      return .stop
    }
    return tag
  }
}

/// The changes in the render tree since the last snapshot, its only reader.
@MainActor
struct TreeChanges {
  /// Whether more than texts may have changed.
  private(set) var isStructural = true
  /// Fragments of which only texts have changed.
  private var texts: [Fragment] = []
  mutating func noteStructure() { isStructural = true }

  // At most a few, because there may be no reader any more.
  mutating func noteTexts(of fragment: Fragment) {
    if isStructural || texts.last === fragment { return }
    if texts.count < 16 { texts.append(fragment) } else { isStructural = true }
  }

  mutating func nextWithTexts() -> Fragment? { texts.popLast() }

  /// Starts to record changes from now on.
  mutating func reset() {
    isStructural = false
    texts.removeAll(keepingCapacity: true)
  }
}

/// Receives changes of the render tree for the index, and answers questions of elements. `TreeIndex` is the only
/// subclass. The tree does not name it, because the index is a higher layer.
@MainActor
class TreeListener {
  func fragmentRendered(_ fragment: Fragment) {}
  func nodeRemoved(_ node: _Node) {}
  func places(ofLandmark kind: ObjectIdentifier) -> [Place] { [] }
}

extension Place {
  /// All landmarks of a kind on screen, in the order of declaration.
  func landmarks<Kind>(_ kind: Kind.Type) -> [Place] {
    fragment.tree?.listener?.places(ofLandmark: ObjectIdentifier(kind)) ?? []
  }
}
