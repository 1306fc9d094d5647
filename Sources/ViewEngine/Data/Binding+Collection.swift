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

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

/// An element of a collection. One that is gone reads as it last was, and drops what is written.
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
