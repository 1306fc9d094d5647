/// Compares two values as SwiftUI does: plain data by its bits, else by `==` if there is one, else field by field.
@inlinable package func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  if _isPOD(Value.self) { return isEqualPlainData(first, second) }
  // Casts the type instead of the values, which would be boxed.
  if Value.self is any ComparedByFields.Type { return isEqualByFields(first, second) }
  func compare<Known: Equatable>(as type: Known.Type) -> Bool {
    unsafeBitCast(first, to: type) == unsafeBitCast(second, to: type)
  }
  if let type = Value.self as? any Equatable.Type { return compare(as: type) }
  return isEqualByFields(first, second)
}

/// A type that is compared by its fields even if it is `Equatable`, because its content decides.
@usableFromInline protocol ComparedByFields {}
extension Optional: ComparedByFields {}

/// Compares values of a type without references, for which equal bits are enough.
@inlinable func isEqualPlainData<Value>(_ first: Value, _ second: Value) -> Bool {
  let size = MemoryLayout<Value>.size
  let hasEqualBits = withUnsafePointer(to: first) { first in
    withUnsafePointer(to: second) { second in hasEqualBytes(first, second, size) }
  }
  // A value as large as its alignment has no meaningless bits.
  if hasEqualBits || MemoryLayout<Value>.size == MemoryLayout<Value>.alignment { return hasEqualBits }
  return isEqualByFields(first, second)
}

@inlinable func hasEqualBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: Int) -> Bool {
  var next = 0
  while next + 8 <= count {
    let word = first.loadUnaligned(fromByteOffset: next, as: UInt64.self)
    if word != second.loadUnaligned(fromByteOffset: next, as: UInt64.self) { return false }
    next += 8
  }
  while next < count {
    if first.load(fromByteOffset: next, as: UInt8.self) != second.load(fromByteOffset: next, as: UInt8.self) {
      return false
    }
    next += 1
  }
  return true
}

@usableFromInline @inline(never) func isEqualByFields<Value>(_ first: Value, _ second: Value) -> Bool {
  let comparison = FieldComparison.known(for: Value.self)
  return withUnsafePointer(to: first) { first in
    withUnsafePointer(to: second) { second in comparison.isEqual(first, second) }
  }
}
