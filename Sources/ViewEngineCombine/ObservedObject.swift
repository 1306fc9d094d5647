#if BundledEngine && (canImport(Darwin) || OpenCombine)
  public import ViewEngine
  import ViewPlatform

  /// An object that the view does not own. Each change that the object announces evaluates the view again, even if the
  /// body has not read the changed property.
  @propertyWrapper
  public struct ObservedObject<ObjectType: ObservableObject> {
    public var wrappedValue: ObjectType
    private var connection = Connection()

    /// Observes the object from the first evaluation; a different object is observed from the next one.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// The way to bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
      let object: ObjectType
      public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
        Subject
      > {
        Binding(storing: ObservedMemberStore(object: object, keyPath: keyPath))
      }
    }
  }

  /// A property of an observed object.
  private struct ObservedMemberStore<Object: AnyObject, Value>: ValueStore {
    let object: Object
    let keyPath: ReferenceWritableKeyPath<Object, Value>
    func get() -> Value { object[keyPath: keyPath] }
    func set(_ value: Value) { object[keyPath: keyPath] = value }
    // Never, because a view that is given the binding depends on the object only through the view that gives it.
    func isSame(as other: Self) -> Bool { false }
  }

  extension ObservedObject: DynamicProperty { public mutating func update() { connection.observe(wrappedValue) } }

  /// An object that the view owns: made once, when the view is first evaluated, and kept while the view keeps
  /// its identity.
  @propertyWrapper
  public struct StateObject<ObjectType: ObservableObject> {
    // Two places: the mounted part must hold the object, and not the struct, which outlives the view in every copy. The
    // closure is in a reference, because a closure would make all structs differ.
    @State private var maker: Maker
    private var storage = Owned<Storage>()
    private var connection = Connection()

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
      _maker = State(wrappedValue: Maker(make: thunk))
    }

    /// The object. Before mounting, each read returns a temporary, as in SwiftUI.
    public var wrappedValue: ObjectType { storage.wrappedValue.object(madeBy: maker) }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    private final class Maker {
      let make: () -> ObjectType
      init(make: @escaping () -> ObjectType) { self.make = make }
    }

    private final class Storage: OwnableObject {
      private var object: ObjectType?

      func object(madeBy maker: Maker) -> ObjectType {
        if let object { return object }
        // The maker of the object may read states of the enclosing view, on which this one does not depend.
        let object = Evaluation.untracked { maker.make() }
        self.object = object
        return object
      }
    }
  }

  extension StateObject: DynamicProperty { public mutating func update() { connection.observe(wrappedValue) } }

  /// An object that an enclosing view has put into the environment. Each change that the object announces evaluates the
  /// view again, even if the body has not read the changed property.
  @propertyWrapper
  public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var environment = Environment(\.[SharedObjectKey<ObjectType>()])
    private var connection = Connection()
    public init() {}

    /// The object. Reading it without a `.environmentObject(_:)` around the view ends the program, with SwiftUI's
    /// message and the name of the view.
    public var wrappedValue: ObjectType {
      guard let shared = environment.wrappedValue else {
        MissingObject.stop(
          "ObservableObject of type \(ObjectType.self)", "View.environmentObject(_:) for \(ObjectType.self)")
      }
      return shared.object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
  }

  extension EnvironmentObject: DynamicProperty {
    public mutating func update() { if let shared = environment.wrappedValue { connection.observe(shared.object) } }
  }

  extension EnvironmentObject: InspectedProperty {
    package var inspectedValue: Any? { environment.wrappedValue?.object }
    package static var isKept: Bool { false }
  }

  extension View {
    /// Puts an object into the environment of the view and everything in it, where `@EnvironmentObject` finds it
    /// by its type.
    public nonisolated func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
      environment(\.[SharedObjectKey<ObjectType>()], SharedObject(object: object))
    }
  }

  extension Scene {
    public nonisolated func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some Scene {
      mapWindows { $0.environmentObject(object) }
    }
  }

  /// An object in the environment, which is another value only if it is another object.
  struct SharedObject<ObjectType: AnyObject>: Equatable {
    let object: ObjectType
    static func == (first: SharedObject, second: SharedObject) -> Bool { first.object === second.object }
  }

  struct SharedObjectKey<ObjectType: AnyObject>: EnvironmentKey, Hashable {
    static var defaultValue: SharedObject<ObjectType>? { nil }
  }

  extension EnvironmentValues {
    subscript<ObjectType: AnyObject>(key: SharedObjectKey<ObjectType>) -> SharedObject<ObjectType>? {
      get { self[SharedObjectKey<ObjectType>.self] }
      set { self[SharedObjectKey<ObjectType>.self] = newValue }
    }
  }

  /// An object that the view with the focus hands out, or nil; the view is evaluated again whenever the object
  /// announces a change.
  @propertyWrapper
  public struct FocusedObject<ObjectType: ObservableObject> {
    private var value = FocusedValue(\.[FocusedObjectKey<ObjectType>()])
    private var connection = Connection()
    public init() {}
    public var wrappedValue: ObjectType? { value.wrappedValue }

    /// Makes bindings to what the object holds, where there is one: `$object?.member`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
      wrappedValue.map { ObservedObject.Wrapper(object: $0) }
    }
  }

  extension FocusedObject: DynamicProperty {
    public mutating func update() { if let object = value.wrappedValue { connection.observe(object) } }
  }

  extension View {
    /// Hands an object to `@FocusedObject` while the view has the focus, or something in it.
    public nonisolated func focusedObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
      focusedValue(\.[FocusedObjectKey<ObjectType>()], object)
    }

    public nonisolated func focusedObject<ObjectType: ObservableObject>(_ object: ObjectType?) -> some View {
      focusedValue(\.[FocusedObjectKey<ObjectType>()], object)
    }

    /// Hands an object to `@FocusedObject`, for a focus anywhere in the scene.
    public nonisolated func focusedSceneObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
      focusedSceneValue(\.[FocusedObjectKey<ObjectType>()], object)
    }
  }

  struct FocusedObjectKey<ObjectType: ObservableObject>: FocusedValueKey, Hashable { typealias Value = ObjectType }

  extension FocusedValues {
    subscript<ObjectType: ObservableObject>(key: FocusedObjectKey<ObjectType>) -> ObjectType? {
      get { self[FocusedObjectKey<ObjectType>.self] }
      set { self[FocusedObjectKey<ObjectType>.self] = newValue }
    }
  }

  extension Connection {
    /// Invalidates the view whenever the object announces a change.
    func observe<Object: ObservableObject>(_ object: Object) {
      connect(with: object) { invalidation in
        let changes = object.objectWillChange
        let defaults = StoredDefaults(of: object)
        if let publisher = changes as? ObservableObjectPublisher { defaults.announceChanges(by: publisher) }
        MainActor.assumeIsolated { invalidation.show(defaults) }
        return changes.sink { _ in
          if MainActor.isCurrent { return invalidation() }
          invalidation.warn(publishingFromBackground)
          DeferredCalls.perform { invalidation() }
        }
      }
    }
  }

  extension StoredDefaults {
    /// Sends the object's changes by its publisher, as `@Published` does.
    func announceChanges(by publisher: ObservableObjectPublisher) {
      // Safe on any thread, as the publisher is.
      nonisolated(unsafe) let publisher = publisher
      announceChanges { publisher.send() }
    }
  }

  /// SwiftUI's warning. The view is evaluated all the same; for a thread of no host, perhaps before the value is stored.
  private let publishingFromBackground =
    "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
    + "(via operators like receive(on:)) on model updates."

  extension StateObject: InspectedProperty { package var inspectedValue: Any? { wrappedValue } }

  extension ObservedObject: InspectedProperty {
    package var inspectedValue: Any? { wrappedValue }
    package static var isKept: Bool { false }
  }

  extension Published: InspectedProperty {
    /// A publisher of a property sends its value to each new subscriber, at once.
    package var inspectedValue: Any? {
      var copy = self
      var value: Value?
      copy.projectedValue.sink { value = $0 }.cancel()
      return value.map { $0 as Any }
    }
  }

  extension CurrentValueSubject: InspectedProperty { package var inspectedValue: Any? { value } }
#endif
