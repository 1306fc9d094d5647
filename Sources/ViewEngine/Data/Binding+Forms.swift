extension State where Value: ExpressibleByNilLiteral { @inlinable public init() { self.init(wrappedValue: nil) } }

extension Binding {
  /// A binding of two closures. It never counts as equal to another.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(storing: FunctionStore(read: get, write: { value, _ in set(value) }))
  }

  /// `set` receives the transaction of `transaction(_:)` or `animation(_:)`, not that of an enclosing `withAnimation`.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(storing: FunctionStore(read: get, write: set))
  }
}

extension Binding {
  /// A binding to the value as an optional; a `nil` that is written is dropped.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { value in value.map { base.wrappedValue = $0 } })
  }

  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) }, set: { value in (value.base as? Base).map { base.wrappedValue = $0 } })
  }

  public init?(_ base: Binding<Value?>) {
    guard let last = base.wrappedValue else { return nil }
    // The last value replaces an optional that has become nil in the meantime.
    self.init(get: { base.wrappedValue ?? last }, set: { base.wrappedValue = $0 })
  }
}

extension Binding {
  /// Writes form their own update with that transaction; a binding of two closures hands it to `set`.
  public func transaction(_ transaction: Transaction) -> Binding {
    var binding = self
    binding.transaction = transaction
    if let functions = (location as? StoreLocation<FunctionStore<Value>>)?.store {
      // The writing closure has to pass it on.
      binding = Binding(storing: functions.told(transaction))
      binding.transaction = transaction
      binding.hasTransaction = false
    }
    return binding
  }

  /// The same binding, whose writes form their own animated update.
  public func animation(_ animation: Animation? = .default) -> Binding {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  public subscript(position: Index) -> Binding<Value.Element> {
    let last = wrappedValue[position]
    return Binding<Value.Element>(storing: ElementStore(base: self, index: position, last: last))
      .keepingTransaction(of: self)
  }
}

extension Binding: BidirectionalCollection where Value: MutableCollection & BidirectionalCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

/// A place that two closures make.
struct FunctionStore<Value>: ValueStore {
  let read: () -> Value
  let write: (Value, Transaction) -> Void
  private var transaction = Transaction()

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    (self.read, self.write) = (read, write)
  }

  /// The same closures with a transaction for the second one.
  func told(_ transaction: Transaction) -> Self {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  func get() -> Value { read() }
  func set(_ value: Value) { write(value, transaction) }
  func isSame(as other: Self) -> Bool { false }
}

/// An element of a collection. A removed element keeps its last value, and drops writes.
private struct ElementStore<Base: MutableCollection>: ValueStore {
  let base: Binding<Base>
  let index: Base.Index
  let last: Base.Element

  func get() -> Base.Element {
    let whole = base.get()
    return contains(whole) ? whole[index] : last
  }

  func set(_ value: Base.Element) {
    var whole = base.get()
    guard contains(whole) else { return }
    whole[index] = value
    base.set(whole)
  }

  func isSame(as other: Self) -> Bool { index == other.index && base.isSame(as: other.base) }
  private func contains(_ whole: Base) -> Bool { index >= whole.startIndex && index < whole.endIndex }
}
