/// Compares two values as SwiftUI does: plain data by its bits, else by `==` where there is one, else field by field.
@inlinable package func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  if _isPOD(Value.self) { return isEqualPlainData(first, second) }
  // NB: the type is cast and not the values, which would be boxed.
  if Value.self is any ComparedByFields.Type { return isEqualByFields(first, second) }
  func compare<Known: Equatable>(as type: Known.Type) -> Bool {
    unsafeBitCast(first, to: type) == unsafeBitCast(second, to: type)
  }
  if let type = Value.self as? any Equatable.Type { return compare(as: type) }
  return isEqualByFields(first, second)
}

/// A type that is compared by its fields though it may be `Equatable`: what is in it decides.
@usableFromInline protocol ComparedByFields {}
extension Optional: ComparedByFields {}

/// The same for a type without references, of which equal bits are enough.
@inlinable func isEqualPlainData<Value>(_ first: Value, _ second: Value) -> Bool {
  let hasEqualBits = withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in first.elementsEqual(second) }
  }
  // What is as large as its alignment has no room for bits that mean nothing.
  if hasEqualBits || MemoryLayout<Value>.size == MemoryLayout<Value>.alignment { return hasEqualBits }
  return isEqualByFields(first, second)
}

@usableFromInline @inline(never) func isEqualByFields<Value>(_ first: Value, _ second: Value) -> Bool {
  let comparison = FieldComparison.known(for: Value.self)
  return withUnsafePointer(to: first) { first in
    withUnsafePointer(to: second) { second in comparison.isEqual(first, second) }
  }
}
