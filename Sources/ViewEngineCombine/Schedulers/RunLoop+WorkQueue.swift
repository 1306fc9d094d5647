#if OpenCombine && !canImport(Darwin)
  public import Foundation
  import OpenCombine
  public import OpenCombineFoundation

  extension RunLoop: _WorkQueue {
    public var _isMain: Bool { self === RunLoop.main }

    public func _perform(_ action: @escaping @Sendable () -> Void, options: OCombine.SchedulerOptions?) {
      // NB: `perform(_:)` does not wake the loop.
      add(Timer(timeInterval: 0, repeats: false) { _ in action() }, forMode: .common)
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
