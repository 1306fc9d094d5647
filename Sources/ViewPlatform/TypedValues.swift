/// A few values, each known by its own type.
// A list instead of a dictionary, because there are hardly ever more than two.
package struct TypedValues {
  private var entries: [(key: ObjectIdentifier, value: Any)] = []
  package init() {}

  package subscript<Value>(key: Any.Type) -> Value? {
    get { entries.first { $0.key == ObjectIdentifier(key) }?.value as? Value }
    set {
      entries.removeAll { $0.key == ObjectIdentifier(key) }
      if let newValue { entries.append((ObjectIdentifier(key), newValue)) }
    }
  }

  /// Adds the values of others that are not set yet.
  package mutating func add(_ others: TypedValues) {
    for other in others.entries where !entries.contains(where: { $0.key == other.key }) { entries.append(other) }
  }
}
