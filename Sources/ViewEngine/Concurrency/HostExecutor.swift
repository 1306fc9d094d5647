import Dispatch

/// Where the tasks of a host run while they are off the main actor, so that the host can tell whether one does.
protocol HostExecutor: Sendable {
  @MainActor func run(_ action: @Sendable () async -> Void) async
  /// - Returns: whether it was not idle when asked.
  @MainActor func waitUntilIdle() async -> Bool
}

/// Nil on systems whose tasks cannot be told where to run.
func makeHostExecutor() -> (any HostExecutor)? {
  if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { CountingExecutor() } else { nil }
}

/// An executor that counts what it has to do.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private final class CountingExecutor: TaskExecutor, HostExecutor, @unchecked Sendable {
  private let queue = DispatchQueue(label: "ViewHost", attributes: .concurrent)
  private let lock = Lock()
  private var jobs = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enqueue(_ job: consuming ExecutorJob) {
    lock.withLock { jobs += 1 }
    let job = UnownedJob(job)
    queue.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      let done: [CheckedContinuation<Void, Never>] = lock.withLock {
        jobs -= 1
        guard jobs == 0 else { return [] }
        defer { waiting = [] }
        return waiting
      }
      for continuation in done { continuation.resume() }
    }
  }

  func run(_ action: @Sendable () async -> Void) async {
    await withTaskExecutorPreference(self) { await action() }
  }

  func waitUntilIdle() async -> Bool {
    if lock.withLock({ jobs == 0 }) { return false }
    await withCheckedContinuation { continuation in
      let isIdle = lock.withLock {
        if jobs > 0 { waiting.append(continuation) }
        return jobs == 0
      }
      if isIdle { continuation.resume() }
    }
    return true
  }
}
