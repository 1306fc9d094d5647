#if OpenCombine && !canImport(Darwin)
  public import Foundation
  public import OpenCombine

  extension OperationQueue: @retroactive Scheduler, _WorkQueue {
    /// An operation queue has no options.
    public struct SchedulerOptions {}

    public var _isMain: Bool { self === OperationQueue.main }

    public func _perform(_ action: @escaping @Sendable () -> Void) {
      addOperation(action)
    }
  }
#endif
