#if canImport(Darwin)
  public import Darwin
#elseif canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Android)
  public import Android
#endif

/// A mutex. `Synchronization` has one, but not on Apple systems older than the toolchain's.
@usableFromInline
package final class Lock: @unchecked Sendable {
  @usableFromInline let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init() {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  @inlinable package func lock() { pthread_mutex_lock(mutex) }
  @inlinable package func unlock() { pthread_mutex_unlock(mutex) }

  /// Runs `body` alone. NB: no code of a user's may run in it, not even an `==` or a `deinit`.
  @inlinable package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
