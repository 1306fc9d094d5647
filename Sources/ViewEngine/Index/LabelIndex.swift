/// The labels on screen: a hash table from a text or another name to the entries, or nodes, that show it.
///
/// It only grows between two look-ups. A look-up passes stale labels by; they are removed when the table is full.
@MainActor
struct LabelIndex {
  /// A node at one of its evaluations.
  @MainActor
  struct Owner {
    // Not retained, because there are very many. `TreeIndex` keeps a removed node until its labels are removed.
    fileprivate let reference: Unmanaged<_Node>
    fileprivate let version: UInt32

    init(_ node: _Node) {
      reference = .passUnretained(node)
      version = node.evaluations
    }

    fileprivate var node: _Node { reference.takeUnretainedValue() }
  }

  private struct Label {
    let owner: Owner
    /// The entry of the node's fragment; -1 if the node was scanned, and not rendered.
    let index: Int32
    let hash: UInt32
    /// The next label in the same bucket; -1 for none.
    var next: Int32

    @MainActor var isStale: Bool {
      let node = owner.node
      return node.evaluations != owner.version || !node.isMounted || index < 0 && node.record != nil
    }
  }

  private var names: ContiguousArray<Label> = []
  /// How many of them are in the buckets.
  private var sorted = 0
  private var buckets: ContiguousArray<Int32> = []
  /// Entries whose text may change without an evaluation.
  private var changing: [EntryReference] = []
  /// How many labels there may be before the stale ones are removed; nil until all are there for the first time.
  private var limit: Int?

  /// The number of labels, stale ones included.
  var count: Int { names.count }

  /// Adds the labels of a fragment.
  mutating func add(_ fragment: Fragment) {
    if fragment.entries.holdsNodesAlone { return }
    makeRoom()
    let entries = fragment.entries
    let owner = Owner(fragment.node)
    for (index, entry) in entries.list.enumerated() {
      switch entry.kind {
      case .node: break
      case .text: add(entries.texts[Int(entry.number)], owner, at: index)
      case .trait: if let label = entries.traits[Int(entry.number)].label { add(label, owner, at: index) }
      case .element:
        let element = entries.elements[Int(entry.number)]
        if element.hasOwnText {
          changing.append(EntryReference(fragment, index))
        } else if let name = element.text ?? element.symbol {
          add(name, owner, at: index)
        }
      }
    }
  }

  /// Adds a label.
  ///
  /// - Parameter index: the entry of the node's fragment; -1 if the node is not rendered.
  mutating func add(_ name: String, _ owner: Owner, at index: Int = -1) {
    names.append(Label(owner: owner, index: Int32(truncatingIfNeeded: index), hash: Self.hash(of: name), next: -1))
  }

  /// Makes room for more labels.
  mutating func expect(_ more: Int) {
    if names.count + more > names.capacity { names.reserveCapacity(names.count + max(more, names.count)) }
  }

  /// Removes the stale labels.
  mutating func removeStale() {
    // No `removeAll(where:)`, whose closure would check for each name that it runs on the actor.
    var kept = 0
    for number in names.indices where !names[number].isStale {
      if kept < number { names[kept] = names[number] }
      kept += 1
    }
    names.removeLast(names.count - kept)
    changing.removeAll { $0.isStale }
    buckets = []
    sorted = 0
    limit = 2 * (names.count + changing.count) + 64
  }

  /// Removes the stale labels if there are many, before more are added: the next look-up may be far away.
  mutating func makeRoom() { if let limit, names.count + changing.count > limit { removeStale() } }

  /// All labels are there. The first time, none is stale.
  mutating func noteComplete() { if limit == nil { limit = 2 * (names.count + changing.count) + 64 } }

  /// Puts the new labels into buckets.
  private mutating func sort() {
    if names.count > buckets.count {
      if sorted > 0 { removeStale() }
      var size = 64
      // With room for a quarter more, so that the next table is not needed soon.
      while size < names.count + names.count / 4 { size *= 2 }
      buckets = ContiguousArray(repeating: -1, count: size)
      sorted = 0
    }
    if sorted == names.count { return }
    let mask = UInt32(truncatingIfNeeded: buckets.count - 1)
    let unsorted = sorted..<names.count
    names.withUnsafeMutableBufferPointer { names in
      buckets.withUnsafeMutableBufferPointer { buckets in
        for number in unsorted {
          let bucket = Int(names[number].hash & mask)
          names[number].next = buckets[bucket]
          buckets[bucket] = Int32(truncatingIfNeeded: number)
        }
      }
    }
    sorted = names.count
  }

  /// The nodes that are not rendered, and may show the label.
  mutating func unrendered(named name: some StringProtocol) -> [_Node] {
    sort()
    var nodes: [_Node] = []
    forEach(named: name) { if names[$0].index < 0 { nodes.append(names[$0].owner.node) } }
    return nodes
  }

  /// The places with the label, and a few with the same hash.
  mutating func places(named name: some StringProtocol) -> [Place] {
    sort()
    var places: [Place] = []
    forEach(named: name) { number in
      if names[number].index >= 0, let fragment = names[number].owner.node.fragment {
        places.append(Place(fragment: fragment, index: Int(names[number].index)))
      }
    }
    for reference in changing where !reference.isStale && reference.place.isCalled(name) {
      places.append(reference.place)
    }
    return places
  }

  private func forEach(named name: some StringProtocol, _ body: (Int) -> Void) {
    if names.isEmpty { return }
    let hash = Self.hash(of: String(name))
    var next = buckets[Int(hash) & (buckets.count - 1)]
    while next >= 0 {
      let number = Int(next)
      if names[number].hash == hash, !names[number].isStale { body(number) }
      next = names[number].next
    }
  }

  // Equal strings need equal hashes, so that only ASCII, which has one spelling, is hashed by its bytes.
  nonisolated static func hash(of name: String) -> UInt32 {
    if let hash = name.utf8.withContiguousStorageIfAvailable({ hash(of: $0) }) {
      return hash ?? UInt32(truncatingIfNeeded: name.hashValue)
    }
    var name = name
    return name.withUTF8 { hash(of: $0) } ?? UInt32(truncatingIfNeeded: name.hashValue)
  }

  /// The hash of an ASCII string; nil for any other.
  private nonisolated static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard let first = bytes.baseAddress else { return 0 }
    let (memory, size) = (UnsafeRawPointer(first), bytes.count)
    var hash = UInt64(truncatingIfNeeded: size)
    var all: UInt64 = 0
    func add(_ word: UInt64) {
      all |= word
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    // The last word ends where the text ends; it may share bytes with the word before.
    if size >= 8 {
      var index = 0
      while index < size &- 8 {
        add(memory.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index &+= 8
      }
      add(memory.loadUnaligned(fromByteOffset: size &- 8, as: UInt64.self))
    } else if size >= 4 {
      let last = memory.loadUnaligned(fromByteOffset: size &- 4, as: UInt32.self)
      add(UInt64(memory.loadUnaligned(as: UInt32.self)) << 32 | UInt64(last))
    } else {
      var word: UInt64 = 0
      for byte in bytes { word = word << 8 | UInt64(byte) }
      add(word)
    }
    return all & 0x8080_8080_8080_8080 == 0 ? UInt32(truncatingIfNeeded: hash) : nil
  }
}

extension Place {
  /// Whether the element shows the label now.
  fileprivate func isCalled(_ name: some StringProtocol) -> Bool {
    element.flatMap { $0.text ?? $0.symbol }.map { $0 == name } ?? false
  }
}
