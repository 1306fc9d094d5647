/// Storage for a binding to a value outside of states: see `Binding.init(storing:)`.
package protocol ValueStore {
  associatedtype Value
  /// The value; states that it reads become dependencies of the body.
  func get() -> Value
  func set(_ value: Value)
  /// Whether both are the same place, so that a view with a binding to it need not be evaluated again.
  func isSame(as other: Self) -> Bool
}

extension Binding {
  package init<Store: ValueStore>(storing store: Store) where Store.Value == Value { self.init(StoreLocation(store)) }

  /// Reads the value.
  package func get() -> Value { location.get() }

  /// Writes the value, in the caller's transaction.
  package func set(_ value: Value) { location.set(value) }
}
