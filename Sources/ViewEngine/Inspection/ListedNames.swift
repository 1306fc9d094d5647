/// What can be done, by verb and label in the order of declaration, and which one each is among those of its name.
///
/// As long as the same is met as the last time, in the same order, nothing needs to be counted.
struct ListedNames {
  private struct Name {
    let verb: ObjectIdentifier
    let label: String
    let index: Int
    /// Whether it is told of; what is hidden is counted only.
    let isTold: Bool
  }

  private var names: [Name] = []
  private var counts = InteractionCounts()
  private var next = 0
  /// Whether it is only compared with what was met before.
  private(set) var isSame = false
  /// Whether something else was met than before: all has to be met again, and counted.
  private(set) var isOther = false

  /// Begins anew, with what was met before.
  mutating func expectSame() {
    next = 0
    isSame = !names.isEmpty
    isOther = false
  }

  /// Forgets what was met before, but for the memory of it.
  mutating func removeAll() {
    names.removeAll(keepingCapacity: true)
    counts.removeAll()
    next = 0
    isSame = false
    isOther = false
  }

  /// Nothing more is met.
  mutating func end() { if names.count > next { names.removeLast(names.count - next) } }

  /// The index of the next one; nil once something else was met than before.
  mutating func next(_ verb: any Verb.Type, _ label: String, isTold: Bool) -> Int? {
    if isOther { return nil }
    let verb = ObjectIdentifier(verb)
    if isSame {
      guard next < names.count, names[next].verb == verb, names[next].isTold == isTold, names[next].label == label
      else {
        isOther = true
        return nil
      }
      next += 1
      return names[next - 1].index
    }
    let index = counts.next(verb, label)
    names.append(Name(verb: verb, label: label, index: index, isTold: isTold))
    next += 1
    return index
  }
}
