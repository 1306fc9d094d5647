/// A value of the environment without its type. The entry's own type is the key, so a look-up never finds
/// another key's value or a value of another type.
class EnvironmentEntry {
  typealias Key = ObjectIdentifier
  final var key: Key { Key(type(of: self)) }
  func isEqual(to other: EnvironmentEntry) -> Bool { fatalError("EnvironmentEntry is abstract") }
  /// Whether it is the default, read where no view sets the value.
  var isDefault: Bool { fatalError("EnvironmentEntry is abstract") }
}

/// The value of a key.
final class EnvironmentValueEntry<Key: EnvironmentKey>: EnvironmentEntry {
  let value: Key.Value
  init(_ value: Key.Value) { self.value = value }

  override func isEqual(to other: EnvironmentEntry) -> Bool {
    guard let other = other as? Self else { return false }
    return ViewPlatform.isEqual(value, other.value)
  }

  override var isDefault: Bool { ViewPlatform.isEqual(value, Key.defaultValue) }
}
