import Foundation

/// A value that a thread computes while the caller does other work.
final class Later<Value: Sendable>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var result: Value?

  init(_ compute: @escaping @Sendable () -> Value) {
    let thread = Thread {
      self.result = compute()
      self.done.signal()
    }
    thread.stackSize = Workers.stackSize
    thread.start()
  }

  /// Waits for the value.
  var value: Value {
    done.wait()
    defer { done.signal() }
    return result!
  }
}
