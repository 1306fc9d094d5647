#if OpenCombine && !canImport(Darwin)
  public import OpenCombine
  import OpenCombineDispatch
  import OpenCombineFoundation
  import ViewEngine

  // NB: only this, since the host sees what else a queue is asked for. It does not see timers of Dispatch, nor operations
  // that become ready. What takes options as well is the companions' own, to which nothing can be preferred.
  extension _WorkQueue where Self: Scheduler, SchedulerTimeType == OCombine.SchedulerTimeType {
    /// Does some work again and again, on the host's clock where an event, an action or a task of a host asks for it.
    ///
    /// - Returns: what ends it.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
      schedule(after: date, interval: interval, tolerance: ocombine.minimumTolerance, action)
    }

    /// Does some work again and again, on the host's clock where an event, an action or a task of a host asks for it.
    ///
    /// - Parameter tolerance: accepted by a host, which is exact.
    /// - Returns: what ends it.
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
#endif
