#if !canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif

  /// Darwin's smallest lock, as code for Apple's systems uses it. A waiting thread sleeps, and is not boosted.
  public struct os_unfair_lock_s: Sendable {
    /// 1 while a thread has the lock.
    public var _os_unfair_lock_opaque: UInt32
    public init() { _os_unfair_lock_opaque = 0 }
    public init(_os_unfair_lock_opaque state: UInt32) { _os_unfair_lock_opaque = state }
  }

  public typealias os_unfair_lock = os_unfair_lock_s
  public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

  /// Waits until no other thread has the lock, and takes it.
  public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { UnfairLocks.lock(lock) }

  /// Takes the lock if it is open; returns false without waiting if a thread has it.
  public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { UnfairLocks.tryLock(lock) }

  /// Opens the lock, and wakes the threads that wait for one.
  public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { UnfairLocks.unlock(lock) }

  /// One mutex guards the states of all locks, because a lock is plain memory that nothing initializes or destroys.
  private enum UnfairLocks {
    nonisolated(unsafe) private static let mutex = {
      let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      pthread_mutex_init(mutex, nil)
      return mutex
    }()
    nonisolated(unsafe) private static let opened = {
      let opened = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
      pthread_cond_init(opened, nil)
      return opened
    }()

    static func lock(_ lock: os_unfair_lock_t) {
      pthread_mutex_lock(mutex)
      while lock.pointee._os_unfair_lock_opaque != 0 { pthread_cond_wait(opened, mutex) }
      lock.pointee._os_unfair_lock_opaque = 1
      pthread_mutex_unlock(mutex)
    }

    static func tryLock(_ lock: os_unfair_lock_t) -> Bool {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      if lock.pointee._os_unfair_lock_opaque != 0 { return false }
      lock.pointee._os_unfair_lock_opaque = 1
      return true
    }

    static func unlock(_ lock: os_unfair_lock_t) {
      pthread_mutex_lock(mutex)
      lock.pointee._os_unfair_lock_opaque = 0
      pthread_cond_broadcast(opened)
      pthread_mutex_unlock(mutex)
    }
  }
#endif
