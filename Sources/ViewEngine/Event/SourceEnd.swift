/// Whether a source has come to its end, which may happen on any thread.
final class SourceEnd: @unchecked Sendable {
  private let lock = Lock()
  private var hasCome = false
  var isNoted: Bool { lock.withLock { hasCome } }
  func note() { lock.withLock { hasCome = true } }
  func reset() { lock.withLock { hasCome = false } }
}
