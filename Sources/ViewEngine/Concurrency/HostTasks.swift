/// The tasks of a host: it starts those of its views, and knows what all of them are about to do.
@MainActor
final class HostTasks {
  nonisolated let jobs: HostJobs
  /// How many seconds a task is waited for that somebody else has to resume.
  let outsideLimit: Double
  private let clock: (any Sendable & AnyObject)?

  init(_ jobs: HostJobs, clock: (any Sendable & AnyObject)?, outsideLimit: Double) {
    self.jobs = jobs
    self.clock = clock
    self.outsideLimit = outsideLimit
  }

  /// Starts a task, which never runs before the caller is done.
  func start(priority: TaskPriority?, _ action: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    jobs.own { Task(priority: priority) { @MainActor in await action() } }
  }
}

extension HostTasks: EndingService {
  convenience init(of graph: Graph) {
    self.init(HostJobs(holdingSleeps: nil), clock: graph.clock, outsideLimit: 0)
  }

  /// Ends with the host.
  func end() {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { (clock as? HostClock)?.end() }
    jobs.end()
  }
}
