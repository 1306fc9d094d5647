/// What a binding reads and writes, where that is neither a state nor a part of one: see `Binding.init(storing:)`.
package protocol ValueStore {
  associatedtype Value
  /// The value; what it reads of states, the body that asks depends on.
  func get() -> Value
  func set(_ value: Value)
  /// Whether it is the same place, so that a view with a binding to it need not be evaluated anew.
  func isSame(as other: Self) -> Bool
}

extension Binding {
  package init<Store: ValueStore>(storing store: Store) where Store.Value == Value { self.init(StoreLocation(store)) }

  /// Reads the value.
  package func get() -> Value { location.get() }

  /// Writes the value, in the transaction of whoever calls.
  package func set(_ value: Value) { location.set(value) }
}
