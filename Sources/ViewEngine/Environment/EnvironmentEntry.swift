/// A value of the environment without its type, which the key that it is kept under knows.
class EnvironmentEntry {
  func isEqual(to other: EnvironmentEntry) -> Bool { fatalError("EnvironmentEntry is abstract") }

  /// The value, of the type that the key says.
  // NB: unchecked, for a key has one type of value.
  final func value<Value>(as type: Value.Type) -> Value {
    unsafeDowncast(self, to: EnvironmentEntryOf<Value>.self).value
  }
}

final class EnvironmentEntryOf<Value>: EnvironmentEntry {
  let value: Value
  init(_ value: Value) { self.value = value }

  override func isEqual(to other: EnvironmentEntry) -> Bool {
    ViewEngine.isEqual(value, other.value(as: Value.self))
  }
}
