import Dispatch

#if !canImport(Darwin)
  import Foundation
#endif

/// The work that a host's actions and tasks send to the main queue, and to other queues.
enum QueuedWork {
  /// Whether this system reports each form of it: `DispatchQueue`, `OperationQueue`, `RunLoop`, `Timer`.
  static let isSeen: Bool = {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
      QueueHooks.install()
    #else
      false
    #endif
  }()

  /// Whether the main queue may have work that belongs to no host.
  // An `OperationQueue` runs operations one after the other, each sent at the end of the one before, which may belong
  // to a different host.
  static var mayBeHidden: Bool {
    #if canImport(Darwin)
      true
    #else
      !isSeen || OperationQueue.main.operationCount > 0 && !OperationQueue.main.isSuspended
    #endif
  }

  /// Waits until the main queue has done its earlier work.
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
