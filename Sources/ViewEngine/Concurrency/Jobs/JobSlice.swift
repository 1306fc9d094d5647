/// A piece of work of a host, from where a job begins to where it is suspended or done.
final class JobSlice: Sendable {
  /// What this thread runs now.
  static let ofThread = ThreadLocal<JobSlice>()

  let owner: HostJobs
  /// The task that carries it; to the runtime it is at work while the job of an actor is.
  let carrier = RuntimeJob.current?.taskID
  /// When it began, on the real clocks, if the host holds time.
  let start: RealTime?

  /// When the task began to run, if it has only changed its executor since.
  let startOfRun: RealTime?

  init(owner: HostJobs, notesTime: Bool, after previous: JobSlice?) {
    self.owner = owner
    start = notesTime ? RealTime.now : nil
    startOfRun = previous.flatMap { $0.startOfRun ?? $0.start }
  }
}
