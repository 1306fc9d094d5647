import HostRuntime

/// The clock of a host. It only moves when the host advances it.
///
/// If the host holds time, it wakes the sleepers of the real clocks as well, each after its intended time. It cannot
/// hold the readings of `ContinuousClock.now` and `SuspendingClock.now`.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public final class HostClock: Clock, @unchecked Sendable {
  /// A time since the host was made.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    var offset: Duration
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from this instant to a later one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    public var description: String { "\(offset)" }
  }

  private struct Sleeper {
    enum Kind {
      case task(CheckedContinuation<Void, any Error>)
      /// Sleeps on a real clock, which is held.
      case job(wake: @Sendable () -> Void, release: @Sendable (Int64) -> Void)
      /// No task: updates a view.
      case call(@Sendable () -> Void)
      case work(@Sendable () -> Void)
    }

    let id: UInt64
    let deadline: Instant
    /// Held time when it started to sleep.
    let start: Instant
    let turn: UInt64
    let kind: Kind

    /// The order of waking: by deadline, then by start.
    static func < (first: Sleeper, second: Sleeper) -> Bool {
      (first.deadline, first.start, first.turn, first.id) < (second.deadline, second.start, second.turn, second.id)
    }

    var isCall: Bool { if case .call = kind { true } else { false } }

    func wakeUp() {
      switch kind {
      case .task(let continuation): continuation.resume()
      case .job(let wake, _): wake()
      case .call(let action), .work(let action): action()
      }
    }
  }

  /// The time at which the host was made, in nanoseconds since 1970. Schedulers show it as the date of the clock's start.
  let origin = Int64(Date().timeIntervalSince1970 * 1e9)

  // NB: all of it is guarded by the lock; tasks sleep on any thread.
  private let lock = Lock()
  private var time = Instant(offset: .zero)
  private var newestID: UInt64 = 0
  @exclusivity(unchecked) private var sleepers: [Sleeper] = []
  private var cancelled: Set<UInt64> = []
  private var realDeadlines = HeldDeadlines()
  private var isOver = false
  #if canImport(Glibc)
    private var readings = ClockReadings()
  #endif

  init() {}

  /// The held time; `ViewHost.advance(by:)` moves it.
  public var now: Instant { lock.withLock { time } }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = lock.withLock {
      newestID += 1
      return newestID
    }
    defer { lock.withLock { _ = cancelled.remove(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        JobLedger.noteSleep()
        add(id, until: deadline, continuation)
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func add(_ id: UInt64, until deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>) {
    enum Fate { case sleeps, isDue, isCancelled }
    let turn = JobSlice.ofThread.current?.turn ?? 0
    let fate: Fate = lock.withLock {
      if cancelled.remove(id) != nil || isOver { return .isCancelled }
      if deadline <= time { return .isDue }
      sleepers.append(Sleeper(id: id, deadline: deadline, start: time, turn: turn, kind: .task(continuation)))
      return .sleeps
    }
    switch fate {
    case .sleeps: break
    case .isDue: continuation.resume()
    case .isCancelled: continuation.resume(throwing: CancellationError())
    }
  }

  private func cancel(_ id: UInt64) {
    let sleeper: Sleeper? = lock.withLock {
      if let index = sleepers.firstIndex(where: { $0.id == id }) { return sleepers.remove(at: index) }
      cancelled.insert(id)
      return nil
    }
    if case .task(let continuation)? = sleeper?.kind { continuation.resume(throwing: CancellationError()) }
  }

  /// Starts work on the main actor once the clock reaches a time: by the order of turns, then of calls.
  func work(at deadline: Instant, turn: UInt64, _ action: @escaping @Sendable () -> Void) -> ClockCall {
    let id = lock.withLock {
      newestID += 1
      if !isOver {
        sleepers.append(Sleeper(id: newestID, deadline: deadline, start: time, turn: turn, kind: .work(action)))
      }
      return newestID
    }
    return ClockCall(id, on: self)
  }

  /// Calls an action on the main actor after so many seconds of the clock; never after an infinite time.
  func call(after seconds: Double, _ action: @escaping @Sendable () -> Void) -> ClockCall {
    let id = lock.withLock {
      newestID += 1
      if !isOver, let delay = Int64(exactly: (seconds * 1_000_000_000).rounded()) {
        let deadline = time.advanced(by: .nanoseconds(delay))
        sleepers.append(Sleeper(id: newestID, deadline: deadline, start: time, turn: 0, kind: .call(action)))
      }
      return newestID
    }
    return ClockCall(id, on: self)
  }

  func forgetCall(_ id: UInt64) {
    // NB: release it after the lock: it may hold views.
    let removed = lock.withLock { sleepers.firstIndex { $0.id == id }.map { sleepers.remove(at: $0) } }
    withExtendedLifetime(removed) {}
  }

  #if canImport(Glibc)
    /// - Parameter reading: of a clock of the system, as Dispatch encodes it.
    func noteReading(_ reading: UInt64) { lock.withLock { readings.note(reading, held: time.offset) } }

    /// The time to a deadline, in nanoseconds; nil if it is computed from no reading that is known.
    func delay(until deadline: UInt64, tolerance: Int64) -> Int64? {
      lock.withLock {
        readings.held(deadline, tolerance: tolerance).map { max(0, ($0 - time.offset).nanoseconds) }
      }
    }
  #endif

  /// The number of tasks that sleep on it, and of schedulers' pending work.
  var sleeperCount: Int { lock.withLock { sleepers.count { if case .call = $0.kind { false } else { true } } } }
  /// The time until the next sleeping task wakes; nil without one.
  var timeToNextDeadline: Duration? {
    lock.withLock { sleepers.isEmpty ? nil : sleepers.map { $0.deadline.offset - time.offset }.min() }
  }

  /// The waiting tasks and work, in the order of waking, with the time to each.
  var heldWork: [(number: UInt64, delay: Duration)] {
    lock.withLock { sleepers.sorted(by: <).map { ($0.id, $0.deadline.offset - time.offset) } }
  }

  /// Wakes the next sleeper whose deadline is not after `end`. Without one, advances to `end`. Only one, because the
  /// sleepers of one deadline would otherwise race. Views that update at one time do so together. Returns whether a
  /// sleeper was woken.
  func step(to end: Instant) -> Bool {
    let due: [Sleeper] = lock.withLock {
      guard let index = sleepers.indices.min(by: { sleepers[$0] < sleepers[$1] }), sleepers[index].deadline <= end
      else {
        time = max(time, end)
        return []
      }
      let next = sleepers[index]
      time = max(time, next.deadline)
      if !next.isCall { return [sleepers.remove(at: index)] }
      defer { sleepers.removeAll { $0.isCall && $0.deadline == next.deadline } }
      return sleepers.filter { $0.isCall && $0.deadline == next.deadline }
    }
    for sleeper in due { sleeper.wakeUp() }
    return !due.isEmpty
  }

  /// Ends the clock: tasks that sleep on it are cancelled, and those on a real clock sleep on in real time.
  func end() {
    let (left, now): ([Sleeper], Instant) = lock.withLock {
      isOver = true
      defer { sleepers = [] }
      return (sleepers, time)
    }
    for sleeper in left {
      switch sleeper.kind {
      case .task(let continuation): continuation.resume(throwing: CancellationError())
      case .call, .work: break
      case .job(_, let release):
        let (seconds, attoseconds) = now.duration(to: sleeper.deadline).components
        release(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
      }
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension HostClock: SleepHolder {
  func hold(
    _ deadline: RealDeadline, by task: UInt64, in slice: JobSlice?, wake: @escaping @Sendable () -> Void,
    release: @escaping @Sendable (Int64) -> Void
  ) {
    let real = RealTime.now
    let isHeld: Bool = lock.withLock {
      let held = realDeadlines.place(deadline, by: task, in: slice, real: real, now: time.offset)
      guard held > time.offset else { return false }
      newestID += 1
      sleepers.append(
        Sleeper(
          id: newestID, deadline: Instant(offset: held), start: time, turn: slice?.turn ?? 0,
          kind: .job(wake: wake, release: release)))
      return true
    }
    if !isHeld { wake() }
  }
}

extension ViewHost {
  /// The clock of the host, for code outside of views: a model that takes an `any Clock<Duration>`.
  ///
  /// It only moves with `advance(by:)`; views read the same clock as `\.clock` in their environment.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public var clock: HostClock {
    guard let clock = clockOfTasks as? HostClock else { preconditionFailure("a system with clocks has made one") }
    return clock
  }
}

/// The clock of a host, which the environment of its views contains.
final class ClockService: GraphService {
  let clock: (any Sendable & AnyObject)?
  init(_ clock: (any Sendable & AnyObject)?) { self.clock = clock }
  convenience init(of graph: Graph) { self.init(makeHostClock()) }
}

extension Graph { var clock: (any Sendable & AnyObject)? { service(ClockService.self).clock } }

private struct ClockKey: EnvironmentKey { static var defaultValue: (any Sendable)? { nil } }

/// The clock of a new host; nil on systems without clocks.
func makeHostClock() -> (any Sendable & AnyObject)? {
  if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { HostClock() } else { nil }
}

extension EnvironmentValues {
  mutating func setHostClock(_ clock: (any Sendable & AnyObject)?) { self[ClockKey.self] = clock }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension EnvironmentValues {
  /// The clock for the tasks of a view: in a host, one that `ViewHost.advance(by:)` moves. (Not SwiftUI's: on
  /// Apple's engine declare a key of this name.)
  ///
  ///     @Environment(\.clock) private var clock
  ///     …
  ///     .task { try? await clock.sleep(for: .seconds(1)) }
  public var clock: any Clock<Duration> {
    get { self[ClockKey.self] as? any Clock<Duration> ?? ContinuousClock() }
    set { self[ClockKey.self] = newValue }
  }
}
