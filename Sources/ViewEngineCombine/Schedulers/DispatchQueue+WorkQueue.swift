#if OpenCombine && !canImport(Darwin)
  public import Dispatch
  import Foundation
  import OpenCombine
  public import OpenCombineDispatch
  import ViewEngine

  extension DispatchQueue: _WorkQueue {
    // NB: not by identity: each look at the main queue makes another object of it.
    public var _isMain: Bool { label == DispatchQueue.main.label }

    public func _perform(_ action: @escaping @Sendable () -> Void, options: OCombine.SchedulerOptions?) {
      ocombine.schedule(options: options, action)
    }

    public static func _time(_ nanoseconds: Int64) -> OCombine.SchedulerTimeType {
      .init(DispatchTime(uptimeNanoseconds: UInt64(max(nanoseconds - start, 1))))
    }

    public static func _nanoseconds(
      from start: OCombine.SchedulerTimeType, to end: OCombine.SchedulerTimeType
    ) -> Int64 { _nanoseconds(in: start.distance(to: end)) }

    // NB: the longest is what such times are clamped to.
    public static func _nanoseconds(in interval: OCombine.SchedulerTimeType.Stride) -> Int64 {
      max(min(Int64(interval.magnitude), 9_000_000_000_000_000_000), -9_000_000_000_000_000_000)
    }

    /// When the clock of Dispatch began, in nanoseconds since 1970.
    // NB: looked at once, so that times of a clock that is held are as exact as that clock.
    private static let start =
      Int64(Date().timeIntervalSince1970 * 1e9) - Int64(DispatchTime.now().uptimeNanoseconds)
  }

  extension DispatchQueue: ComparedByLikeness {
    package func isLike(_ other: AnyObject) -> Bool { _isMain && (other as? DispatchQueue)?._isMain == true }
  }
#endif
