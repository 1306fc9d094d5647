/// A reference to a value of another owner, which it reads and writes.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  @usableFromInline package let location: Location<Value>
  /// The transaction of the writes made through it; an empty one if none was set.
  public var transaction: Transaction {
    get { kept.value ?? Transaction() }
    set { (kept.value, hasTransaction) = (newValue, true) }
  }
  // One word, because bindings are the main content of a form's controls.
  @usableFromInline var kept = BoxedOptional<Transaction>()
  @usableFromInline package var hasTransaction = false
  @inlinable package init(_ location: Location<Value>) { self.location = location }

  /// A binding that always reads `value`, and drops what is written.
  public static func constant(_ value: Value) -> Binding { Binding(storing: ConstantStore(value: value)) }

  /// Copies a binding. The compiler calls it for a parameter that a caller passes with `$`.
  @inlinable public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if hasTransaction { return withTransaction(transaction) { location.set(newValue) } }
      location.set(newValue)
    }
  }

  @inlinable public var projectedValue: Binding<Value> { self }

  /// A binding to a member of the value; a write replaces the member only.
  @inlinable public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(MemberLocation(base: location, keyPath: keyPath)).keepingTransaction(of: self)
  }

  @inlinable package func keepingTransaction<Other>(of other: Binding<Other>) -> Binding {
    guard other.hasTransaction else { return self }
    var binding = self
    binding.transaction = other.transaction
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty, MountedProperty {
  package mutating func mount(in node: _Node, previous: Binding?) {}
  package func isSame(as other: Binding) -> Bool { location.isSame(as: other.location) }
  package var changes: UInt32 { location.changes }
}
