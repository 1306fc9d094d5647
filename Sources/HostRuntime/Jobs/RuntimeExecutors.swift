#if compiler(>=6.3) && !canImport(Darwin)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  /// Makes the runtime report runnable jobs to the ledger. From 6.3 on, compiled code calls the main executor, and
  /// sleeps call the default one, past the hooks. So both are replaced: each asks the ledger first, and passes on jobs
  /// without an owner.
  enum RuntimeExecutors {
    // Called once, under the lock of the ledger's initialisation.
    static func install(with capture: JobCapture) { _createExecutors(factory: Factory.self) }

    private struct Factory: ExecutorFactory {
      static let mainExecutor: any MainExecutor = AskingMainExecutor(MainActor.executor)
      static let defaultExecutor: any TaskExecutor = AskingTaskExecutor(Task.defaultExecutor)
    }
  }

  /// An executor in front of the runtime's own. It passes on jobs that the ledger does not take.
  private protocol AskingExecutor: SchedulingExecutor {
    var base: any Executor { get }
    static var isForMain: Bool { get }
  }

  extension AskingExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if !JobLedger.takes(job, isForMain: Self.isForMain) { base.enqueue(ExecutorJob(job)) }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) { base.schedule(job, at: instant, tolerance: tolerance, clock: clock) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) { base.schedule(job, at: clock.now.advanced(by: delay), tolerance: tolerance, clock: clock) }
  }

  private final class AskingMainExecutor: AskingExecutor, MainExecutor, @unchecked Sendable {
    private let main: any MainExecutor
    init(_ main: any MainExecutor) { self.main = main }
    static var isForMain: Bool { true }
    var base: any Executor { main }
    var isMainExecutor: Bool { true }
    func checkIsolated() { main.checkIsolated() }
    func run() throws { try main.run() }
    func runUntil(_ condition: () -> Bool) throws { try main.runUntil(condition) }
    func stop() { main.stop() }
  }

  private final class AskingTaskExecutor: AskingExecutor, TaskExecutor, @unchecked Sendable {
    let base: any Executor
    init(_ base: any TaskExecutor) { self.base = base }
    static var isForMain: Bool { false }
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
        fatalError("\(type(of: self)) cannot delay a job.\n\nTo fix, conform it to SchedulingExecutor.")
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
      // Rounded, because a binary fraction of a second need not be a whole number of nanoseconds.
      return seconds &* 1_000_000_000 &+ (attoseconds &+ 500_000_000) / 1_000_000_000
    }
  }
#else
  /// Makes the runtime report runnable jobs to the ledger, by its hooks.
  enum RuntimeExecutors {
    // Called once, under the lock of the ledger's initialisation.
    static func install(with capture: JobCapture) {
      RuntimeHooks.install()
      if !capture.sees({ Task.detached { @MainActor in } }) { RuntimeHooks.replaceMainExecutor() }
    }
  }
#endif
