#if OpenCombine && !canImport(Darwin)
  public import Foundation
  public import OpenCombine

  extension RunLoop: @retroactive Scheduler, _WorkQueue {
    /// A run loop has no options.
    public struct SchedulerOptions {}

    public var _isMain: Bool { self === RunLoop.main }

    public func _perform(_ action: @escaping @Sendable () -> Void) {
      add(Timer(timeInterval: 0, repeats: false) { _ in action() }, forMode: .common)
    }
  }
#endif
