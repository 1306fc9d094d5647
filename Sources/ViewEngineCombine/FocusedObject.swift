#if BundledEngine && (canImport(Darwin) || OpenCombine)
  #if canImport(Darwin) && compiler(>=6.2)
    public import Combine
  #else
    public import OpenCombine
  #endif
  public import ViewEngine

  /// An object that the view with the focus hands out, or nil; the view is evaluated anew whenever the object announces a
  /// change.
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
    public mutating func update() {
      if let object = value.wrappedValue { connection.observe(object) }
    }
  }

  extension View {
    /// Hands an object to `@FocusedObject` while the view has the focus, or something in it.
    public nonisolated func focusedObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
      focusedValue(\.[FocusedObjectKey<ObjectType>()], object)
    }

    /// - Parameter object: nil for none.
    public nonisolated func focusedObject<ObjectType: ObservableObject>(_ object: ObjectType?) -> some View {
      focusedValue(\.[FocusedObjectKey<ObjectType>()], object)
    }

    /// Hands an object to `@FocusedObject` wherever in the scene the focus is.
    public nonisolated func focusedSceneObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
      focusedSceneValue(\.[FocusedObjectKey<ObjectType>()], object)
    }
  }

  struct FocusedObjectKey<ObjectType: ObservableObject>: FocusedValueKey, Hashable {
    typealias Value = ObjectType
  }

  extension FocusedValues {
    subscript<ObjectType: ObservableObject>(key: FocusedObjectKey<ObjectType>) -> ObjectType? {
      get { self[FocusedObjectKey<ObjectType>.self] }
      set { self[FocusedObjectKey<ObjectType>.self] = newValue }
    }
  }
#endif
