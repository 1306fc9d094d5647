/// A value that a gesture sets while it goes on: `@GestureState private var offset = CGSize.zero`, to be kept up to
/// date with `updating(_:body:)`. When the gesture ends, the value is again what it was at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let transaction: (Value) -> Transaction

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: the transaction in which the value is reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// - Parameter reset: is told the last value, and says in which transaction it is reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    transaction = { value in
      var transaction = Transaction()
      reset(value, &transaction)
      return transaction
    }
  }

  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }

  func set(_ newValue: Value, in transaction: Transaction) {
    if transaction.animation == nil { return value = newValue }
    withTransaction(transaction) { value = newValue }
  }

  func reset() { set(initial, in: transaction(value)) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
