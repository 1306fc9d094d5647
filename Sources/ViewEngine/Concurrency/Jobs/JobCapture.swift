/// Catches what this thread enqueues, so that it can be run here and now.
final class JobCapture: @unchecked Sendable {
  static let ofThread = ThreadLocal<JobCapture>()
  private var jobs: [RuntimeJob] = []

  private(set) var hasSeenSleep = false

  func addSleeping(_ job: RuntimeJob) {
    hasSeenSleep = true
    add(job)
  }

  /// Has a task sleep, for no time, to see whether the runtime tells of it.
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

  /// Whether a task of the main actor passes the ledger that `start` enqueues.
  func sees(_ start: () -> Task<Void, Never>) -> Bool {
    let task = Self.ofThread.withValue(self, start)
    defer { withExtendedLifetime(task) {} }
    guard let job = take() else { return false }
    job.unowned.runSynchronously(on: MainActor.sharedUnownedExecutor)
    return true
  }

  /// Where a task resumes that was suspended by `body`.
  func suspending(
    _ body: @escaping @Sendable () async -> Void, resume: (RuntimeJob) -> UInt, finish: (Task<Void, Never>) -> Void
  ) -> UInt? {
    let task = Task.detached { await body() }
    guard let job = take() else { return nil }
    run(job)
    // A task that changes its executor, or does so for nothing, goes on in another piece of work.
    while let next = take(job) { run(next) }
    let point = resume(job)
    finish(task)
    while let next = take() { run(next) }
    withExtendedLifetime(task) {}
    return point
  }
}
