/// Writes the warnings of a host to standard error, each once.
final class StandardErrorOnce: @unchecked Sendable {
  // NB: guarded by the lock, for warnings may come from any thread.
  private let lock = Lock()
  private var written: Set<String> = []

  func write(_ message: String) {
    if lock.withLock({ written.insert(message).inserted }) { StandardError.write(message) }
  }
}
