/// The pending groups, oldest first. Taking one out takes the same time, however many are pending.
struct WriteGroups {
  private var storage: [WriteGroup] = []
  /// The index of the oldest pending group; those before it were taken out.
  private var first = 0
  var isEmpty: Bool { storage.isEmpty }
  var count: Int { storage.count - first }

  /// The newest group; requires at least one.
  var last: WriteGroup {
    get { storage[storage.count - 1] }
    _modify { yield &storage[storage.count - 1] }
  }

  mutating func append(_ group: WriteGroup) { storage.append(group) }

  mutating func removeFirst() -> WriteGroup {
    if storage.count == 1 { return storage.removeLast() }
    var taken = WriteGroup(id: 0, scope: nil)
    swap(&taken, &storage[first])
    first += 1
    // Clears the taken groups once they are the greater part, which makes each removal cheap.
    if first > storage.count / 2 {
      storage.removeFirst(first)
      first = 0
    }
    return taken
  }
}
