@testable import ViewEngine

/// A source of numbers that any thread may send.
final class Bell: @unchecked Sendable {
  private let lock = Lock()
  private var receivers: [ObjectIdentifier: EventReceiver<Int>] = [:]
  private var count = 0

  private final class Subscription {
    let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
  }

  var source: EventSource<Int> {
    EventSource(of: self) { [self] receiver in
      let id = ObjectIdentifier(receiver)
      lock.withLock {
        receivers[id] = receiver
        count += 1
      }
      return Subscription { [self] in
        // Released after the lock, like all objects of a user.
        withExtendedLifetime(lock.withLock { receivers.removeValue(forKey: id) }) {}
      }
    }
  }

  /// The number of subscriptions so far.
  var subscriptions: Int { lock.withLock { count } }

  func send(_ number: Int) {
    for receiver in lock.withLock({ Array(receivers.values) }) { receiver.receive(number) }
  }
}
