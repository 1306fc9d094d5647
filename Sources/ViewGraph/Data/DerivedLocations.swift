/// The location of a member in another location: `$state.member`.
@usableFromInline final class MemberLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  @usableFromInline init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    (self.base, self.keyPath) = (base, keyPath)
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value) {
    var whole = base.get()
    if let keyPath = keyPath as? ReferenceWritableKeyPath<Base, Value> {
      // The path leads through an object, whose identity stays the same, as its owner's does.
      whole[keyPath: keyPath] = value
    } else {
      whole[keyPath: keyPath] = value
      base.set(whole)
    }
  }

  override var changes: UInt32 { base.changes }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// A location whose store is declared outside of the core.
package final class StoreLocation<Store: ValueStore>: Location<Store.Value>, @unchecked Sendable {
  package let store: Store
  init(_ store: Store) { self.store = store }
  override func get() -> Store.Value { store.get() }
  override func set(_ value: Store.Value) { store.set(value) }
  override func isSame(as other: Location<Store.Value>) -> Bool {
    guard self !== other, let other = other as? StoreLocation<Store> else { return self === other }
    return store.isSame(as: other.store)
  }
}

/// A location that never changes.
struct ConstantStore<Value>: ValueStore {
  let value: Value
  func get() -> Value { value }
  func set(_ value: Value) {}
  func isSame(as other: Self) -> Bool { isEqual(value, other.value) }
}
