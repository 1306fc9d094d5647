import Foundation

/// Runs `body` on a new thread, to its end.
@MainActor
func elsewhere(_ body: @escaping () -> Void) async {
  nonisolated(unsafe) let body = body
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}
