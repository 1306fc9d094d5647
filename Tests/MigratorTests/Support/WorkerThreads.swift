import Foundation
import Testing

/// Runs the tests of a suite on other threads than those of the concurrency runtime.
///
/// There are as few of those as processors, and these tests compute or wait for seconds at a time. So the tests of the
/// main actor would begin only after them.
struct WorkerThreads: SuiteTrait, TestScoping {
  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Executor.shared) { try await function() }
  }

  private final class Executor: TaskExecutor {
    static let shared = Executor()

    private let queue = OperationQueue()

    // One processor is left to the main actor.
    private init() { queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1) }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}

extension Trait where Self == WorkerThreads {
  static var onWorkerThreads: Self { WorkerThreads() }
}
