#if OpenCombine && !canImport(Darwin)
  public import Dispatch
  public import OpenCombine
  import ViewEngine

  extension DispatchQueue: @retroactive Scheduler, _WorkQueue {
    /// Accepted; work is done as the queue does it.
    public struct SchedulerOptions {
      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
      ) {}
    }

    // NB: not by identity: each look at the main queue makes another object of it.
    public var _isMain: Bool { label == DispatchQueue.main.label }
    public func _perform(_ action: @escaping @Sendable () -> Void) { async(execute: action) }
  }

  extension DispatchQueue: ComparedByLikeness {
    package func isLike(_ other: AnyObject) -> Bool { _isMain && (other as? DispatchQueue)?._isMain == true }
  }
#endif
