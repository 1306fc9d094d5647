/// Counts how many interactions of a verb have the same label, in the order of declaration.
struct InteractionCounts {
  private struct Name {
    let hash: UInt32
    let verb: ObjectIdentifier
    let label: String
    var count: Int
    /// The next one with the same bucket; -1 for none.
    var next: Int32
  }

  private var names: ContiguousArray<Name> = []
  private var buckets: ContiguousArray<Int32> = []

  /// The index of the next one.
  // NB: a few are looked through, one by one; a table is made for more.
  mutating func next(_ verb: ObjectIdentifier, _ label: String) -> Int {
    if buckets.isEmpty {
      for index in names.indices where names[index].verb == verb && names[index].label == label {
        return countUp(index)
      }
      names.append(Name(hash: 0, verb: verb, label: label, count: 1, next: -1))
      if names.count == 16 { makeTable(of: 64) }
      return 0
    }
    let hash = NameIndex.hash(of: label)
    let bucket = Int(hash) & (buckets.count - 1)
    var place = Int(buckets[bucket])
    while place >= 0 {
      if names[place].hash == hash, names[place].verb == verb, names[place].label == label { return countUp(place) }
      place = Int(names[place].next)
    }
    names.append(Name(hash: hash, verb: verb, label: label, count: 1, next: buckets[bucket]))
    buckets[bucket] = Int32(truncatingIfNeeded: names.count - 1)
    if names.count == buckets.count { makeTable(of: 4 * buckets.count) }
    return 0
  }

  mutating func removeAll() {
    if !names.isEmpty { names.removeAll(keepingCapacity: true) }
    buckets = []
  }

  private mutating func countUp(_ index: Int) -> Int {
    names[index].count += 1
    return names[index].count - 1
  }

  private mutating func makeTable(of size: Int) {
    let isFirst = buckets.isEmpty
    buckets = ContiguousArray(repeating: -1, count: size)
    for index in names.indices {
      if isFirst {
        names[index] = Name(
          hash: NameIndex.hash(of: names[index].label), verb: names[index].verb, label: names[index].label,
          count: names[index].count, next: -1)
      }
      let bucket = Int(names[index].hash) & (size - 1)
      names[index].next = buckets[bucket]
      buckets[bucket] = Int32(truncatingIfNeeded: index)
    }
  }
}
