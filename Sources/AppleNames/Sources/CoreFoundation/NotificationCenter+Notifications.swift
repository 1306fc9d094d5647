import Foundation

extension NotificationCenter {
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?
    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }
    public struct AsyncIterator: AsyncIteratorProtocol {
      public typealias Element = Notification
      fileprivate var base: AsyncStream<Held>.Iterator
      public mutating func next() async -> Notification? { await next(isolation: #isolation) }
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }
    /// Observes the centre from now on.
    public func makeAsyncIterator() -> AsyncIterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Held.self)
      nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Held(notification: $0))
      }
      continuation.onTermination = { [center] _ in center.removeObserver(token) }
      return AsyncIterator(base: stream.makeAsyncIterator())
    }
  }
  fileprivate struct Held: @unchecked Sendable { let notification: Notification }
  /// The notifications of that name, of one object if it is given. Each loop gets those posted since it began.
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(self, name, object)
  }
}
