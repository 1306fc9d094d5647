/// A value that is seldom there: one word while it is not.
@usableFromInline
package struct Seldom<Value> {
  @usableFromInline var box: Box?
  @inlinable package init() { box = nil }

  package var value: Value? {
    get { box?.value }
    // NB: another box, for copies share the one of before.
    set { box = newValue.map { Box($0) } }
  }

  @usableFromInline final class Box {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

extension Seldom: @unchecked Sendable where Value: Sendable {}
