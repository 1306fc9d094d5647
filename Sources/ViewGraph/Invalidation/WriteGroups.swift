/// The groups that wait, oldest first. Each is taken out in the same time, however many wait behind it.
struct WriteGroups {
  private var storage: [WriteGroup] = []
  /// Where the oldest one is: what is before it was taken out.
  private var first = 0

  var isEmpty: Bool { storage.isEmpty }
  var count: Int { storage.count - first }

  /// The newest one, of those that there are.
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
    // What was taken out is cleared away once it is the greater part, which makes it cheap for each.
    if first > storage.count / 2 {
      storage.removeFirst(first)
      first = 0
    }
    return taken
  }
}
