/// The index of each available action among those of its verb and label, in the order of declaration. While a pass
/// meets the same actions as the pass before, in the same order, it counts nothing.
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
  private struct Name: Hashable {
    let verb: ObjectIdentifier
    let label: String
  }

  private var counts: [Name: Int] = [:]

  mutating func next(_ verb: ObjectIdentifier, _ label: String) -> Int {
    let name = Name(verb: verb, label: label)
    let index = counts[name, default: 0]
    counts[name] = index + 1
    return index
  }

  mutating func removeAll() { counts.removeAll(keepingCapacity: true) }
}
