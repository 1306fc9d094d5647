#if OpenCombine && !canImport(Darwin)
  public import Foundation
  public import OpenCombine
  import ViewEngine

  extension NotificationCenter {
    /// A publisher of the notifications that the center posts.
    ///
    /// - Parameters:
    ///   - name: of the notifications.
    ///   - object: who posts them; nil for anybody.
    @_disfavoredOverload
    public func publisher(
      for name: Notification.Name, object: AnyObject? = nil
    ) -> _FoundationPublishers.NotificationPublisher {
      _FoundationPublishers.NotificationPublisher(center: self, name: name, object: object)
    }
  }

  /// Gives `NotificationCenter.Publisher` its meaning. That of OpenCombineFoundation wins where it is imported.
  public protocol _NotificationCenterNames {}
  extension _NotificationCenterNames { public typealias Publisher = _FoundationPublishers.NotificationPublisher }
  extension NotificationCenter: _NotificationCenterNames {}

  extension _FoundationPublishers {
    /// Publishes notifications: those that are posted while nobody asks for one are lost.
    public struct NotificationPublisher: Publisher {
      public typealias Output = Notification
      public typealias Failure = Never

      public let center: NotificationCenter
      public let name: Notification.Name
      public let object: AnyObject?

      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Failure == Never, Downstream.Input == Notification {
        let subscription = NotificationSubscription(AnySubscriber(subscriber))
        subscription.begin(
          center.addObserver(forName: name, object: object, queue: nil) {
            subscription.post($0)
          }, in: center)
        subscriber.receive(subscription: subscription)
      }
    }
  }

  extension _FoundationPublishers.NotificationPublisher: Equatable {
    public static func == (first: Self, second: Self) -> Bool {
      first.center === second.center && first.name == second.name && first.object === second.object
    }
  }

  // NB: all of it guarded by the lock; notifications are posted from any thread.
  private final class NotificationSubscription: Subscription, @unchecked Sendable {
    typealias Downstream = AnySubscriber<Notification, Never>

    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var observation: (center: NotificationCenter, token: any NSObjectProtocol)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func begin(_ token: any NSObjectProtocol, in center: NotificationCenter) {
      lock.withLock { observation = (center, token) }
    }

    func post(_ notification: Notification) {
      let downstream: Downstream? = lock.withLock {
        guard demand > .none else { return nil }
        demand -= 1
        return self.downstream
      }
      guard let more = downstream?.receive(notification) else { return }
      request(more)
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() {
      let (observation, downstream) = lock.withLock {
        defer {
          self.observation = nil
          self.downstream = nil
        }
        return (self.observation, self.downstream)
      }
      if let observation { observation.center.removeObserver(observation.token) }
      withExtendedLifetime(downstream) {}
    }
  }
#endif
