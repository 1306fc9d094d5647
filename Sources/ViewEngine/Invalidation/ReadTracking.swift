/// Who has read a state, and what of it is still to be seen: the part that is the same for all types.
@usableFromInline
struct ReadTracking {
  let queue: WriteQueue
  var readers = Readers()
  /// The newest group of writes that it is part of.
  var pendingGroup: UInt32 = 0
  /// How often it has changed.
  var changes: UInt32 = 0
  var hasHistory = false

  init(_ queue: WriteQueue) { self.queue = queue }

  /// Takes the lock, and notes the node whose body reads, if a body does.
  ///
  /// - Returns: whether that body may have to be given an earlier value.
  @usableFromInline mutating func beginRead() -> Bool {
    let evaluation = Evaluation.current
    queue.lock.lock()
    guard let evaluation else { return false }
    if let node = evaluation.node { readers.add(node) }
    return hasHistory
  }

  @usableFromInline func endRead() { queue.lock.unlock() }
}
