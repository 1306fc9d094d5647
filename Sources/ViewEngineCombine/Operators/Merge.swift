#if OpenCombine && !canImport(Darwin)
  public import OpenCombine

  // The operator `merge` and its publishers, which OpenCombine 0.14 lacks. Each subscribes to its publishers in order,
  // sends what any of them sends, finishes with the last one, and fails with the first one that fails.

  extension Publishers {
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      public let a: A
      public let b: B

      public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        subscribeToAll([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()], into: subscriber)
      }

      public func merge<P: Publisher>(with p: P) -> Merge3<A, B, P>
      where P.Output == Output, P.Failure == Failure { Merge3(a, b, p) }

      public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Merge4<A, B, P, Q>
      where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure { Merge4(a, b, p, q) }

    }

    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      public let a: A
      public let b: B
      public let c: C

      public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        subscribeToAll([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()], into: subscriber)
      }

      public func merge<P: Publisher>(with p: P) -> Merge4<A, B, C, P>
      where P.Output == Output, P.Failure == Failure { Merge4(a, b, c, p) }

    }

    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
      A.Failure == D.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      public let a: A
      public let b: B
      public let c: C
      public let d: D

      public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        subscribeToAll(
          [a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()],
          into: subscriber)
      }

    }

    public struct MergeMany<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure
      public let publishers: [Upstream]
      public init(_ upstream: Upstream...) { publishers = upstream }
      public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams) where Upstreams.Element == Upstream {
        publishers = Array(upstream)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure { subscribeToAll(publishers, into: subscriber) }

      public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
  }

  extension Publisher {
    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure { Publishers.Merge(self, b) }

    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
      Publishers.Merge3(self, b, c)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
      -> Publishers.Merge4<Self, B, C, D>
    where
      B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
      D.Failure == Failure
    {
      Publishers.Merge4(self, b, c, d)
    }

    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
  }

  /// Subscribes to all publishers as one.
  func subscribeToAll<Upstream: Publisher, Downstream: Subscriber>(
    _ publishers: [Upstream], into subscriber: Downstream
  )
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    Publishers.Sequence<[Upstream], Upstream.Failure>(sequence: publishers).flatMap { $0 }.subscribe(subscriber)
  }
#endif
