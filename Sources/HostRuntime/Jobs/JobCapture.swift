import ViewPlatform

/// Catches the jobs that this thread enqueues, to run them at once.
final class JobCapture: @unchecked Sendable {
  static let ofThread = ThreadLocal<JobCapture>()
  private var jobs: [RuntimeJob] = []
  private(set) var hasSeenSleep = false

  func addSleeping(_ job: RuntimeJob) {
    hasSeenSleep = true
    add(job)
  }

  /// Makes a task sleep for no time, to see whether the runtime reports it.
  func trySleeping() {
    let task = Task.detached { try? await Task.sleep(nanoseconds: 1) }
    while let job = take() { run(job) }
    withExtendedLifetime(task) {}
  }

  func add(_ job: RuntimeJob) { jobs.append(job) }
  func take() -> RuntimeJob? { jobs.isEmpty ? nil : jobs.removeFirst() }
  private func take(_ task: RuntimeJob) -> RuntimeJob? {
    jobs.firstIndex { $0.address == task.address }.map { jobs.remove(at: $0) }
  }
  func run(_ job: RuntimeJob) { job.unowned.runSynchronously(on: .generic) }

  func sees(_ start: () -> Task<Void, Never>) -> Bool {
    let task = Self.ofThread.withValue(self, start)
    defer { withExtendedLifetime(task) {} }
    guard let job = take() else { return false }
    job.unowned.runSynchronously(on: MainActor.sharedUnownedExecutor)
    return true
  }

  func suspending(
    _ body: @escaping @Sendable () async -> Void, resume: (RuntimeJob) -> UInt, finish: (Task<Void, Never>) -> Void
  ) -> UInt? {
    let task = Task.detached { await body() }
    guard let job = take() else { return nil }
    run(job)
    // A task that changes its executor, even without effect, continues in a new job.
    while let next = take(job) { run(next) }
    let point = resume(job)
    finish(task)
    while let next = take() { run(next) }
    withExtendedLifetime(task) {}
    return point
  }
}
