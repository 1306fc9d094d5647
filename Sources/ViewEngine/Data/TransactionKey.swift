/// A value of transactions, known by its type: add a property to `Transaction` that reads `self[Key.self]`.
public protocol TransactionKey {
  associatedtype Value
  /// The value of a transaction in which nothing has set one.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a key. `withTransaction(\.name, value) { … }` sets it for the writes in a closure.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { customValues[ObjectIdentifier(key)].flatMap { $0.value as? Key.Value } ?? Key.defaultValue }
    set { customValues[ObjectIdentifier(key)] = CustomValue(value: newValue) }
  }

  /// Whether a key of the app's was set.
  var hasCustomValues: Bool { !customValues.isEmpty }

  private enum CustomValuesKey {}

  // NB: unchecked, as in SwiftUI: a key's value need not be Sendable, and a transaction goes where the writes go.
  private struct CustomValue: @unchecked Sendable {
    let value: Any
  }

  private var customValues: [ObjectIdentifier: CustomValue] {
    get { self[CustomValuesKey.self, default: [:]] }
    set { self[CustomValuesKey.self, default: [:]] = newValue }
  }
}
