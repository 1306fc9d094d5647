/// The index of each available action among those of its verb and label, in the order of declaration.
///
/// While a pass meets the same actions as the pass before, in the same order, it counts nothing.
struct ActionNumbering {
  private struct Name {
    let verb: ObjectIdentifier
    let label: String
    let index: Int
    /// Whether it is listed; a hidden action is only counted.
    let isListed: Bool
  }

  private var names: [Name] = []
  private var counts = LabelCounts()
  private var next = 0
  /// Whether the pass only compares with the pass before.
  private(set) var isSame = false
  /// Whether the pass has found a different action, so that a second pass must count all actions.
  private(set) var isOther = false

  /// Begins a pass that expects the same actions as the pass before.
  mutating func expectSame() {
    next = 0
    isSame = !names.isEmpty
    isOther = false
  }

  /// Forgets the pass before, and keeps the memory.
  mutating func removeAll() {
    names.removeAll(keepingCapacity: true)
    counts.removeAll()
    next = 0
    isSame = false
    isOther = false
  }

  /// Ends a pass.
  mutating func end() { if names.count > next { names.removeLast(names.count - next) } }

  /// The index of the next action; nil once the pass has met a different action.
  mutating func next(_ verb: any ElementVerb.Type, _ label: String, isListed: Bool) -> Int? {
    if isOther { return nil }
    let verb = ObjectIdentifier(verb)
    if isSame {
      guard next < names.count, names[next].verb == verb, names[next].isListed == isListed, names[next].label == label
      else {
        isOther = true
        return nil
      }
      next += 1
      return names[next - 1].index
    }
    let index = counts.next(verb, label)
    names.append(Name(verb: verb, label: label, index: index, isListed: isListed))
    next += 1
    return index
  }
}

/// Counts the actions of each verb and label, in the order of declaration.
struct LabelCounts {
  private struct Name {
    let hash: UInt32
    let verb: ObjectIdentifier
    let label: String
    var count: Int
    /// The next name in the same bucket; -1 for none.
    var next: Int32
  }

  private var names: ContiguousArray<Name> = []
  private var buckets: ContiguousArray<Int32> = []

  /// The index of the next action.
  // A linear search suffices for a few names; more get a table.
  mutating func next(_ verb: ObjectIdentifier, _ label: String) -> Int {
    if buckets.isEmpty {
      for index in names.indices where names[index].verb == verb && names[index].label == label {
        return countUp(index)
      }
      names.append(Name(hash: 0, verb: verb, label: label, count: 1, next: -1))
      if names.count == 16 { makeTable(of: 64) }
      return 0
    }
    let hash = LabelRecord.hash(of: label)
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
          hash: LabelRecord.hash(of: names[index].label), verb: names[index].verb, label: names[index].label,
          count: names[index].count, next: -1)
      }
      let bucket = Int(names[index].hash) & (size - 1)
      names[index].next = buckets[bucket]
      buckets[bucket] = Int32(truncatingIfNeeded: index)
    }
  }
}
