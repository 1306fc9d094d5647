/// The labels on screen: a hash table from a text or another name to the entries, or nodes, that show it. It only grows
/// between two look-ups. A look-up passes stale labels by; they are removed when the table is full.
@MainActor
struct LabelIndex {
  private var names: ContiguousArray<LabelRecord> = []
  /// How many of them are in the buckets.
  private var sorted = 0
  private var buckets: ContiguousArray<Int32> = []
  /// Entries whose text may change without an evaluation.
  private var changing: [EntryReference] = []
  /// How many labels there may be before the stale ones are removed; nil until all are there for the first time.
  private var limit: Int?

  /// The number of labels, stale ones included.
  var count: Int { names.count }

  mutating func add(_ fragment: Fragment) {
    if fragment.entries.holdsNodesAlone { return }
    makeRoom()
    let entries = fragment.entries
    let owner = NodeVersion(fragment.node)
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

  private mutating func add(_ name: String, _ owner: NodeVersion, at index: Int) {
    names.append(LabelRecord(name, owner, at: index))
  }

  mutating func add(_ scanned: consuming ContiguousArray<LabelRecord>) {
    if names.isEmpty { names = scanned } else { names += scanned }
  }

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
    let hash = LabelRecord.hash(of: String(name))
    var next = buckets[Int(hash) & (buckets.count - 1)]
    while next >= 0 {
      let number = Int(next)
      if names[number].hash == hash, !names[number].isStale { body(number) }
      next = names[number].next
    }
  }
}

extension Place {
  /// Whether the element shows the label now.
  fileprivate func isCalled(_ name: some StringProtocol) -> Bool {
    element.flatMap { $0.text ?? $0.symbol }.map { $0 == name } ?? false
  }
}
