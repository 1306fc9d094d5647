/// The tasks of a host: it starts those of its views, and knows what all of them are about to do.
@MainActor
final class HostTasks {
  nonisolated let jobs: HostJobs

  nonisolated init(_ jobs: HostJobs) { self.jobs = jobs }

  /// Ends with the host.
  func end(clock: (any Sendable & AnyObject)?) {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { (clock as? HostClock)?.end() }
    jobs.end()
  }

  /// Starts a task, which never runs before the caller is done.
  func start(priority: TaskPriority?, _ action: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    jobs.own { Task(priority: priority) { @MainActor in await action() } }
  }
}
