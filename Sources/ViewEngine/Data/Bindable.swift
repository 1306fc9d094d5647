#if canImport(Observation)
  public import Observation

  /// Makes bindings to the properties of a model: `@Bindable var model: Model`, then `$model.name`.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @propertyWrapper
  @dynamicMemberLookup
  public struct Bindable<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable { self = projectedValue }
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a property; a body that reads through it depends on that property alone.
    public subscript<Member>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
    ) -> Binding<Member> where Value: AnyObject {
      Binding(storing: ObjectMemberStore(object: wrappedValue, keyPath: keyPath))
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension Bindable: DynamicProperty {}

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension Bindable: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension Bindable: Sendable where Value: Sendable {}

  /// A property of an object.
  private struct ObjectMemberStore<Object: AnyObject, Value>: ValueStore {
    let object: Object
    let keyPath: ReferenceWritableKeyPath<Object, Value>
    func get() -> Value { object[keyPath: keyPath] }
    func set(_ value: Value) { object[keyPath: keyPath] = value }
    func isSame(as other: Self) -> Bool { object === other.object && keyPath == other.keyPath }
  }
#endif
