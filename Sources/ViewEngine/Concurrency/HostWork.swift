#if !canImport(Darwin)
  package import HostRuntime

  /// Work on behalf of the host for whose event or task this thread works: it belongs to the host, so `settle()` waits
  /// for it, and a clock that the host holds says when it begins.
  // Not on Apple systems, where schedulers are the system's own.
  package struct HostWork: Sendable {
    package typealias Queue = WorkQueue
    let jobs: HostJobs

    /// The work of the host that this thread works for; nil if there is none.
    package static var current: HostWork? { HostJobs.current.map(HostWork.init) }
    var clock: HostClock? { jobs.heldClock }

    func attributed(_ work: @escaping () -> Void) -> () -> Void {
      guard HostJobs.isOnMain else { return work }
      nonisolated(unsafe) var attributed = work
      MainActor.assumeIsolated {
        if let attribution = jobs.attribution { attributed = attribution.attributed(attributed) }
      }
      return attributed
    }

    /// The time on the host's held clock, in nanoseconds since 1970; nil if it holds none.
    package var heldTime: Int64? { clock.map { $0.origin + $0.now.offset.nanoseconds } }

    /// The intended length of a delay that was requested a moment ago.
    /// - Parameter remaining: the rest of it, in nanoseconds.
    package static func meantDelay(of remaining: Int64) -> Int64 {
      #if canImport(Glibc)
        if current?.clock != nil { return DispatchDelay.meant(by: remaining) }
      #endif
      return remaining
    }

    /// Runs `action` on a queue, or on the main actor.
    ///
    /// - Parameters:
    ///   - delay: in nanoseconds.
    ///   - interval: in nanoseconds, after which it runs again, until the task is cancelled; nil has it run once.
    ///   - queue: nil for the main actor.
    /// - Returns: what cancels the work: the action does not begin any more.
    @discardableResult
    package func run(
      after delay: Int64, every interval: Int64? = nil, on queue: Queue?, _ action: @escaping @Sendable () -> Void
    ) -> @Sendable () -> Void {
      if let clock, delay > 0 {
        let work = HeldWork(on: clock, every: interval, turn: jobs.tracking.takeTurn) { begin(action, on: queue) }
        work.wait(until: clock.now.advanced(by: .nanoseconds(delay)))
        return { work.cancel() }
      }
      let task = start(after: delay, every: interval, on: queue, action)
      return { task.cancel() }
    }

    private func begin(_ action: @escaping @Sendable () -> Void, on queue: Queue?) {
      guard let queue else { return jobs.own(action) }
      let done = put(action, on: queue)
      jobs.own { _ = Task.detached { await done.wait() } }
    }

    private func start(
      after delay: Int64, every interval: Int64?, on queue: Queue?, _ action: @escaping @Sendable () -> Void
    ) -> Task<Void, Never> {
      let plan = Plan(delay: delay, interval: interval, clock: clock)
      guard let queue else { return jobs.own { Task { @MainActor in await plan.perform { action() } } } }
      if delay <= 0, interval == nil {
        // At once, because a queue keeps the order of its work.
        let done = put(action, on: queue)
        return jobs.own { Task.detached { await done.wait() } }
      }
      return jobs.own { Task.detached { await plan.perform { await put(action, on: queue).wait() } } }
    }

    /// Puts an action on a queue; the queue then works for the host, too.
    private func put(_ action: @escaping @Sendable () -> Void, on queue: Queue) -> Latch {
      let done = Latch()
      // Uncounted, because it is the host's work already.
      Uncounted.run {
        queue { [jobs] in
          jobs.tracking.ownElsewhere(action)
          done.open()
        }
      }
      return done
    }
  }

  /// When work runs.
  private struct Plan: Sendable {
    let delay: Int64
    let interval: Int64?
    let held: (clock: HostClock, start: HostClock.Instant)?
    let start = ContinuousClock.now

    init(delay: Int64, interval: Int64?, clock: HostClock?) {
      self.delay = max(delay, 0)
      self.interval = interval.map { max($0, 1) }
      held = clock.map { ($0, $0.now) }
    }

    func perform(_ action: () async -> Void) async {
      var due = delay
      repeat {
        guard (try? await wait(until: .nanoseconds(due))) != nil, !Task.isCancelled else { return }
        await action()
        due += interval ?? 0
      } while interval != nil
    }

    // Work that is due at once does not sleep, so that the executor keeps the order of requests.
    private func wait(until time: Duration) async throws {
      if time <= .zero { return }
      if let held {
        try await held.clock.sleep(until: held.start.advanced(by: time))
      } else {
        try await ContinuousClock().sleep(until: start.advanced(by: time))
      }
    }
  }

  /// Tells a task that something is done on a queue.
  private final class Latch: @unchecked Sendable {
    private let lock = Lock()
    private var isOpen = false
    private var waiting: CheckedContinuation<Void, Never>?

    func open() {
      let continuation = lock.withLock {
        isOpen = true
        defer { waiting = nil }
        return waiting
      }
      continuation?.resume()
    }

    func wait() async {
      await withCheckedContinuation { continuation in
        let isOpen = lock.withLock {
          if !self.isOpen { waiting = continuation }
          return self.isOpen
        }
        if isOpen { continuation.resume() }
      }
    }
  }

  extension Duration {
    var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
  }
#endif
