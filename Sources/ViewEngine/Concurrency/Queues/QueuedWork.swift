import Dispatch

#if !canImport(Darwin)
  import Foundation
#endif

/// What a host's actions and tasks send to the main queue, and to other queues.
enum QueuedWork {
  /// Whether this system tells of each form of it: `DispatchQueue`, `OperationQueue`, `RunLoop`, `Timer`.
  static let isSeen: Bool = {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
      QueueHooks.install()
    #else
      false
    #endif
  }()

  /// Whether there may be work on the main queue that no host knows of.
  // NB: an `OperationQueue` runs one operation after the other, each sent by the end of the one before, whose host may be
  // a different one.
  static var mayBeHidden: Bool {
    #if canImport(Darwin)
      true
    #else
      !isSeen || OperationQueue.main.operationCount > 0 && !OperationQueue.main.isSuspended
    #endif
  }

  /// Waits until the main queue has done what it was sent before.
  static func drain() async {
    await withUnsafeContinuation { continuation in
      JobLedger.uncounted {
        #if !canImport(Darwin)
          if isSeen { return OperationQueue.main.addOperation { continuation.resume() } }
        #endif
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}
