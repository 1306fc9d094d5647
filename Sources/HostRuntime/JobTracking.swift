import ViewPlatform

/// What a host asks of the runtime below it: which jobs are its own, whether one of them can run, and what waits in queues.
///
/// `TrackedJobs` answers by the reports of the runtime. `UntrackedJobs` answers where they are missing or switched off.
package protocol JobTracking: AnyObject, Sendable {
  /// Why the host cannot know its jobs; nil if it knows all of them.
  var whyUnknown: String? { get }
  /// Whether the runtime reports sleeps, so that a host can hold them.
  var seesSleeps: Bool { get }

  /// An event begins on this thread: its jobs belong to the host. Returns the previous owner, for `leave`.
  func enter() -> UnsafeRawPointer?
  /// The event ends.
  func leave(to outer: UnsafeRawPointer?)
  /// Runs `body` as an event of the host.
  func own<Result>(_ body: () throws -> Result) rethrows -> Result
  /// Runs `body`, work that the host has sent to a queue.
  func ownElsewhere(_ body: () -> Void)
  var runsHere: Bool { get }
  /// The host is gone: its jobs run on without an owner.
  func end()
  /// Whether `end()` was called.
  var isOver: Bool { get }

  /// The number of jobs that can run, or wait to be resumed from outside.
  var atWork: Int { get }
  /// Whether certainly no job can run.
  var isQuiet: Bool { get }
  /// Whether certainly no job can run, and no task waits to be resumed from outside.
  var isAtRest: Bool { get }
  /// Waits until no job can run but those that have run for too long, or the host is halted.
  func waitUntilQuiet() async
  /// Waits until a task that has passed its continuation on is resumed. `seconds`: for how long at most.
  func waitForOutside(atMost seconds: Double) async -> OutsideWait
  /// Ticks until cancelled, while a caller waits. `seconds`: when a piece of work has run for too long.
  func watchForEndlessWork(after seconds: Double) -> Task<Void, Never>
  /// The name of a task that has run for too long without suspending, once no other job can run.
  var endlessTask: String? { get }
  /// Whether a task has waited for an element of a stream, which may come from outside.
  var hasAwaitedStream: Bool { get }
  /// Whether a task began to sleep in real time since the last call.
  func takeRealSleep() -> Bool

  /// Halts jobs that run more often than that between two frames; nil for no limit.
  func limitTurns(to limit: Int?)
  /// A frame has begun, so the count of turns begins again.
  func forgetTurns()
  /// Holds back the jobs that have not begun.
  func halt()
  /// Lets them begin.
  func resumeHalted()
  /// The job that runs here is the one for which the host was halted.
  func noteRestless()
  /// The task for which the host was halted, if that task never suspends.
  func takeRestless() -> String?
  var nameOfCurrentTask: String { get }
  /// The turn of work that does not start as a task.
  @Sendable func takeTurn() -> UInt64
}

/// The result of waiting for work outside of the host.
package enum OutsideWait { case isNotAwaited, came, doesNotCome(tasks: Int) }

package protocol JobClient: AnyObject, Sendable {
  /// The origin of a task that starts on this thread now, for messages; nil if no event of the host starts it.
  func originOfNewTask() -> (any TaskNaming)?

  #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    /// Whether this thread runs the main actor.
    var isOnMain: Bool { get }
    /// Runs a block that was sent to a queue.
    ///
    /// - Parameters:
    ///   - delay: in nanoseconds.
    ///   - queue: nil for the main queue.
    func run(_ block: @escaping () -> Void, after delay: Int64, on queue: WorkQueue?)
    /// The intended delay of a block; nil for never. `time`: as Dispatch encodes it.
    func delay(until time: UInt64) -> Int64?
    /// Notes that the host's work read a clock. `time`: as Dispatch encodes it.
    func noteReading(_ time: UInt64)
    /// Takes over a timer that was added to the main run loop. `object`: Foundation's object for the timer. Returns
    /// whether the host fires it from now on.
    func take(_ object: AnyObject, at address: UnsafeRawPointer) -> Bool
    func noteEventSource(isOnMainQueue: Bool)
    /// Notes an effect outside of the host that cannot be compared.
    func note(unseenEffect kind: String)
    /// Notes that a file, a setting or the environment is read: `file /shop`, `UserDefaults price`.
    func noteRead(of input: String)
    func note(printed text: String)
    /// Notes a write into the defaults of the process or of a suite; a nil value removes the key.
    func noteSetting(_ key: AnyObject?, _ value: AnyObject?, in suite: AnyObject?)
  #endif
}

package typealias WorkQueue = @Sendable (@escaping @Sendable () -> Void) -> Void

/// The origin of a task, for messages.
package protocol TaskNaming: Sendable, CustomStringConvertible {}

/// The owner of the jobs that a thread enqueues.
// A class besides the protocol, because a thread-local holds a bare reference.
package class JobOwner: @unchecked Sendable {
  static let ofEvent = ThreadLocal<JobOwner>()
  /// The owner whose work this thread does on a queue, and not where the main actor works.
  private static let elsewhere = ThreadLocal<JobOwner>()

  /// The host. Set once, before any use.
  package weak var client: (any JobClient)?
  init() {}

  /// The same owner, if the ledger assigns jobs to it.
  var tracked: TrackedJobs? { nil }

  /// Whether its host is gone.
  package var isOver: Bool { false }

  /// The host for whose event or task this thread works; nil if there is none.
  package static var current: (any JobClient)? {
    guard let owner = ofEvent.current ?? JobSlice.ofThread.current?.owner, !owner.isOver else { return nil }
    return owner.client
  }

  /// Whether this thread does work on a queue.
  package static var isElsewhere: Bool { elsewhere.unmanaged != nil }

  // Not retained by the thread. The graph keeps it, and calls `leave` on every path out of the frame (`openFrame`).
  package func enter() -> UnsafeRawPointer? { Self.ofEvent.set(self) }
  package func leave(to outer: UnsafeRawPointer?) { Self.ofEvent.restore(outer) }
  package func own<Result>(_ body: () throws -> Result) rethrows -> Result { try Self.ofEvent.withValue(self, body) }
  package func ownElsewhere(_ body: () -> Void) { Self.elsewhere.withValue(self) { own(body) } }
}

/// Jobs without an owner.
package enum Uncounted {
  private final class Mark: Sendable {}
  private static let mark = Mark()
  private static let ofThread = ThreadLocal<Mark>()

  /// Whether this thread enqueues jobs without an owner.
  package static var isHere: Bool { ofThread.unmanaged != nil }

  /// Runs `body`; the tasks that it starts belong to no host.
  package static func run<Result>(_ body: () -> Result) -> Result { ofThread.withValue(mark, body) }
}
