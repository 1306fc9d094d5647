#if OpenCombine && !canImport(Darwin)
  public import Foundation
  import OpenCombine
  public import OpenCombineFoundation

  extension OperationQueue: _WorkQueue {
    public var _isMain: Bool { self === OperationQueue.main }

    public func _perform(_ action: @escaping @Sendable () -> Void, options: OCombine.SchedulerOptions?) {
      addOperation(action)
    }

    public static func _time(_ nanoseconds: Int64) -> OCombine.SchedulerTimeType {
      .init(Date(nanoseconds: nanoseconds))
    }

    public static func _nanoseconds(
      from start: OCombine.SchedulerTimeType, to end: OCombine.SchedulerTimeType
    ) -> Int64 { end.date.nanoseconds(since: start.date) }

    public static func _nanoseconds(in interval: OCombine.SchedulerTimeType.Stride) -> Int64 {
      interval.timeInterval.nanoseconds
    }
  }
#endif
