#if BundledEngine && (canImport(Darwin) || OpenCombine)
  #if canImport(Darwin) && compiler(>=6.2)
    public import Combine
  #else
    public import OpenCombine
  #endif
  public import ViewEngine

  /// An object that a view further out has put into the environment; the view is evaluated anew whenever the
  /// object announces a change, whatever of it the body has read.
  @propertyWrapper
  public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var environment = Environment(\.[SharedObjectKey<ObjectType>()])
    private var connection = Connection()

    public init() {}

    /// The object. To use it where nobody has put one into the environment ends the program, with SwiftUI's
    /// message and the name of the view.
    public var wrappedValue: ObjectType {
      guard let shared = environment.wrappedValue else {
        MissingObject.stop(
          "ObservableObject of type \(ObjectType.self)", "View.environmentObject(_:) for \(ObjectType.self)")
      }
      return shared.object
    }

    /// Makes bindings to what the object holds: `$object.member`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
  }

  extension EnvironmentObject: DynamicProperty {
    public mutating func update() {
      if let shared = environment.wrappedValue { connection.observe(shared.object) }
    }
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
#endif
