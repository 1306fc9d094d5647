import Foundation

/// Counts what several threads have done.
final class Counter: @unchecked Sendable {
  private let total: Int
  private let report: @Sendable (Int, Int) -> Void
  private var count = 0
  private let lock = NSLock()

  init(total: Int, report: @escaping @Sendable (Int, Int) -> Void) { (self.total, self.report) = (total, report) }

  func advance() {
    lock.withLock {
      count += 1
      report(count, total)
    }
  }
}
