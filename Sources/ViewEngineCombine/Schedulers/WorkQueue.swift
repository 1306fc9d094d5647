#if OpenCombine && !canImport(Darwin)
  public import Dispatch
  public import Foundation
  public import OpenCombine
  public import OpenCombineDispatch
  public import OpenCombineFoundation
  import ViewEngine

  /// A queue that operators of publishers hand to the host: each of them has an overload that takes one of these, and
  /// wraps it in a `_HostScheduler`.
  // Does not refine `Scheduler`, to which OpenCombine's companions make the types conform only where they cannot import
  // Combine. A build that compiles them again can, once it has given this module that name.
  public protocol _WorkQueue: AnyObject, SendableMetatype {
    /// The scheduler for real time, which also has the types of the queue's times and options.
    associatedtype OCombine: Scheduler
    var ocombine: OCombine { get }

    /// Whether its work runs on the main actor's queue.
    var _isMain: Bool { get }
    /// Puts work on the queue; never called for the main one.
    func _perform(_ action: @escaping @Sendable () -> Void, options: OCombine.SchedulerOptions?)

    /// - Parameter nanoseconds: since 1970.
    static func _time(_ nanoseconds: Int64) -> OCombine.SchedulerTimeType
    /// How long it is from one time to another, in nanoseconds.
    static func _nanoseconds(from start: OCombine.SchedulerTimeType, to end: OCombine.SchedulerTimeType) -> Int64
    /// How long an interval is, in nanoseconds.
    static func _nanoseconds(in interval: OCombine.SchedulerTimeType.Stride) -> Int64
  }

  extension _WorkQueue {
    // For the build of which the note above tells; else the types themselves have these names.
    public typealias SchedulerTimeType = OCombine.SchedulerTimeType
    public typealias SchedulerOptions = OCombine.SchedulerOptions
  }

  // Only this method, because the host sees all other requests to a queue, except timers of Dispatch and operations
  // that become ready. The overloads with options belong to the companion types, and no declaration here can replace
  // those.
  extension _WorkQueue where Self: Scheduler, SchedulerTimeType == OCombine.SchedulerTimeType {
    /// Does some work again and again, on the host's clock where an event, an action or a task of a host asks for it.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
      schedule(after: date, interval: interval, tolerance: ocombine.minimumTolerance, action)
    }

    /// Does some work again and again, on the host's clock where an event, an action or a task of a host asks for it.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let scheduler = _HostScheduler(self)
      let delay = HostWork.meantDelay(of: Self._nanoseconds(from: ocombine.now, to: date))
      return scheduler.schedule(
        after: scheduler.now.advanced(by: .nanoseconds(Int(delay))), interval: interval, tolerance: tolerance,
        options: nil, action)
    }
  }

  extension DispatchQueue: _WorkQueue {
    // Not by identity: each look at the main queue makes another object of it.
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

    // The longest is what such times are clamped to.
    public static func _nanoseconds(in interval: OCombine.SchedulerTimeType.Stride) -> Int64 {
      max(min(Int64(interval.magnitude), 9_000_000_000_000_000_000), -9_000_000_000_000_000_000)
    }

    /// When the clock of Dispatch began, in nanoseconds since 1970.
    // Looked at once, so that times of a clock that is held are as exact as that clock.
    private static let start = Int64(Date().timeIntervalSince1970 * 1e9) - Int64(DispatchTime.now().uptimeNanoseconds)
  }

  extension DispatchQueue: ComparedByLikeness {
    package func isLike(_ other: AnyObject) -> Bool { _isMain && (other as? DispatchQueue)?._isMain == true }
  }

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

  extension RunLoop: _WorkQueue {
    public var _isMain: Bool { self === RunLoop.main }

    public func _perform(_ action: @escaping @Sendable () -> Void, options: OCombine.SchedulerOptions?) {
      // `perform(_:)` does not wake the loop.
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

  extension Date {
    /// - Parameter nanoseconds: since 1970.
    init(nanoseconds: Int64) { self.init(timeIntervalSince1970: Double(nanoseconds) / 1e9) }

    // In whole microseconds, since dates are not exact to the nanosecond.
    func nanoseconds(since start: Date) -> Int64 { (timeIntervalSince(start) * 1e6).rounded().nanoseconds(by: 1_000) }
  }

  extension TimeInterval {
    /// In nanoseconds; what is too long, or no number, is the longest that there is.
    var nanoseconds: Int64 { (self * 1e9).rounded().nanoseconds(by: 1) }

    fileprivate func nanoseconds(by unit: Int64) -> Int64 {
      let longest: Int64 = 9_000_000_000_000_000_000
      return abs(self) < Double(longest / unit) ? Int64(self) * unit : self < 0 ? -longest : longest
    }
  }
#endif
