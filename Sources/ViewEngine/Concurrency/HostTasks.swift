import HostRuntime

/// The tasks of a host: it starts those of its views, and knows what all of them are about to do.
@MainActor
final class HostTasks {
  nonisolated let jobs: HostJobs
  /// The number of seconds to wait for a task that a foreign thread has to resume.
  let outsideLimit: Double
  /// The number of seconds to wait for a piece of work that does not suspend.
  let workLimit: Double
  /// The tasks of views that have not ended.
  private var started = 0
  private(set) var starting: TaskOrigin?
  private let clock: (any Sendable & AnyObject)?

  init(_ jobs: HostJobs, clock: (any Sendable & AnyObject)?, outsideLimit: Double, workLimit: Double) {
    (self.workLimit, self.jobs, self.clock, self.outsideLimit) = (workLimit, jobs, clock, outsideLimit)
  }

  /// Starts a task, which never runs before the caller is done. `origin`: what to call it in messages.
  func start(
    priority: TaskPriority?, as origin: TaskOrigin, _ action: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    started += 1
    starting = origin
    defer { starting = nil }
    return jobs.own {
      Task(priority: priority) { @MainActor in
        await action()
        started -= 1
      }
    }
  }

  /// The number of known unfinished tasks: those of views, or all that can run or wait to be resumed.
  var unfinished: Int { max(started, jobs.tracking.atWork) }
}

extension HostTasks: EndingService {
  convenience init(of graph: Graph) {
    self.init(HostJobs(holdingSleeps: nil), clock: graph.clock, outsideLimit: 0, workLimit: 10)
  }

  func end() {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { (clock as? HostClock)?.end() }
    (jobs.attribution, jobs.namesBeginnings) = (nil, nil)
    jobs.end()
  }
}
