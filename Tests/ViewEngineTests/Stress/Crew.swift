import Foundation

/// Threads that take the same number of steps at a time, on request, and so never get far ahead of their host.
final class Crew: @unchecked Sendable {
  private let condition = NSCondition()
  private var allowed = 0
  private var working: Int
  private var hasToEnd = false
  private var done: CheckedContinuation<Void, Never>?

  /// - Parameter step: what a thread does, by its index and how many steps it has taken, from 1 on.
  init(of count: Int, _ step: @escaping @Sendable (_ thread: Int, _ number: Int) -> Void) {
    working = count
    for thread in 0..<count { Thread.detachNewThread { self.work(thread, step) } }
  }

  /// Has each thread take some more steps, in its own time.
  func allow(_ steps: Int) {
    condition.withLock {
      allowed += steps
      condition.broadcast()
    }
  }

  /// Waits until all steps that were allowed are taken, and the threads have ended.
  ///
  /// - Returns: how many steps each has taken.
  func end() async -> Int {
    await withCheckedContinuation { continuation in
      let isDone = condition.withLock {
        hasToEnd = true
        condition.broadcast()
        if working > 0 { done = continuation }
        return working == 0
      }
      if isDone { continuation.resume() }
    }
    return condition.withLock { allowed }
  }

  private func work(_ thread: Int, _ step: (Int, Int) -> Void) {
    var taken = 0
    while next(after: taken) {
      taken += 1
      step(thread, taken)
    }
    let waiting = condition.withLock {
      working -= 1
      return working == 0 ? done : nil
    }
    waiting?.resume()
  }

  /// Waits until one more step is allowed; false if no step follows.
  private func next(after taken: Int) -> Bool {
    condition.withLock {
      while taken == allowed, !hasToEnd { condition.wait() }
      return taken < allowed
    }
  }
}
