#if OpenCombine && !canImport(Darwin)
  import Dispatch
  import Foundation
  public import OpenCombine
  import ViewEngine

  /// A scheduler of Foundation's or Dispatch's.
  ///
  /// What an event, an action or a task of a host schedules belongs to that host: `settle()` waits for it, and if the host
  /// holds time, `advance(by:)` brings it about. What else is scheduled happens in real time.
  public protocol _WorkQueue: Scheduler, SendableMetatype where SchedulerTimeType == SchedulerTime {
    /// Whether its work is done where the main actor's is.
    var _isMain: Bool { get }
    /// Puts work on the queue; is not asked of the main one.
    func _perform(_ action: @escaping @Sendable () -> Void)
  }

  extension _WorkQueue {
    public var now: SchedulerTime {
      HostWork.current?.heldTime.map { SchedulerTime(nanoseconds: $0) } ?? SchedulerTime(Date())
    }

    public var minimumTolerance: SchedulerTime.Stride { .zero }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      // NB: a scheduler's work goes to its queue, whatever it captures.
      nonisolated(unsafe) let action = action
      if let host = HostWork.current {
        host.run(after: 0, on: queue) { action() }
      } else {
        perform { action() }
      }
    }

    public func schedule(
      after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      nonisolated(unsafe) let action = action
      let delay = now.distance(to: date).nanoseconds
      if let host = HostWork.current {
        host.run(after: delay, on: queue) { action() }
      } else {
        later(delay) { action() }
      }
    }

    public func schedule(
      after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      nonisolated(unsafe) let action = action
      let delay = now.distance(to: date).nanoseconds
      guard let host = HostWork.current else {
        let repetition = Repetition()
        `repeat`(after: delay, every: max(interval.nanoseconds, 1), repetition) { action() }
        return AnyCancellable { repetition.isCancelled = true }
      }
      let cancel = host.run(after: delay, every: interval.nanoseconds, on: queue) { action() }
      return AnyCancellable { cancel() }
    }

    /// Where a host puts the work; nil for the main actor.
    private var queue: HostWork.Queue? {
      if _isMain { return nil }
      // NB: queues may be used from any thread; run loops are not marked so.
      nonisolated(unsafe) let queue = self
      return { queue._perform($0) }
    }

    // NB: the main actor's work in any case: nobody runs the main run loop of a program whose `main` is asynchronous.
    private func perform(_ action: @escaping @Sendable () -> Void) {
      if _isMain {
        Task { @MainActor in action() }
      } else {
        _perform(action)
      }
    }

    private func later(_ nanoseconds: Int64, _ action: @escaping @Sendable () -> Void) {
      nonisolated(unsafe) let queue = self
      let time = DispatchTime.now() + .nanoseconds(Int(max(nanoseconds, 0)))
      DispatchQueue.global().asyncAfter(deadline: time) { queue.perform(action) }
    }

    private func `repeat`(
      after delay: Int64, every interval: Int64, _ repetition: Repetition, _ action: @escaping @Sendable () -> Void
    ) {
      nonisolated(unsafe) let queue = self
      later(delay) {
        if repetition.isCancelled { return }
        action()
        queue.repeat(after: interval, every: interval, repetition, action)
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
