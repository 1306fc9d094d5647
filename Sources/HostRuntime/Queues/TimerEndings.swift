#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Glibc
  import ViewPlatform

  /// The timers that hosts own: each fires as work of its host, and never by its run loop.
  package final class TimerEndings: @unchecked Sendable {
    private static let shared = TimerEndings()
    private let lock = Lock()
    private var endings: [UnsafeRawPointer: @Sendable () -> Void] = [:]

    package static func add(_ timer: UnsafeRawPointer, endedBy end: @escaping @Sendable () -> Void) {
      shared.lock.withLock { shared.endings[timer] = end }
    }

    package static func forget(_ timer: UnsafeRawPointer) {
      let end = shared.lock.withLock { shared.endings.removeValue(forKey: timer) }
      end?()
    }

    /// Hands a timer of Core Foundation's to a host. Returns false if its run loop must fire it.
    static func take(_ timer: UnsafeRawPointer, for host: any JobClient) -> Bool {
      guard let object = CoreTimer.object(of: timer) else { return false }
      // In several modes of a run loop it is one timer still.
      if shared.lock.withLock({ shared.endings[timer] != nil }) { return true }
      return host.take(object, at: timer)
    }
  }

  /// A timer of Core Foundation's, which on this system is no part of Foundation's interface.
  private enum CoreTimer {
    private struct Context {
      var version = 0
      var info: UnsafeRawPointer?
      var retain: UnsafeRawPointer?
      var release: UnsafeRawPointer?
      var description: UnsafeRawPointer?
    }

    private static let context = dlsym(nil, "CFRunLoopTimerGetContext").map {
      unsafeBitCast($0, to: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void).self)
    }

    static func object(of timer: UnsafeRawPointer) -> AnyObject? {
      guard let context else { return nil }
      var found = Context()
      withUnsafeMutablePointer(to: &found) { context(timer, $0) }
      // Only Foundation adds timers, and the object of each keeps it alive while it is valid.
      return found.info.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
  }
#endif
