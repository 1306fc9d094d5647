extension Binding {
  /// A binding of two closures. It never counts as equal to another.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(storing: FunctionStore(read: get, write: { value, _ in set(value) }))
  }

  /// A binding of two closures, the second of which is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(storing: FunctionStore(read: get, write: set))
  }
}

/// A place that two closures make.
private struct FunctionStore<Value>: ValueStore {
  let read: () -> Value
  let write: (Value, Transaction) -> Void

  func get() -> Value { read() }
  func set(_ value: Value) { write(value, Transaction.scopes.current?.transaction ?? Transaction()) }
  func isSame(as other: Self) -> Bool { false }
}
