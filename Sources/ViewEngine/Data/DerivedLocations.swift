/// A place inside another: `$state.member`.
final class MemberLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value) {
    var whole = base.get()
    if let keyPath = keyPath as? ReferenceWritableKeyPath<Base, Value> {
      // The way leads through an object, which is another one afterwards as little as its owner is.
      whole[keyPath: keyPath] = value
    } else {
      whole[keyPath: keyPath] = value
      base.set(whole)
    }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// A property of an object.
final class ObjectMemberLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectMemberLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// An element of a collection. One that is gone reads as it last was, and drops what is written.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element>, @unchecked Sendable {
  private let base: Location<Base>
  private let index: Base.Index
  private let last: Base.Element

  init(base: Location<Base>, index: Base.Index, last: Base.Element) {
    self.base = base
    self.index = index
    self.last = last
  }

  override func get() -> Base.Element {
    let whole = base.get()
    return contains(whole) ? whole[index] : last
  }

  override func set(_ value: Base.Element) {
    var whole = base.get()
    guard contains(whole) else { return }
    whole[index] = value
    base.set(whole)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }

  private func contains(_ whole: Base) -> Bool { index >= whole.startIndex && index < whole.endIndex }
}

/// A place that two closures make.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value) { write(value, Transaction.scopes.current?.transaction ?? Transaction()) }
}

/// A place that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value) {}
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return isEqual(value, other.value)
  }
}
