#if OpenCombine && !canImport(Darwin)
  public import OpenCombine

  // The operator `combineLatest` and its publishers, which OpenCombine 0.14 lacks.

  extension Publishers {
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
      public typealias Output = (A.Output, B.Output)
      public typealias Failure = A.Failure
      public let a: A
      public let b: B

      public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let latest = (Latest<A.Output>(), Latest<B.Output>())
        let combination = Combination(of: 2, for: subscriber) {
          guard let a = latest.0.value, let b = latest.1.value else { return nil }
          return (a, b)
        }
        a.subscribe(CombinedSide(0, in: combination, latest.0))
        b.subscribe(CombinedSide(1, in: combination, latest.1))
        combination.begin()
      }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
      public typealias Output = (A.Output, B.Output, C.Output)
      public typealias Failure = A.Failure
      public let a: A
      public let b: B
      public let c: C

      public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let latest = (Latest<A.Output>(), Latest<B.Output>(), Latest<C.Output>())
        let combination = Combination(of: 3, for: subscriber) {
          guard let a = latest.0.value, let b = latest.1.value, let c = latest.2.value else { return nil }
          return (a, b, c)
        }
        a.subscribe(CombinedSide(0, in: combination, latest.0))
        b.subscribe(CombinedSide(1, in: combination, latest.1))
        c.subscribe(CombinedSide(2, in: combination, latest.2))
        combination.begin()
      }
    }

    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      public typealias Failure = A.Failure
      public let a: A
      public let b: B
      public let c: C
      public let d: D

      public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let latest = (Latest<A.Output>(), Latest<B.Output>(), Latest<C.Output>(), Latest<D.Output>())
        let combination = Combination(of: 4, for: subscriber) {
          guard let a = latest.0.value, let b = latest.1.value, let c = latest.2.value, let d = latest.3.value else {
            return nil
          }
          return (a, b, c, d)
        }
        a.subscribe(CombinedSide(0, in: combination, latest.0))
        b.subscribe(CombinedSide(1, in: combination, latest.1))
        c.subscribe(CombinedSide(2, in: combination, latest.2))
        d.subscribe(CombinedSide(3, in: combination, latest.3))
        combination.begin()
      }
    }

  }

  extension Publisher {
    public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
    where B.Failure == Failure { Publishers.CombineLatest(self, b) }

    public func combineLatest<B: Publisher, Result>(
      _ b: B, _ transform: @escaping (Output, B.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result>
    where B.Failure == Failure { combineLatest(b).map { transform($0.0, $0.1) } }

    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure { Publishers.CombineLatest3(self, b, c) }

    public func combineLatest<B: Publisher, C: Publisher, Result>(
      _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
    where B.Failure == Failure, C.Failure == Failure { combineLatest(b, c).map { transform($0.0, $0.1, $0.2) } }

    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
      -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure { Publishers.CombineLatest4(self, b, c, d) }

    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
      _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
      combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
  }
#endif
