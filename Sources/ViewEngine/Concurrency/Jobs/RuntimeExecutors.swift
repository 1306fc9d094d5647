#if compiler(>=6.3) && !canImport(Darwin)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  /// Has the runtime tell the ledger what can run.
  ///
  /// From 6.3 on, compiled code calls the main executor, and sleeps call the default one, past the hooks. So both are
  /// replaced: each asks the ledger first, and hands on what is nobody's.
  enum RuntimeExecutors {
    // NB: called once, under the lock of the ledger's initialisation.
    static func install(with capture: JobCapture) { _createExecutors(factory: Factory.self) }

    private struct Factory: ExecutorFactory {
      static let mainExecutor: any MainExecutor = AskingMainExecutor(MainActor.executor)
      static let defaultExecutor: any TaskExecutor = AskingExecutor(Task.defaultExecutor)
    }
  }

  private final class AskingMainExecutor: MainExecutor, SchedulingExecutor, @unchecked Sendable {
    private let base: any MainExecutor

    init(_ base: any MainExecutor) { self.base = base }

    var isMainExecutor: Bool { true }
    func checkIsolated() { base.checkIsolated() }
    func run() throws { try base.run() }
    func runUntil(_ condition: () -> Bool) throws { try base.runUntil(condition) }
    func stop() { base.stop() }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if !JobLedger.takes(job, isForMain: true) { base.enqueue(ExecutorJob(job)) }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) { base.schedule(job, at: instant, tolerance: tolerance, clock: clock) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) { base.schedule(job, at: clock.now.advanced(by: delay), tolerance: tolerance, clock: clock) }
  }

  private final class AskingExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
    private let base: any TaskExecutor

    init(_ base: any TaskExecutor) { self.base = base }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if !JobLedger.takes(job, isForMain: false) { base.enqueue(ExecutorJob(job)) }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) { base.schedule(job, at: instant, tolerance: tolerance, clock: clock) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) { base.schedule(job, at: clock.now.advanced(by: delay), tolerance: tolerance, clock: clock) }
  }

  extension Executor {
    /// Enqueues a job for later, unless the ledger takes it.
    fileprivate func schedule<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      let job = UnownedJob(job)
      let release: @Sendable (UnownedJob, Int64) -> Void = { [self] job, remaining in
        (self as? any SchedulingExecutor)?.enqueue(
          ExecutorJob(job), after: .nanoseconds(remaining), tolerance: nil, clock: ContinuousClock())
      }
      if let deadline = RealDeadline(instant), JobLedger.takes(job, at: deadline, release: release) { return }
      guard let scheduler = self as? any SchedulingExecutor else {
        fatalError("\(type(of: self)) cannot have a job wait; an executor for sleeps has to be a SchedulingExecutor.")
      }
      scheduler.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
    }
  }

  extension RealDeadline {
    /// The beginnings of the clocks, as instants of theirs: an instant itself does not say how far it is from there.
    private static let continuousOrigin = origin(of: ContinuousClock(), .continuous)
    private static let suspendingOrigin = origin(of: SuspendingClock(), .suspending)

    /// Reads a clock between two readings of the time, over and over, and takes those that are closest together.
    private static func origin<C: Clock<Duration>>(of clock: C, _ kind: RealClock) -> C.Instant {
      var origin = clock.now
      var narrowest = Int64.max
      for _ in 1...20 {
        guard let before = RealTime.now?[kind] else { return origin }
        let now = clock.now
        guard let after = RealTime.now?[kind], after - before < narrowest else { continue }
        narrowest = after - before
        origin = now.advanced(by: .nanoseconds(-(before + narrowest / 2)))
      }
      return origin
    }

    /// Nil for an instant of another clock.
    fileprivate init?(_ instant: some InstantProtocol) {
      switch instant {
      case let instant as ContinuousClock.Instant:
        self.init(clock: .continuous, time: Self.continuousOrigin.duration(to: instant).wholeNanoseconds)
      case let instant as SuspendingClock.Instant:
        self.init(clock: .suspending, time: Self.suspendingOrigin.duration(to: instant).wholeNanoseconds)
      default: return nil
      }
    }
  }

  extension Duration {
    fileprivate var wholeNanoseconds: Int64 {
      let (seconds, attoseconds) = components
      // NB: rounded, for a binary fraction of a second need not be a whole number of nanoseconds.
      return seconds &* 1_000_000_000 &+ (attoseconds &+ 500_000_000) / 1_000_000_000
    }
  }
#else
  /// Has the runtime tell the ledger what can run, by its hooks.
  enum RuntimeExecutors {
    // NB: called once, under the lock of the ledger's initialisation.
    static func install(with capture: JobCapture) {
      RuntimeHooks.install()
      if !capture.sees({ Task.detached { @MainActor in } }) { RuntimeHooks.replaceMainExecutor() }
    }
  }
#endif
