/// Which nodes show a text or another name, by a hash table that grows with it.
///
/// What was evaluated anew is added, and what is gone passed by; the table is made anew once most of it is gone.
@MainActor
struct NameIndex {
  private struct Name {
    let node: _Node
    /// Which evaluation of the node it is of.
    let version: UInt32
    /// The entry of the node's fragment; -1 as long as none is written.
    let index: Int32
    let hash: UInt32
    /// The next one with the same bucket; -1 for none.
    var next: Int32

    @MainActor var isGone: Bool {
      node.evaluations != version || !node.isMounted || index < 0 && node.record != nil
    }
  }

  private var names: ContiguousArray<Name> = []
  private var buckets: ContiguousArray<Int32> = ContiguousArray(repeating: -1, count: 64)
  /// Entries whose text may be another one each time.
  private var changing: [OutlineReference] = []

  /// - Parameter count: how many names there will be, as far as one knows.
  init(expecting count: Int) { if count > buckets.count { grow(to: count) } }

  /// There will be so many more names, as far as one knows.
  // NB: once is faster than again and again: each time looks at all names, and where they are.
  mutating func expect(_ more: Int) { if names.count + more > buckets.count { grow(to: names.count + more) } }

  /// Adds the names in a fragment that was written.
  mutating func add(_ fragment: Fragment) {
    let entries = fragment.entries
    for (index, entry) in entries.list.enumerated() {
      switch entry.kind {
      case .node: break
      case .text: add(entries.texts[Int(entry.number)], fragment.node, index)
      case .trait: if let label = entries.traits[Int(entry.number)].label { add(label, fragment.node, index) }
      case .element:
        let element = entries.elements[Int(entry.number)]
        if element.hasOwnText {
          changing.append(OutlineReference(fragment, index))
        } else if let name = element.text ?? element.symbol {
          add(name, fragment.node, index)
        }
      }
    }
  }

  /// Adds a name.
  ///
  /// - Parameter index: the entry of the node's fragment; -1 if none is written.
  mutating func add(_ name: String, _ node: _Node, _ index: Int = -1) {
    if names.count == buckets.count { grow(to: names.count + 1) }
    let hash = Self.hash(of: name)
    let bucket = Int(hash) & (buckets.count - 1)
    names.append(
      Name(
        node: node, version: node.evaluations, index: Int32(truncatingIfNeeded: index), hash: hash,
        next: buckets[bucket]))
    buckets[bucket] = Int32(truncatingIfNeeded: names.count - 1)
  }

  /// Lets go of what is gone.
  mutating func forgetGone() { grow(to: buckets.count) }

  private mutating func grow(to count: Int) {
    names.removeAll { $0.isGone }
    changing.removeAll { $0.isGone }
    var size = buckets.count
    while size < count || size < names.count * 2 { size *= 2 }
    names.reserveCapacity(size)
    buckets = ContiguousArray(repeating: -1, count: size)
    for index in names.indices {
      let bucket = Int(names[index].hash) & (size - 1)
      names[index].next = buckets[bucket]
      buckets[bucket] = Int32(truncatingIfNeeded: index)
    }
  }

  /// The nodes that are not written, and may show that name.
  func unwritten(named name: some StringProtocol) -> [_Node] {
    var nodes: [_Node] = []
    forEach(named: name) { if names[$0].index < 0 { nodes.append(names[$0].node) } }
    return nodes
  }

  /// The places that may be called that, some of which are not.
  func places(named name: some StringProtocol) -> [Place] {
    var places: [Place] = []
    forEach(named: name) { number in
      if names[number].index >= 0, let fragment = names[number].node.fragment {
        places.append(Place(fragment: fragment, index: Int(names[number].index)))
      }
    }
    for reference in changing where !reference.isGone { places.append(reference.place) }
    return places
  }

  private func forEach(named name: some StringProtocol, _ body: (Int) -> Void) {
    let hash = Self.hash(of: String(name))
    var next = buckets[Int(hash) & (buckets.count - 1)]
    while next >= 0 {
      // NB: not the name as a whole, whose node would be retained for each that is passed by.
      let number = Int(next)
      if names[number].hash == hash, !names[number].isGone { body(number) }
      next = names[number].next
    }
  }

  /// NB: equal strings have equal hashes, so that only what is spelled in one way alone is hashed by its bytes.
  nonisolated static func hash(of name: String) -> UInt32 {
    var name = name
    let ascii: UInt32? = name.withUTF8 { bytes in
      var hash: UInt32 = 2_166_136_261
      var all: UInt8 = 0
      for byte in bytes {
        hash = (hash ^ UInt32(byte)) &* 16_777_619
        all |= byte
      }
      return all < 128 ? hash : nil
    }
    return ascii ?? UInt32(truncatingIfNeeded: name.hashValue)
  }
}
