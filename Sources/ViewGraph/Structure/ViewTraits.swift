/// Something that a modifier can say about a view to the container that the view is in: its tag, its badge.
public protocol _ViewTraitKey { associatedtype Value }

/// What the modifiers of one view say about it.
public struct _ViewTraits {
  private var values = TypedValues()

  package subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Says something, unless a modifier further out has said it already.
  package mutating func add<Key: _ViewTraitKey>(_ value: Key.Value?, for key: Key.Type) {
    if self[key] == nil { self[key] = value }
  }

  /// Says what others say, unless it is said already.
  mutating func add(_ others: _ViewTraits) { values.add(others.values) }
}

/// Which traits the modifiers of a view may have.
public struct _ViewTraitKeys {
  private var ids: Set<ObjectIdentifier> = []
  private var depth = 0

  /// Adds those of a body; a type whose body contains itself is looked into some times and no more.
  @MainActor mutating func look<Body: View>(into body: Body.Type) {
    guard depth < 32 else { return }
    depth += 1
    body._addTraitKeys(to: &self)
    depth -= 1
  }

  package func contains<Key: _ViewTraitKey>(_ key: Key.Type) -> Bool { ids.contains(ObjectIdentifier(key)) }
  package mutating func insert<Key: _ViewTraitKey>(_ key: Key.Type) { ids.insert(ObjectIdentifier(key)) }
}

/// The id of the row of a `ForEach` that a view is.
package enum RowIDKey: _ViewTraitKey { package typealias Value = any Hashable }
