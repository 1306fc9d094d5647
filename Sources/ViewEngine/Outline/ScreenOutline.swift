/// What a host shows, kept from one question to the next: a fragment for each node, of which only those are written
/// anew whose node was evaluated since.
@MainActor
final class ScreenOutline {
  let root: Fragment
  private var stale: [Fragment] = []
  private var names: NameIndex?
  private var landmarks: [ObjectIdentifier: [OutlineReference]] = [:]
  /// The fragment that is being written.
  private var current: Fragment?
  private lazy var rendering = _Rendering(for: self)
  /// Whether the rows of each `ForEach` are entries, which costs time that only those pay who look for rows.
  private(set) var tellsRowsApart = false

  /// The outline of what a node shows, all of which has yet to be written.
  init(below node: _Node) {
    // NB: two steps, for the fragment knows the outline.
    root = Fragment(of: node)
    root.outline = self
    stale = [root]
  }

  // MARK: Writing

  func noteStale(_ fragment: Fragment) { stale.append(fragment) }

  /// Writes what has changed since.
  func refresh() {
    while let fragment = stale.popLast() {
      guard !fragment.isRemoved, fragment.isStale else { continue }
      current = fragment
      rendering.write(fragment)
      fragment.node.record = fragment
      fragment.node.status.insert(.isRecorded)
      for (kind, index) in fragment.landmarks {
        landmarks[kind, default: []].append(OutlineReference(fragment, Int(index)))
      }
      names?.add(fragment)
    }
    current = nil
  }

  /// The fragment that is being written shows a node.
  func place(_ node: _Node, at index: Int32, distinguishesRows: Bool) {
    let known = node.record as? Fragment
    let fragment = known ?? Fragment(of: node)
    fragment.outline = self
    fragment.around = current
    fragment.indexAround = index
    fragment.distinguishesRows = distinguishesRows
    if known == nil { node.record = fragment }
    if fragment.isStale { stale.append(fragment) }
  }

  /// What a selection names the first element of a node by, which nobody sees yet.
  func firstTag(in node: _Node) -> TagValue? {
    let fragment = node.record as? Fragment ?? Fragment(of: node)
    fragment.outline = self
    node.record = fragment
    // NB: nothing else, for around it is being evaluated.
    let others = stale
    stale = [fragment]
    refresh()
    stale = others
    var tag: TagValue?
    var walk = OutlineWalk()
    walk.run(over: fragment) { _, walk in
      tag = walk.tag
      return .stop
    }
    return tag
  }

  /// Writes all anew, with an entry for each row of a `ForEach`.
  func tellRowsApart() {
    guard !tellsRowsApart else { return }
    tellsRowsApart = true
    refresh()
    var all: [Fragment] = []
    forEachFragment { all.append($0) }
    for fragment in all { fragment.nodeChanged() }
  }

  // MARK: Finding

  /// The places of a kind that was noted, in the order of declaration.
  func landmarks<Kind>(_ kind: Kind.Type) -> [Place] {
    guard var references = landmarks[ObjectIdentifier(kind)] else { return [] }
    if references.contains(where: { $0.isGone }) {
      references.removeAll { $0.isGone }
      landmarks[ObjectIdentifier(kind)] = references
    }
    let places = references.map(\.place)
    return places.count > 1 ? places.sorted { $0.isBefore($1) } : places
  }

  /// The entries that are called something, or may be by now.
  func places(named name: some StringProtocol) -> [Place] {
    if names == nil {
      names = NameIndex()
      forEachFragment { names?.add($0) }
    }
    return names?.places(named: name) ?? []
  }

  private func forEachFragment(_ body: (Fragment) -> Void) {
    var waiting = [root]
    while let fragment = waiting.popLast() {
      body(fragment)
      for entry in fragment.entries {
        if case .node(let node) = entry.content, let fragment = node.record as? Fragment { waiting.append(fragment) }
      }
    }
  }
}

/// An entry of a fragment, as long as the fragment is not written anew.
struct OutlineReference {
  let fragment: Fragment
  let index: Int32
  let version: UInt32

  @MainActor init(_ fragment: Fragment, _ index: Int) {
    self.fragment = fragment
    self.index = Int32(truncatingIfNeeded: index)
    version = fragment.version
  }

  @MainActor var isGone: Bool { fragment.version != version }
  @MainActor var place: Place { Place(fragment: fragment, index: Int(index)) }
}
