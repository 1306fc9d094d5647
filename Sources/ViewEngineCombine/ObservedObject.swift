#if BundledEngine && (canImport(Darwin) || OpenCombine)
  #if canImport(Darwin) && compiler(>=6.2)
    public import Combine
  #else
    public import OpenCombine
  #endif
  public import ViewEngine

  /// An object that somebody else owns; the view is evaluated anew whenever it announces a change, whatever
  /// of it the body has read.
  @propertyWrapper
  public struct ObservedObject<ObjectType: ObservableObject> {
    public var wrappedValue: ObjectType
    private var connection = Connection()

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Makes bindings to what the object holds: `$object.member`.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// The way to bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
      let object: ObjectType

      // NB: a binding of closures, which never counts as equal: the view that is given it depends on the object
      // only through the view that gives it.
      public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
        Subject
      > {
        let object = object
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
      }
    }
  }

  extension ObservedObject: DynamicProperty {
    public mutating func update() { connection.observe(wrappedValue) }
  }
#endif
