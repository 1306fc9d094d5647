/// A piece of work of a host, from where a job begins to where it is suspended or done.
final class JobSlice: Sendable {
  /// What this thread runs now.
  static let ofThread = ThreadLocal<JobSlice>()

  let owner: HostJobs
  /// Where the job is, if it is still there.
  nonisolated(unsafe) let job: RuntimeJob
  /// The task that carries it; to the runtime it is at work while the job of an actor is.
  let carrier = RuntimeJob.current?.taskID
  /// When it began, on the real clocks, if the host holds time.
  let start: RealTime?
  /// When the pieces of work before ran that it has followed at once, on another executor; the latest first.
  let earlier: [RealInterval]

  init(owner: HostJobs, of job: RuntimeJob, notesTime: Bool, after earlier: [RealInterval]) {
    self.owner = owner
    self.job = job
    start = notesTime ? RealTime.now : nil
    self.earlier = earlier
  }

  /// What a piece of work is to know that follows at once.
  var intervals: [RealInterval] {
    guard let start, let now = RealTime.now else { return [] }
    return [RealInterval(start: start, end: now)] + earlier.prefix(3)
  }
}
