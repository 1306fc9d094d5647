import Foundation

extension Process {
  /// Starts the process, and suspends until it has ended: no thread of the tests' pool waits.
  ///
  /// - Parameter started: Called at once behind the start.
  func runToEnd(_ started: (Process) -> Void = { _ in }) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      terminationHandler = { _ in continuation.resume() }
      do {
        try run()
        started(self)
      } catch {
        terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }
}
