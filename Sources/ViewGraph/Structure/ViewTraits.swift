/// A value that a modifier passes to the view's container: its tag, its badge.
public protocol _ViewTraitKey { associatedtype Value }

/// The traits that the modifiers of one view set.
public struct _ViewTraits {
  private var values = TypedValues()

  package subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Sets a trait, unless an outer modifier has already set it.
  package mutating func add<Key: _ViewTraitKey>(_ value: Key.Value?, for key: Key.Type) {
    if self[key] == nil { self[key] = value }
  }

  /// Adds the traits of others that are not set yet.
  mutating func add(_ others: _ViewTraits) { values.add(others.values) }
}

/// Which traits the modifiers of a view may have.
public struct _ViewTraitKeys {
  private var ids: Set<ObjectIdentifier> = []
  private var depth = 0

  /// Adds the keys of a body; looks at most 32 levels into a type whose body contains itself.
  @MainActor mutating func look<Body: View>(into body: Body.Type) {
    guard depth < 32 else { return }
    depth += 1
    body._addTraitKeys(to: &self)
    depth -= 1
  }

  package func contains<Key: _ViewTraitKey>(_ key: Key.Type) -> Bool { ids.contains(ObjectIdentifier(key)) }
  package mutating func insert<Key: _ViewTraitKey>(_ key: Key.Type) { ids.insert(ObjectIdentifier(key)) }
}

/// The trait of a `ForEach` row: its id.
package enum RowIDKey: _ViewTraitKey { package typealias Value = any Hashable }
