/// One node's content, as entries: kept until the node is evaluated again. An entry does not hold its context, which
/// may come from far above. `Place.context` collects that on the way up.
@MainActor
final class Fragment: _NodeRecord {
  // Read only until the node is removed, which sets `isRemoved` and makes each reference to an entry stale: a pass
  // tells the record of every node that it removes, also where a host is let go.
  unowned(unsafe) let node: _Node
  // The tree ends with its host, after all nodes were removed; a fragment without a node asks it for nothing.
  @exclusivity(unchecked) unowned(unsafe) var tree: RenderTree?
  // Its node is around this one's, and is removed after it.
  @exclusivity(unchecked) unowned(unsafe) var around: Fragment?
  @exclusivity(unchecked) var indexAround: Int32 = -1
  /// Whether the rows of a `ForEach` in it differ in more than their content.
  @exclusivity(unchecked) var distinguishesRows = false
  @exclusivity(unchecked) var entries = FragmentEntries()
  /// Changes with each rendering after which a reference to an entry may lead to a different one.
  @exclusivity(unchecked) private(set) var version: UInt32 = 0
  @exclusivity(unchecked) private var renderedVersion: UInt32 = 0
  /// Whether it must be rendered again.
  @exclusivity(unchecked) private(set) var isStale = true
  @exclusivity(unchecked) private(set) var isRemoved = false
  /// Whether its node has it as its record.
  @exclusivity(unchecked) var isKept = false
  /// Whether its labels are still to be added to the index.
  @exclusivity(unchecked) var awaitsIndexing = false
  @exclusivity(unchecked) var landmarks: [(kind: ObjectIdentifier, index: Int32)] = []
  init(of node: _Node) { self.node = node }

  // Cleared at once, because the entries keep the view's values, a removed row's closures among them.
  override func nodeChanged() {
    clear()
    tree?.noteStale(self)
  }

  override func nodeRemoved() {
    clear()
    entries = FragmentEntries()
    isRemoved = true
    tree?.noteRemoved(node)
  }

  private func clear() {
    isStale = true
    version &+= 1
    entries.removeAll()
    if !landmarks.isEmpty { landmarks = [] }
  }

  /// Ends a rendering. Returns the difference; if at most texts differ, references to entries stay valid.
  func noteRendered() -> FragmentEntries.Change {
    isStale = false
    guard landmarks.isEmpty, entries.change != .all else {
      renderedVersion = version
      return .all
    }
    version = renderedVersion
    return entries.change
  }
}

extension _Node {
  // No cast, because a node has no other kind of record.
  var fragment: Fragment? { record.map { unsafeDowncast($0, to: Fragment.self) } }
}

/// A reference to an entry of a fragment, valid until a rendering changes more than the fragment's texts.
struct EntryReference {
  let fragment: Fragment
  let index: Int32
  let version: UInt32

  @MainActor init(_ fragment: Fragment, _ index: Int) {
    self.fragment = fragment
    self.index = Int32(truncatingIfNeeded: index)
    version = fragment.version
  }

  @MainActor var isStale: Bool { fragment.version != version }
  @MainActor var place: Place { Place(fragment: fragment, index: Int(index)) }
}
