#if OpenCombine && !canImport(Darwin)
  import Dispatch
  import Foundation
  public import OpenCombine
  import OpenCombineDispatch
  import OpenCombineFoundation
  import ViewEngine

  /// Schedules on a queue, as the host wants it for which this thread works.
  ///
  /// Work that an event, an action or a task of a host schedules belongs to that host: `settle()` waits for it, and if
  /// the host holds time, `now` is the time of its clock and `advance(by:)` brings the work about. What else is
  /// scheduled happens in
  /// real time.
  ///
  /// In code that is generic over `Scheduler`, and in direct calls, the queue itself is the scheduler: the host waits
  /// for its work, and places it by what is left of its delay, but `now` is real time.
  public struct _HostScheduler<Queue: _WorkQueue>: Scheduler {
    public typealias SchedulerTimeType = Queue.OCombine.SchedulerTimeType
    public typealias SchedulerOptions = Queue.OCombine.SchedulerOptions
    private let queue: Queue
    init(_ queue: Queue) { self.queue = queue }
    public var now: SchedulerTimeType { HostWork.current?.heldTime.map(Queue._time) ?? queue.ocombine.now }
    public var minimumTolerance: SchedulerTimeType.Stride { queue.ocombine.minimumTolerance }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      // Safe for every capture: a scheduler's work runs on its queue.
      nonisolated(unsafe) let action = action
      if let host = HostWork.current {
        host.run(after: 0, on: place(options)) { action() }
      } else if queue._isMain {
        Self.onMain(after: 0) { action() }
      } else {
        queue._perform({ action() }, options: options)
      }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      nonisolated(unsafe) let action = action
      let delay = Queue._nanoseconds(from: now, to: date)
      if let host = HostWork.current {
        host.run(after: delay, on: place(options)) { action() }
      } else if queue._isMain {
        Self.onMain(after: delay) { action() }
      } else {
        queue.ocombine.schedule(after: date, tolerance: tolerance, options: options, action)
      }
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      nonisolated(unsafe) let action = action
      let delay = Queue._nanoseconds(from: now, to: date)
      let every = max(Queue._nanoseconds(in: interval), 1)
      if let host = HostWork.current {
        let cancel = host.run(after: delay, every: every, on: place(options)) { action() }
        return AnyCancellable { cancel() }
      }
      guard queue._isMain else {
        return queue.ocombine.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
      }
      let repetition = Repetition()
      Self.onMain(after: delay, every: every, repetition) { action() }
      return AnyCancellable { repetition.isCancelled = true }
    }

    /// Where a host puts the work; nil for the main actor.
    private func place(_ options: SchedulerOptions?) -> HostWork.Queue? {
      if queue._isMain { return nil }
      // Queues may be used from any thread; run loops are not marked so.
      nonisolated(unsafe) let (queue, options) = (queue, options)
      return { queue._perform($0, options: options) }
    }

    // As the main actor's work, because a program with an asynchronous `main` does not run the main run loop.
    private static func onMain(after delay: Int64, _ action: @escaping @Sendable () -> Void) {
      guard delay > 0 else {
        Task { @MainActor in action() }
        return
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(Int(delay))) {
        Task { @MainActor in action() }
      }
    }

    private static func onMain(
      after delay: Int64, every interval: Int64, _ repetition: Repetition, _ action: @escaping @Sendable () -> Void
    ) {
      onMain(after: delay) {
        if repetition.isCancelled { return }
        action()
        onMain(after: interval, every: interval, repetition, action)
      }
    }
  }

  /// Work that is done again and again, until it is cancelled.
  private final class Repetition: @unchecked Sendable {
    private let lock = NSLock()
    private var hasEnded = false

    var isCancelled: Bool {
      get { lock.withLock { hasEnded } }
      set { lock.withLock { hasEnded = newValue } }
    }
  }
#endif
