/// The tasks of a host, and what is known of how far they are.
@MainActor
final class HostTasks {
  private(set) var unfinished = 0
  /// How many tasks have started or ended: when it stands still, nothing happens here.
  private(set) var turns: UInt64 = 0
  /// Where the tasks run while they are off the main actor; made when the first task needs it.
  private var executor: (any HostExecutor)?

  /// Starts a task, which never runs before the caller is done.
  func start(priority: TaskPriority?, _ action: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    unfinished += 1
    turns += 1
    let executor = executor ?? makeHostExecutor()
    self.executor = executor
    return Task(priority: priority) { @MainActor in
      if let executor { await executor.run(action) } else { await action() }
      unfinished -= 1
      turns += 1
    }
  }

  /// Waits until no task runs off the main actor.
  ///
  /// - Returns: whether there was anything to wait for.
  func waitForExecutor() async -> Bool { await executor?.waitUntilIdle() ?? false }
}
