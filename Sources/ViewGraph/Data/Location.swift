/// Where a binding reads and writes.
@usableFromInline
package class Location<Value>: Dependency, @unchecked Sendable {
  @inlinable override init() {}

  /// The value; a body that asks for it depends on it.
  @inlinable func get() -> Value { fatalError("Location is abstract") }
  @usableFromInline func set(_ value: Value) { fatalError("Location is abstract") }
  /// How often the value has changed, as far as that is counted.
  package var changes: UInt32 { 0 }
  /// Whether it is the same place, so that a view with a binding to it need not be evaluated anew.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}
