extension Binding {
  /// A binding of two closures. It never counts as equal to another.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(storing: FunctionStore(read: get, write: { value, _ in set(value) }))
  }

  /// A binding of two closures, the second of which is told what `transaction(_:)` or `animation(_:)` says of the binding.
  ///
  /// As in SwiftUI, the closure itself hands that on to what it writes; it is not told of a `withAnimation` around it.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(storing: FunctionStore(read: get, write: set))
  }
}

/// A place that two closures make.
struct FunctionStore<Value>: ValueStore {
  let read: () -> Value
  let write: (Value, Transaction) -> Void
  private var transaction = Transaction()

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  /// The same closures, the second of which is told a transaction.
  func told(_ transaction: Transaction) -> Self {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  func get() -> Value { read() }
  func set(_ value: Value) { write(value, transaction) }
  func isSame(as other: Self) -> Bool { false }
}
