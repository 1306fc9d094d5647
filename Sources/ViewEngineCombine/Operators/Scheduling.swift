#if OpenCombine && !canImport(Darwin)
  public import OpenCombine
  import OpenCombineDispatch
  import OpenCombineFoundation

  // The operators that take a scheduler, for queues: the host drives them. They behave as OpenCombine's.
  //
  // Each is declared twice. The first is more specialised than OpenCombine's, which would otherwise be ambiguous; the
  // second is for queues that are no schedulers (see `_WorkQueue`).

  extension Publisher {
    public func receive<Queue: _WorkQueue & Scheduler>(
      on scheduler: Queue, options: Queue.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, _HostScheduler<Queue>>
    where Queue.SchedulerOptions == Queue.OCombine.SchedulerOptions {
      receive(on: _HostScheduler(scheduler), options: options)
    }

    @_disfavoredOverload
    public func receive<Queue: _WorkQueue>(
      on scheduler: Queue, options: Queue.OCombine.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, _HostScheduler<Queue>> {
      receive(on: _HostScheduler(scheduler), options: options)
    }

    public func subscribe<Queue: _WorkQueue & Scheduler>(
      on scheduler: Queue, options: Queue.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, _HostScheduler<Queue>>
    where Queue.SchedulerOptions == Queue.OCombine.SchedulerOptions {
      subscribe(on: _HostScheduler(scheduler), options: options)
    }

    @_disfavoredOverload
    public func subscribe<Queue: _WorkQueue>(
      on scheduler: Queue, options: Queue.OCombine.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, _HostScheduler<Queue>> {
      subscribe(on: _HostScheduler(scheduler), options: options)
    }

    public func debounce<Queue: _WorkQueue & Scheduler>(
      for dueTime: Queue.SchedulerTimeType.Stride, scheduler: Queue, options: Queue.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, _HostScheduler<Queue>>
    where
      Queue.SchedulerTimeType == Queue.OCombine.SchedulerTimeType,
      Queue.SchedulerOptions == Queue.OCombine.SchedulerOptions
    {
      debounce(for: dueTime, scheduler: _HostScheduler(scheduler), options: options)
    }

    @_disfavoredOverload
    public func debounce<Queue: _WorkQueue>(
      for dueTime: Queue.OCombine.SchedulerTimeType.Stride, scheduler: Queue,
      options: Queue.OCombine.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, _HostScheduler<Queue>> {
      debounce(for: dueTime, scheduler: _HostScheduler(scheduler), options: options)
    }

    public func throttle<Queue: _WorkQueue & Scheduler>(
      for interval: Queue.SchedulerTimeType.Stride, scheduler: Queue, latest: Bool
    ) -> Publishers.Throttle<Self, _HostScheduler<Queue>>
    where Queue.SchedulerTimeType == Queue.OCombine.SchedulerTimeType {
      throttle(for: interval, scheduler: _HostScheduler(scheduler), latest: latest)
    }

    @_disfavoredOverload
    public func throttle<Queue: _WorkQueue>(
      for interval: Queue.OCombine.SchedulerTimeType.Stride, scheduler: Queue, latest: Bool
    ) -> Publishers.Throttle<Self, _HostScheduler<Queue>> {
      throttle(for: interval, scheduler: _HostScheduler(scheduler), latest: latest)
    }

    public func delay<Queue: _WorkQueue & Scheduler>(
      for interval: Queue.SchedulerTimeType.Stride, tolerance: Queue.SchedulerTimeType.Stride? = nil, scheduler: Queue,
      options: Queue.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, _HostScheduler<Queue>>
    where
      Queue.SchedulerTimeType == Queue.OCombine.SchedulerTimeType,
      Queue.SchedulerOptions == Queue.OCombine.SchedulerOptions
    {
      delay(for: interval, tolerance: tolerance, scheduler: _HostScheduler(scheduler), options: options)
    }

    @_disfavoredOverload
    public func delay<Queue: _WorkQueue>(
      for interval: Queue.OCombine.SchedulerTimeType.Stride, tolerance: Queue.OCombine.SchedulerTimeType.Stride? = nil,
      scheduler: Queue, options: Queue.OCombine.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, _HostScheduler<Queue>> {
      delay(for: interval, tolerance: tolerance, scheduler: _HostScheduler(scheduler), options: options)
    }

    public func timeout<Queue: _WorkQueue & Scheduler>(
      _ interval: Queue.SchedulerTimeType.Stride, scheduler: Queue, options: Queue.SchedulerOptions? = nil,
      customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, _HostScheduler<Queue>>
    where
      Queue.SchedulerTimeType == Queue.OCombine.SchedulerTimeType,
      Queue.SchedulerOptions == Queue.OCombine.SchedulerOptions
    {
      timeout(interval, scheduler: _HostScheduler(scheduler), options: options, customError: customError)
    }

    @_disfavoredOverload
    public func timeout<Queue: _WorkQueue>(
      _ interval: Queue.OCombine.SchedulerTimeType.Stride, scheduler: Queue,
      options: Queue.OCombine.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, _HostScheduler<Queue>> {
      timeout(interval, scheduler: _HostScheduler(scheduler), options: options, customError: customError)
    }

    public func measureInterval<Queue: _WorkQueue & Scheduler>(
      using scheduler: Queue, options: Queue.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, _HostScheduler<Queue>>
    where Queue.SchedulerOptions == Queue.OCombine.SchedulerOptions {
      measureInterval(using: _HostScheduler(scheduler), options: options)
    }

    @_disfavoredOverload
    public func measureInterval<Queue: _WorkQueue>(
      using scheduler: Queue, options: Queue.OCombine.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, _HostScheduler<Queue>> {
      measureInterval(using: _HostScheduler(scheduler), options: options)
    }
  }
#endif
