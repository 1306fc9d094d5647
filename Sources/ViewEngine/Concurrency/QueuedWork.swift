import Dispatch
import HostRuntime

#if !canImport(Darwin)
  import Foundation
#endif

/// The work that a host's actions and tasks send to the main queue, and to other queues.
enum QueuedWork {
  /// Whether this system reports each form of it: `DispatchQueue`, `OperationQueue`, `RunLoop`, `Timer`.
  static let isSeen: Bool = {
    #if canImport(Darwin)
      return false
    #else
      let timer = Timer(timeInterval: 3600, repeats: false) { _ in }
      defer { timer.invalidate() }
      // `OperationQueue` sends by Dispatch.
      return QueueReports.sees { DispatchQueue.main.async {} }
        && QueueReports.sees { DispatchQueue.main.asyncAfter(deadline: .now() + 3600) {} }
        && QueueReports.sees { RunLoop.main.perform {} }
        && QueueReports.sees { RunLoop.main.add(timer, forMode: .default) }
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
      Uncounted.run {
        #if !canImport(Darwin)
          if isSeen { return OperationQueue.main.addOperation { continuation.resume() } }
        #endif
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}
