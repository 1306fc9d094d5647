#if OpenCombine && !canImport(Darwin)
  import Foundation
  import OpenCombine
  import ViewEngine

  /// The subscription of a publisher that sends the latest values of others together. Each request goes to all of them.
  /// It sends at most as many combinations as the subscriber requests, and keeps an early value as the latest one.
  // `lock` guards the properties. `sending` makes the combinations come one after the other, and lets one that
  // follows from another come at once.
  final class Combination<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = Lock()
    private let sending = NSRecursiveLock()
    private let combined: () -> Downstream.Input?
    private var downstream: Downstream?
    private var subscriptions: [(any Subscription)?]
    private var demand = Subscribers.Demand.none
    private var unfinished: Int
    private var hasBegun = false
    /// The completion that came before the subscriber had its subscription.
    private var earlyEnd: Subscribers.Completion<Downstream.Failure>?

    /// - Parameter combined: gives the latest values; nil as long as one is missing.
    init(of count: Int, for downstream: Downstream, _ combined: @escaping () -> Downstream.Input?) {
      self.downstream = downstream
      self.combined = combined
      subscriptions = Array(repeating: nil, count: count)
      unfinished = count
    }

    /// All publishers are subscribed to.
    func begin() {
      lock.withLock { downstream }?.receive(subscription: self)
      let end = lock.withLock {
        hasBegun = true
        return earlyEnd
      }
      if let end { finish(with: end) }
    }

    func receive(_ subscription: any Subscription, on side: Int) {
      let (isWanted, demand) = lock.withLock {
        let isWanted = downstream != nil && subscriptions[side] == nil
        if isWanted { subscriptions[side] = subscription }
        return (isWanted, self.demand)
      }
      if !isWanted { return subscription.cancel() }
      if demand > .none { subscription.request(demand) }
    }

    func receive(_ store: () -> Void) {
      sending.lock()
      defer { sending.unlock() }
      let (downstream, values): (Downstream?, Downstream.Input?) = lock.withLock {
        store()
        guard demand > .none, let values = combined() else { return (nil, nil) }
        demand -= 1
        return (self.downstream, values)
      }
      if let downstream, let values { request(downstream.receive(values)) }
    }

    func receive(_ completion: Subscribers.Completion<Downstream.Failure>, on side: Int) {
      let end: Subscribers.Completion<Downstream.Failure>? = lock.withLock {
        subscriptions[side] = nil
        unfinished -= 1
        if case .finished = completion, unfinished > 0 { return nil }
        if hasBegun { return completion }
        earlyEnd = earlyEnd ?? completion
        return nil
      }
      if let end { finish(with: end) }
    }

    private func finish(with completion: Subscribers.Completion<Downstream.Failure>) {
      sending.lock()
      defer { sending.unlock() }
      let (downstream, subscriptions) = takeAll()
      for subscription in subscriptions { subscription?.cancel() }
      downstream?.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) {
      guard more > .none else { return }
      let subscriptions = lock.withLock {
        demand += more
        return self.subscriptions
      }
      for subscription in subscriptions { subscription?.request(more) }
    }

    func cancel() { for subscription in takeAll().subscriptions { subscription?.cancel() } }

    // Released by the caller, without the lock.
    private func takeAll() -> (downstream: Downstream?, subscriptions: [(any Subscription)?]) {
      lock.withLock {
        let all = (downstream, subscriptions)
        downstream = nil
        subscriptions = subscriptions.map { _ in nil }
        return all
      }
    }
  }

  /// The latest value of a publisher.
  // NB: guarded by the lock of its combination.
  final class Latest<Value>: @unchecked Sendable {
    fileprivate(set) var value: Value?
    init() {}
  }

  struct CombinedSide<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure
    let combineIdentifier = CombineIdentifier()
    private let side: Int
    private let combination: Combination<Downstream>
    private let latest: Latest<Input>

    init(_ side: Int, in combination: Combination<Downstream>, _ latest: Latest<Input>) {
      (self.side, self.combination, self.latest) = (side, combination, latest)
    }

    func receive(subscription: any Subscription) { combination.receive(subscription, on: side) }

    func receive(_ input: Input) -> Subscribers.Demand {
      // The value before is released without the lock.
      var old: Input?
      combination.receive {
        old = latest.value
        latest.value = input
      }
      withExtendedLifetime(old) {}
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { combination.receive(completion, on: side) }
  }
#endif
