#if !canImport(Darwin)
  // Not a task, because tasks that wake up at one moment run in any order.
  final class HeldWork: @unchecked Sendable {
    private let clock: HostClock
    private let interval: Duration?
    private let turn: @Sendable () -> UInt64
    private let action: @Sendable () -> Void
    private let lock = Lock()
    private var isCancelled = false
    private var call: ClockCall?

    /// - Parameters:
    ///   - interval: in nanoseconds, after which it begins again; nil for once.
    ///   - turn: gives the turn of each wait, for the order of work with one deadline.
    init(
      on clock: HostClock, every interval: Int64?, turn: @escaping @Sendable () -> UInt64,
      _ action: @escaping @Sendable () -> Void
    ) {
      self.clock = clock
      self.turn = turn
      self.interval = interval.map { .nanoseconds(max($0, 1)) }
      self.action = action
    }

    func wait(until deadline: HostClock.Instant) {
      keep(clock.work(at: deadline, turn: turn()) { self.run(at: deadline) })
    }

    func cancel() {
      lock.withLock { isCancelled = true }
      keep(nil)
    }

    private func run(at deadline: HostClock.Instant) {
      if lock.withLock({ isCancelled }) { return }
      keep(nil)
      action()
      if let interval, !lock.withLock({ isCancelled }) { wait(until: deadline.advanced(by: interval)) }
    }

    // NB: release it after the lock, because the clock has a lock, too.
    private func keep(_ newCall: ClockCall?) {
      var call = newCall
      lock.withLock { swap(&call, &self.call) }
      withExtendedLifetime(call) {}
    }
  }
#endif
