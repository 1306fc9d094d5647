/// The clock of a host. It stands still until the host is told to advance it.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public final class HostClock: Clock, @unchecked Sendable {
  /// A time since the host was made.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    var offset: Duration
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    public var description: String { "\(offset)" }
  }

  private struct Sleeper {
    let id: UInt64
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  // NB: all of it guarded by the lock; tasks sleep on any thread.
  private let lock = Lock()
  private var time = Instant(offset: .zero)
  private var newestID: UInt64 = 0
  private var sleepers: [Sleeper] = []
  private var cancelled: Set<UInt64> = []

  init() {}

  public var now: Instant { lock.withLock { time } }
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock is advanced that far, or the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = lock.withLock {
      newestID += 1
      return newestID
    }
    defer { lock.withLock { _ = cancelled.remove(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func add(_ sleeper: Sleeper) {
    enum Fate { case sleeps, isDue, isCancelled }
    let fate: Fate = lock.withLock {
      if cancelled.remove(sleeper.id) != nil { return .isCancelled }
      if sleeper.deadline <= time { return .isDue }
      sleepers.append(sleeper)
      return .sleeps
    }
    switch fate {
    case .sleeps: break
    case .isDue: sleeper.continuation.resume()
    case .isCancelled: sleeper.continuation.resume(throwing: CancellationError())
    }
  }

  private func cancel(_ id: UInt64) {
    let sleeper: Sleeper? = lock.withLock {
      if let index = sleepers.firstIndex(where: { $0.id == id }) { return sleepers.remove(at: index) }
      cancelled.insert(id)
      return nil
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// How long the next one who sleeps still sleeps; nil if nobody does.
  var timeToNextDeadline: Duration? { lock.withLock { sleepers.map { $0.deadline.offset - time.offset }.min() } }

  /// Goes on to the next deadline, if there is one before `end`, else to `end`.
  ///
  /// - Returns: whether anybody was woken up.
  func step(to end: Instant) -> Bool {
    let due: [Sleeper] = lock.withLock {
      let next = sleepers.map(\.deadline).min().map { min($0, end) } ?? end
      time = max(time, next)
      defer { sleepers.removeAll { $0.deadline <= time } }
      return sleepers.filter { $0.deadline <= time }
    }
    for sleeper in due { sleeper.continuation.resume() }
    return !due.isEmpty
  }
}

extension ViewHost {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  var clock: HostClock? { graph.clock as? HostClock }
}

private struct ClockKey: EnvironmentKey {
  static var defaultValue: (any Sendable)? { nil }
}

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
