/// Which nodes show a text or another name, by a hash table that is brought up to date when somebody asks.
///
/// What was evaluated anew is added, and what is gone passed by; the table is made anew once there is no room in it.
@MainActor
struct NameIndex {
  /// A node, as of its latest evaluation.
  @MainActor
  struct Owner {
    // NB: not retained, for there are very many. `Survey` keeps each node that is removed until its names are forgotten.
    fileprivate let reference: Unmanaged<_Node>
    fileprivate let version: UInt32

    init(_ node: _Node) {
      reference = .passUnretained(node)
      version = node.evaluations
    }

    fileprivate var node: _Node { reference.takeUnretainedValue() }
  }

  private struct Name {
    let owner: Owner
    /// The entry of the node's fragment; -1 as long as none is written.
    let index: Int32
    let hash: UInt32
    /// The next one with the same bucket; -1 for none.
    var next: Int32

    @MainActor var isGone: Bool {
      let node = owner.node
      return node.evaluations != owner.version || !node.isMounted || index < 0 && node.record != nil
    }
  }

  private var names: ContiguousArray<Name> = []
  /// How many of them are in the buckets.
  private var sorted = 0
  private var buckets: ContiguousArray<Int32> = []
  /// Entries whose text may be another one each time.
  private var changing: [OutlineReference] = []
  /// How many there may be before somebody looks whether they are gone; nil until the first are all there.
  private var limit: Int?

  /// How many there are, some of which may be gone.
  var count: Int { names.count }

  /// Adds the names in a fragment that was written.
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
          changing.append(OutlineReference(fragment, index))
        } else if let name = element.text ?? element.symbol {
          add(name, owner, at: index)
        }
      }
    }
  }

  /// Adds a name.
  ///
  /// - Parameter index: the entry of the node's fragment; -1 if none is written.
  mutating func add(_ name: String, _ owner: Owner, at index: Int = -1) {
    names.append(Name(owner: owner, index: Int32(truncatingIfNeeded: index), hash: Self.hash(of: name), next: -1))
  }

  /// There will be so many more, at the least.
  mutating func expect(_ more: Int) {
    if names.count + more > names.capacity { names.reserveCapacity(names.count + max(more, names.count)) }
  }

  /// Lets go of what is gone.
  mutating func forgetGone() {
    // NB: no `removeAll(where:)`, whose closure would check for each name that it runs on the actor.
    var kept = 0
    for number in names.indices where !names[number].isGone {
      if kept < number { names[kept] = names[number] }
      kept += 1
    }
    names.removeLast(names.count - kept)
    changing.removeAll { $0.isGone }
    buckets = []
    sorted = 0
    limit = 2 * (names.count + changing.count) + 64
  }

  /// More is to be added: lets go of what is gone if there is much of it, for it may be long before somebody asks.
  mutating func makeRoom() { if let limit, names.count + changing.count > limit { forgetGone() } }

  /// All is known: the first time, nothing of it is gone.
  mutating func noteComplete() { if limit == nil { limit = 2 * (names.count + changing.count) + 64 } }

  /// Puts into buckets what is in none yet.
  private mutating func sort() {
    if names.count > buckets.count {
      if sorted > 0 { forgetGone() }
      var size = 64
      // NB: with room for a quarter more, so that it is made anew after that many at the soonest.
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

  /// The nodes that are not written, and may show that name.
  mutating func unwritten(named name: some StringProtocol) -> [_Node] {
    sort()
    var nodes: [_Node] = []
    forEach(named: name) { if names[$0].index < 0 { nodes.append(names[$0].owner.node) } }
    return nodes
  }

  /// The places that are called that, and some that have the same hash.
  mutating func places(named name: some StringProtocol) -> [Place] {
    sort()
    var places: [Place] = []
    forEach(named: name) { number in
      if names[number].index >= 0, let fragment = names[number].owner.node.fragment {
        places.append(Place(fragment: fragment, index: Int(names[number].index)))
      }
    }
    for reference in changing where !reference.isGone && reference.place.isCalled(name) {
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
      if names[number].hash == hash, !names[number].isGone { body(number) }
      next = names[number].next
    }
  }

  /// NB: equal strings have equal hashes, so that only what is spelled in one way alone is hashed by its bytes.
  nonisolated static func hash(of name: String) -> UInt32 {
    if let hash = name.utf8.withContiguousStorageIfAvailable({ hash(of: $0) }) {
      return hash ?? UInt32(truncatingIfNeeded: name.hashValue)
    }
    var name = name
    return name.withUTF8 { hash(of: $0) } ?? UInt32(truncatingIfNeeded: name.hashValue)
  }

  /// The hash of what is spelled in one way alone.
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
    // NB: the last word ends where the text does; an earlier one may have some of its bytes.
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
  /// Whether the element that stands there shows that now.
  fileprivate func isCalled(_ name: some StringProtocol) -> Bool {
    element.flatMap { $0.text ?? $0.symbol }.map { $0 == name } ?? false
  }
}
