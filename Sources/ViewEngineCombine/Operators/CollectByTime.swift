#if OpenCombine && !canImport(Darwin)
  public import OpenCombine
  import ViewEngine

  // The operator `collect(_:options:)` and its publisher, which OpenCombine 0.14 lacks.

  extension Publishers {
    public enum TimeGroupingStrategy<Context: Scheduler> {
      case byTime(Context, Context.SchedulerTimeType.Stride)
      case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = [Upstream.Output]
      public typealias Failure = Upstream.Failure
      public let upstream: Upstream
      public let strategy: TimeGroupingStrategy<Context>
      public let options: Context.SchedulerOptions?

      public init(
        upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
      ) {
        self.upstream = upstream
        self.strategy = strategy
        self.options = options
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        upstream.subscribe(TimedCollection(for: subscriber, strategy, options))
      }
    }
  }

  extension Publisher {
    /// Collects values, and sends them together from time to time. Nothing is sent for a time in which none came.
    public func collect<Context: Scheduler>(
      _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, Context> {
      Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
  }

  // `lock` guards the properties that vary.
  private final class TimedCollection<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
    @unchecked Sendable
  where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let count: Int
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var demand = Subscribers.Demand.none
    private var values: [Input] = []

    init(
      for downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
      _ options: Context.SchedulerOptions?
    ) {
      self.downstream = downstream
      self.options = options
      switch strategy {
      case .byTime(let scheduler, let interval):
        (self.scheduler, self.interval, count) = (scheduler, interval, .max)
      case .byTimeOrCount(let scheduler, let interval, let count):
        (self.scheduler, self.interval, self.count) = (scheduler, interval, Swift.max(count, 1))
      }
    }

    func receive(subscription: any Subscription) {
      let downstream: Downstream? = lock.withLock {
        guard upstream == nil else { return nil }
        upstream = subscription
        return self.downstream
      }
      guard let downstream else { return subscription.cancel() }
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
        options: options
      ) { [weak self] in self?.send() }
      lock.withLock { self.timer = timer }
      downstream.receive(subscription: self)
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let isFull = lock.withLock {
        values.append(input)
        return values.count >= count
      }
      if isFull { send() }
      return .none
    }

    /// Sends the collected values, if there are any and the subscriber has demand.
    private func send() {
      let (downstream, values): (Downstream?, [Input]) = lock.withLock {
        guard !self.values.isEmpty, demand > .none else { return (nil, []) }
        demand -= 1
        defer { self.values = [] }
        return (self.downstream, self.values)
      }
      guard let more = downstream?.receive(values) else { return }
      request(more)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if case .finished = completion { send() }
      let downstream = lock.withLock { self.downstream }
      end()
      downstream?.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() { end()?.cancel() }

    /// - Returns: the subscription that there was.
    @discardableResult
    private func end() -> (any Subscription)? {
      // Released by the caller, without the lock.
      let (timer, upstream, downstream, values) = lock.withLock {
        defer { (self.timer, self.upstream, self.downstream, self.values) = (nil, nil, nil, []) }
        return (self.timer, self.upstream, self.downstream, self.values)
      }
      timer?.cancel()
      withExtendedLifetime((downstream, values)) {}
      return upstream
    }
  }
#endif
