#if !canImport(Darwin) && !OpenCombine
  public import ViewEngine

  // Combine is missing on this system. These names of the trait are unavailable, and say how to turn it on.

  @available(*, unavailable, message: "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])")
  public protocol ObservableObject: AnyObject {}

  @available(*, unavailable, message: "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])")
  @propertyWrapper
  public struct Published<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }

  @available(*, unavailable, message: "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])")
  @propertyWrapper
  public struct StateObject<ObjectType> {
    public var wrappedValue: ObjectType { fatalError("unavailable") }
    public var projectedValue: Self { self }
    public init(wrappedValue: @autoclosure () -> ObjectType) {}
  }

  @available(*, unavailable, message: "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])")
  @propertyWrapper
  public struct ObservedObject<ObjectType> {
    public var wrappedValue: ObjectType { fatalError("unavailable") }
    public var projectedValue: Self { self }
    public init(wrappedValue: ObjectType) {}
  }

  @available(*, unavailable, message: "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])")
  @propertyWrapper
  public struct EnvironmentObject<ObjectType> {
    public var wrappedValue: ObjectType { fatalError("unavailable") }
    public var projectedValue: Self { self }
    public init() {}
  }

  @available(*, unavailable, message: "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])")
  public struct Just<Output> { public init(_ output: Output) {} }

  @available(*, unavailable, message: "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])")
  public struct PassthroughSubject<Output, Failure: Error> { public init() {} }

  @available(*, unavailable, message: "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])")
  public struct CurrentValueSubject<Output, Failure: Error> { public init(_ value: Output) {} }

  @available(*, unavailable, message: "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])")
  public struct AnyCancellable {}

  extension View {
    @available(*, unavailable, message: "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])")
    public nonisolated func onReceive<Source, Output>(
      _ publisher: Source, perform action: @escaping (Output) -> Void
    ) -> Self { self }

    // The same for a closure that does not say what it takes.
    @available(*, unavailable, message: "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])")
    public nonisolated func onReceive<Source>(_ publisher: Source, perform action: @escaping (Any) -> Void) -> Self {
      self
    }

    @available(*, unavailable, message: "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])")
    public nonisolated func environmentObject<ObjectType>(_ object: ObjectType) -> Self { self }
  }
#endif
