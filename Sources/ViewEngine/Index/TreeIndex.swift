/// Finds places in the render tree by label and by landmark. It is the one cache above the tree, and has one rule:
///
///     An index entry holds the version of what it was read from. It is stale if that version has changed.
///
///       event ──▶ a state changes ──▶ a node is evaluated      evaluations + 1
///                                            │
///                      ┌─────────────────────┴─────────────────────┐
///                      ▼                                           ▼
///               it has a fragment                          it has no fragment
///               version + 1                                its scan counts for nothing
///                      │                                           │
///        ┌─────────────┴────────────┐                              ▼
///        ▼                          ▼                     the labels of that scan
///     labels read from it      landmarks in it            are stale: evaluations differ
///     are stale                are stale
///        └──────────────────────────┴──────────────────────────────┘
///                                   ▼
///           a look-up passes stale entries by, and first adds what was rendered
///           or met since; stale entries are removed once they are many
///
/// No other code removes or mends an entry. A removed node is kept until its labels are removed, because they do not
/// retain it.
///
/// A node that no walk has visited is scanned: the index then knows its labels, and whether it has a landmark. So a
/// look-up finds one control among very many, and renders only the way to it.
@MainActor
final class TreeIndex: TreeListener {
  let tree: RenderTree
  /// The labels, built on the first look-up by label.
  @exclusivity(unchecked) private(set) var labels = LabelIndex()
  @exclusivity(unchecked) private var keepsLabels = false
  @exclusivity(unchecked) private var landmarks: [ObjectIdentifier: Landmarks] = [:]
  /// Nodes that have no fragment.
  private let unrendered: UnrenderedNodes
  /// Rendered since the last look-up by label; a fragment may be rendered many times in between.
  @exclusivity(unchecked) private var unindexed: [Fragment] = []
  /// Removed nodes that labels may still refer to.
  @exclusivity(unchecked) private var removed: [_Node] = []

  /// - Parameter buttonVerb: the verb that each plain button offers.
  init(below root: _Node, buttonVerb: any ElementVerb.Type) {
    tree = RenderTree(below: root, buttonVerb: buttonVerb)
    unrendered = tree.unrendered
    super.init()
    tree.listener = self
  }

  /// A node without a fragment was marked or removed.
  func nodeChanged(_ node: _Node) { if node.isMounted { unrendered.note(unknown: node) } else { nodeRemoved(node) } }
  func landmarks<Kind>(_ kind: Kind.Type) -> [Place] { places(ofLandmark: ObjectIdentifier(kind)) }

  override func places(ofLandmark kind: ObjectIdentifier) -> [Place] {
    learn()
    return landmarks.isEmpty ? [] : landmarks[kind]?.places(after: tree.moves) ?? []
  }

  /// The places with a label, and a few with the same hash.
  func places(named name: some StringProtocol) -> [Place] {
    learn()
    indexLabels()
    labels.noteComplete()
    for node in labels.unrendered(named: name) { tree.render(wayTo: node) }
    indexLabels()
    return labels.places(named: name)
  }

  /// Whether each node is rendered or scanned.
  var isComplete: Bool { unrendered.isEmpty }

  /// Renders all nodes if some are unknown: a walk over all of them needs no scan before.
  func renderUnknown() { if !unrendered.isEmpty { tree.renderAll() } }

  override func fragmentRendered(_ fragment: Fragment) {
    for (kind, index) in fragment.landmarks {
      landmarks[kind, default: Landmarks()].add(EntryReference(fragment, Int(index)))
    }
    if keepsLabels, !fragment.awaitsIndexing {
      fragment.awaitsIndexing = true
      unindexed.append(fragment)
    }
  }

  // Kept until its labels are removed, which do not retain it: there may be one for each of very many rows.
  override func nodeRemoved(_ node: _Node) { removed.append(node) }

  func forgetRemoved() {
    if removed.isEmpty { return }
    unrendered.forgetRemoved()
    labels.removeStale()
    removed.removeAll()
    tree.forgetRemoved()
    unindexed.removeAll(where: \.isRemoved)
    for kind in landmarks.keys { landmarks[kind]?.removeStale() }
  }

  /// Scans the unknown nodes, and renders those with a landmark.
  private func learn() {
    if unrendered.isEmpty { return }
    if !keepsLabels { indexLabels() }
    labels.makeRoom()
    unrendered.open()
    while let node = unrendered.nextUnknown() {
      // The only node of a fragment is on the way to everything inside: render it.
      if let around = node.parent?.fragment, around.entries.nodes.count == 1 {
        tree.render(wayTo: node)
      } else {
        tree.scan(node)
      }
      while let node = unrendered.nextWithLandmark() { tree.render(wayTo: node) }
    }
    labels.add(unrendered.close())
    labels.noteComplete()
  }

  /// Adds the labels of fragments rendered since the last time; at first, of all fragments.
  private func indexLabels() {
    if keepsLabels {
      for fragment in unindexed {
        fragment.awaitsIndexing = false
        if !fragment.isRemoved { labels.add(fragment) }
      }
      if !unindexed.isEmpty { unindexed.removeAll(keepingCapacity: true) }
    } else {
      keepsLabels = true
      tree.forEachFragment(rendering: false) { labels.add($0) }
    }
  }
}

/// The landmarks of one kind: entries that look-ups find by kind. They are sorted when a look-up asks.
@MainActor
struct Landmarks {
  private var references: [EntryReference] = []
  /// The number of moves in the tree when they were sorted; nil if one was added since.
  private var order: UInt32?

  mutating func add(_ reference: EntryReference) {
    references.append(reference)
    order = nil
  }

  mutating func removeStale() { references.removeAll { $0.isStale } }

  /// The places, in the order of declaration. `moves`: how many fragments have moved within the tree so far.
  mutating func places(after moves: UInt32) -> [Place] {
    for reference in references where reference.isStale {
      removeStale()
      break
    }
    if order != moves {
      if references.count > 1 { references.sort { $0.place.isBefore($1.place) } }
      order = moves
    }
    var places: [Place] = []
    places.reserveCapacity(references.count)
    for reference in references { places.append(reference.place) }
    return places
  }
}
