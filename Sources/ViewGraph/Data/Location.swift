/// The storage that a binding reads and writes.
@usableFromInline
package class Location<Value>: Dependency, @unchecked Sendable {
  @inlinable override init() {}

  /// The value; a read makes it a dependency of the body.
  @inlinable func get() -> Value { fatalError("Location is abstract") }
  @usableFromInline func set(_ value: Value) { fatalError("Location is abstract") }
  /// The number of changes, for locations that count them.
  package var changes: UInt32 { 0 }
  /// Whether both are the same place, so that a view with a binding to it need not be evaluated again.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}
