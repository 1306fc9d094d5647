/// A way to read and write a value that something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  @usableFromInline package let location: Location<Value>
  /// The transaction of the writes made through it, if it asks for one.
  public var transaction: Transaction {
    get { kept.value ?? Transaction() }
    set { kept.value = newValue }
  }
  // NB: one word, for bindings are most of what the controls of a form are made of.
  @usableFromInline var kept = Seldom<Transaction>()
  @usableFromInline package var hasTransaction = false

  @inlinable package init(_ location: Location<Value>) { self.location = location }

  /// A binding that always reads `value`, and drops what is written.
  public static func constant(_ value: Value) -> Binding { Binding(storing: ConstantStore(value: value)) }

  @inlinable public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if hasTransaction { return withTransaction(transaction) { location.set(newValue) } }
      location.set(newValue)
    }
  }

  @inlinable public var projectedValue: Binding<Value> { self }

  @inlinable public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(MemberLocation(base: location, keyPath: keyPath)).keepingTransaction(of: self)
  }

  @inlinable package func keepingTransaction<Other>(of other: Binding<Other>) -> Binding {
    guard other.hasTransaction else { return self }
    var binding = self
    (binding.transaction, binding.hasTransaction) = (other.transaction, true)
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty, MountedProperty {
  package mutating func mount(in node: _Node, previous: Binding?) {}
  package func isSame(as other: Binding) -> Bool { location.isSame(as: other.location) }
  package var changes: UInt32 { location.changes }
}
