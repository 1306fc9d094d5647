/// What one node shows, written down: kept until the node is evaluated again.
///
/// What applies to an entry is not written into it, for it may come from far above; it is asked for along the way up.
@MainActor
final class Fragment: _NodeRecord {
  // NB: the node is looked at only until it is removed, which sets `isRemoved` and makes each reference to an entry one
  // that is gone: a pass tells the record of every node that it removes, also where a host is let go.
  unowned(unsafe) let node: _Node
  // NB: the outline ends with its host, after all nodes were removed; it is asked for nothing by a fragment without one.
  @exclusivity(unchecked) unowned(unsafe) var outline: ScreenOutline?
  /// Where it is shown: the fragment around it, and its entry there.
  // NB: its node is around this one's, and is removed after it.
  @exclusivity(unchecked) unowned(unsafe) var around: Fragment?
  @exclusivity(unchecked) var indexAround: Int32 = -1
  /// Whether the rows of a `ForEach` in it differ in more than what they show.
  @exclusivity(unchecked) var distinguishesRows = false
  @exclusivity(unchecked) var entries = OutlineEntries()
  /// How often it has been written: an index into what was written before leads nowhere.
  @exclusivity(unchecked) private(set) var version: UInt32 = 0
  /// The version that was written last.
  @exclusivity(unchecked) private var writtenVersion: UInt32 = 0
  /// Whether it has to be written anew.
  @exclusivity(unchecked) private(set) var isStale = true
  @exclusivity(unchecked) private(set) var isRemoved = false
  /// Whether its node has it as its record.
  @exclusivity(unchecked) var isKept = false
  /// Whether the names in it have yet to be added to those that are known.
  @exclusivity(unchecked) var awaitsNaming = false
  /// Entries that are looked for by what they are.
  @exclusivity(unchecked) var landmarks: [(kind: ObjectIdentifier, index: Int32)] = []

  init(of node: _Node) {
    self.node = node
  }

  // NB: cleared at once, for the entries keep what the view has made, a removed row's closures among it.
  override func nodeChanged() {
    clear()
    outline?.noteStale(self)
  }

  override func nodeRemoved() {
    clear()
    entries = OutlineEntries()
    isRemoved = true
    outline?.noteRemoved(node)
  }

  private func clear() {
    isStale = true
    version &+= 1
    entries.removeAll()
    if !landmarks.isEmpty { landmarks = [] }
  }

  /// - Returns: what differs from what was written before; where at most texts do, places in it are what they were.
  func noteWritten() -> OutlineEntries.Change {
    isStale = false
    guard landmarks.isEmpty, entries.change != .all else {
      writtenVersion = version
      return .all
    }
    version = writtenVersion
    return entries.change
  }
}

extension _Node {
  /// What is written down of it, if anything is.
  // NB: no cast, for nobody else keeps a record of a node.
  var fragment: Fragment? { record.map { unsafeDowncast($0, to: Fragment.self) } }
}
