#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Foundation
  import Glibc

  /// The timers that hosts own: each fires as work of its host, and never by its run loop.
  final class OwnedTimers: @unchecked Sendable {
    private static let shared = OwnedTimers()
    private let lock = Lock()
    /// The ending of each timer, by its address.
    private var endings: [UnsafeRawPointer: @Sendable () -> Void] = [:]

    /// A timer was invalidated.
    static func forget(_ timer: UnsafeRawPointer) {
      let end = shared.lock.withLock { shared.endings.removeValue(forKey: timer) }
      end?()
    }

    fileprivate static func contains(_ timer: UnsafeRawPointer) -> Bool {
      shared.lock.withLock { shared.endings[timer] != nil }
    }

    fileprivate static func add(_ timer: UnsafeRawPointer, endedBy end: @escaping @Sendable () -> Void) {
      shared.lock.withLock { shared.endings[timer] = end }
    }
  }

  extension HostWork {
    /// Takes over a timer of Foundation's that is added to a run loop.
    ///
    /// - Returns: false if it is none.
    func add(_ address: UnsafeRawPointer) -> Bool {
      guard let timer = CoreTimer.object(of: address) else { return false }
      // In several modes of a run loop it is one timer still.
      if OwnedTimers.contains(address) { return true }
      let interval = timer.timeInterval
      // As in Foundation, a timer whose date is not a time never fires.
      guard var delay = DispatchDelay.meant(bySeconds: timer.fireDate.timeIntervalSinceNow) else { return true }
      // A repeating timer with an endless interval fires once, at its date.
      let whole = interval > 0 ? DispatchDelay.nanoseconds(of: interval) ?? .max : 0
      // If the timer was made a moment ago, its interval is the intended delay.
      if interval > 0, delay <= whole, whole - delay < 100_000_000 { delay = whole }
      // Timers belong to the thread of their run loop: here, to the main actor's.
      nonisolated(unsafe) let (held, key) = (timer, address)
      nonisolated(unsafe) let fire = attributed { held.fire() }
      // A timer that fires once invalidates itself, and so ends its work.
      let end = run(after: delay, every: interval > 0 && whole < .max ? whole : nil, on: nil) {
        if held.isValid { fire() } else { OwnedTimers.forget(key) }
      }
      OwnedTimers.add(address, endedBy: end)
      return true
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

    /// Foundation's object for the timer, which its callbacks receive.
    static func object(of timer: UnsafeRawPointer) -> Timer? {
      guard let context else { return nil }
      var found = Context()
      withUnsafeMutablePointer(to: &found) { context(timer, $0) }
      // Only Foundation adds timers, and the object of each keeps it alive while it is valid.
      return found.info.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? Timer }
    }
  }
#endif
