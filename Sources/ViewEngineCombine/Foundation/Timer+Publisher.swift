#if OpenCombine && !canImport(Darwin)
  public import Foundation
  public import OpenCombine
  public import OpenCombineFoundation

  extension Timer {
    /// A publisher of the date, again and again.
    ///
    /// It begins with `connect()`, or with its first subscriber after `autoconnect()`. What begins it in a host that
    /// holds time has the host's clock drive it, with the dates of that clock.
    // Without default arguments, which has the compiler prefer it to that of OpenCombineFoundation.
    public static func publish(
      every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> _FoundationPublishers.TimerPublisher {
      _FoundationPublishers.TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }

    /// The same publisher.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval?, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> _FoundationPublishers.TimerPublisher {
      _FoundationPublishers.TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// The same publisher.
    public static func publish(
      every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode,
      options: RunLoop.OCombine.SchedulerOptions?
    ) -> _FoundationPublishers.TimerPublisher {
      _FoundationPublishers.TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
    }
  }

  /// Defines `Timer.TimerPublisher` where OpenCombineFoundation does not. Code that names the type gets
  /// OpenCombineFoundation's timer: the host's clock drives it as all timers, but its dates are real ones.
  public protocol _TimerNames {}
  extension _TimerNames { public typealias TimerPublisher = _FoundationPublishers.TimerPublisher }
  extension Timer: _TimerNames {}

  extension _FoundationPublishers {
    /// Publishes the date, again and again.
    public final class TimerPublisher: ConnectablePublisher {
      public typealias Output = Date
      public typealias Failure = Never

      /// In seconds.
      public let interval: TimeInterval
      public let tolerance: TimeInterval?
      public let runLoop: RunLoop
      public let mode: RunLoop.Mode
      public let options: RunLoop.OCombine.SchedulerOptions?
      private let dates = PassthroughSubject<Date, Never>()

      public init(
        interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
        options: RunLoop.OCombine.SchedulerOptions? = nil
      ) {
        self.interval = interval
        self.tolerance = tolerance
        self.runLoop = runLoop
        self.mode = mode
        self.options = options
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Failure == Never, Downstream.Input == Date { dates.subscribe(subscriber) }

      public func connect() -> any Cancellable {
        // As Foundation's timers, of which the shortest interval is a tenth of a millisecond.
        let interval = RunLoop.OCombine.SchedulerTimeType.Stride(Swift.max(interval, 0.0001))
        let scheduler = _HostScheduler(runLoop)
        return scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
          options: nil
        ) { [dates] in dates.send(scheduler.now.date) }
      }
    }
  }
#endif
