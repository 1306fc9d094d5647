#if OpenCombine && !canImport(Darwin)
  public import OpenCombine

  extension Publishers {
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
      A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      public let a: A
      public let b: B
      public let c: C
      public let d: D
      public let e: E

      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        subscribeToAll(
          [
            a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            e.eraseToAnyPublisher(),
          ], into: subscriber)
      }

      public func merge<P: Publisher>(with p: P) -> Merge6<A, B, C, D, E, P>
      where P.Output == Output, P.Failure == Failure {
        Merge6(a, b, c, d, e, p)
      }

      public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Merge7<A, B, C, D, E, P, Q>
      where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        Merge7(a, b, c, d, e, p, q)
      }

      public func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R) -> Merge8<
        A, B, C, D, E, P, Q, R
      >
      where
        P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
        R.Failure == Failure
      {
        Merge8(a, b, c, d, e, p, q, r)
      }
    }

    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
      A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      public let a: A
      public let b: B
      public let c: C
      public let d: D
      public let e: E
      public let f: F

      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        subscribeToAll(
          [
            a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
          ], into: subscriber)
      }

      public func merge<P: Publisher>(with p: P) -> Merge7<A, B, C, D, E, F, P>
      where P.Output == Output, P.Failure == Failure {
        Merge7(a, b, c, d, e, f, p)
      }

      public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Merge8<A, B, C, D, E, F, P, Q>
      where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        Merge8(a, b, c, d, e, f, p, q)
      }
    }

    public struct Merge7<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
      A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output,
      A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      public let a: A
      public let b: B
      public let c: C
      public let d: D
      public let e: E
      public let f: F
      public let g: G

      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        subscribeToAll(
          [
            a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(),
          ], into: subscriber)
      }

      public func merge<P: Publisher>(with p: P) -> Merge8<A, B, C, D, E, F, G, P>
      where P.Output == Output, P.Failure == Failure {
        Merge8(a, b, c, d, e, f, g, p)
      }
    }

    public struct Merge8<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
      A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output,
      A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure, A.Output == H.Output, A.Failure == H.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      public let a: A
      public let b: B
      public let c: C
      public let d: D
      public let e: E
      public let f: F
      public let g: G
      public let h: H

      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        subscribeToAll(
          [
            a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
          ], into: subscriber)
      }
    }
  }

  extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
  extension Publishers.Merge6: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
  extension Publishers.Merge7: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
  extension Publishers.Merge8: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {
  }
#endif
