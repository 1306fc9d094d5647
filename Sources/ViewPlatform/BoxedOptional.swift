/// A value that is mostly absent: one word then.
@usableFromInline
package struct BoxedOptional<Value> {
  @usableFromInline var box: Box?
  @inlinable package init() { box = nil }

  package var value: Value? {
    get { box?.value }
    // A new box, because copies share the previous one.
    set { box = newValue.map { Box($0) } }
  }

  @usableFromInline final class Box {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

extension BoxedOptional: @unchecked Sendable where Value: Sendable {}
