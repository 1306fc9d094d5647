import ViewPlatform

/// The jobs of a host on a runtime that does not report them: nothing is known, so the host is never called idle.
///
/// The jobs take their usual way, and sleeps take real time.
package final class UntrackedJobs: JobOwner, JobTracking, @unchecked Sendable {
  /// - Parameter reason: why they are not tracked, as the end of a sentence.
  package init(because reason: String) { self.reason = reason }
  private let reason: String
  // NB: both are guarded by the lock; work may start on any thread.
  private let lock = Lock()
  private var turns: UInt64 = 0
  private var hasEnded = false
  package var whyUnknown: String? { reason }
  package var seesSleeps: Bool { false }
  package var runsHere: Bool { false }
  package override var isOver: Bool { lock.withLock { hasEnded } }
  package func end() { lock.withLock { hasEnded = true } }
  package var atWork: Int { 0 }
  package var isQuiet: Bool { false }
  package var isAtRest: Bool { false }
  package func waitUntilQuiet() async { await Task.yield() }
  package func waitForOutside(atMost seconds: Double) async -> OutsideWait { .isNotAwaited }
  package func watchForEndlessWork(after seconds: Double) -> Task<Void, Never> { Task {} }
  package var endlessTask: String? { nil }
  package var hasAwaitedStream: Bool { false }
  package func takeRealSleep() -> Bool { false }
  package func limitTurns(to limit: Int?) {}
  package func forgetTurns() {}
  package func halt() {}
  package func resumeHalted() {}
  package func noteRestless() {}
  package func takeRestless() -> String? { nil }
  package var nameOfCurrentTask: String { "a task" }

  @Sendable package func takeTurn() -> UInt64 {
    lock.withLock {
      turns += 1
      return turns
    }
  }
}
