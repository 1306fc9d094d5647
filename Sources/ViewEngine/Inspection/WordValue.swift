/// A value that is told from others by one word: a number, a truth value.
package protocol WordValue {
  var word: UInt64 { get }
  /// The word of the value at an address.
  static func word(at address: UnsafeRawPointer) -> UInt64
}

extension WordValue {
  package static func word(at address: UnsafeRawPointer) -> UInt64 {
    address.assumingMemoryBound(to: Self.self).pointee.word
  }
}

extension Bool: WordValue { package var word: UInt64 { self ? 1 : 0 } }
extension Double: WordValue { package var word: UInt64 { bitPattern } }
extension Float: WordValue { package var word: UInt64 { UInt64(bitPattern) } }

extension FixedWidthInteger {
  package var word: UInt64 { UInt64(truncatingIfNeeded: self) }
}

extension Int: WordValue {}
extension Int8: WordValue {}
extension Int16: WordValue {}
extension Int32: WordValue {}
extension Int64: WordValue {}
extension UInt: WordValue {}
extension UInt8: WordValue {}
extension UInt16: WordValue {}
extension UInt32: WordValue {}
extension UInt64: WordValue {}

extension State: WordValue where Value: WordValue {
  // NB: outside of an evaluation, so that nothing comes to depend on it.
  // NB: specialised for what states most often are, as it is called where their type is not known.
  package var word: UInt64 {
    @_specialize(where Value == Int) @_specialize(where Value == Bool) @_specialize(where Value == Double)
    get { wrappedValue.word }
  }

  @_specialize(where Value == Int) @_specialize(where Value == Bool) @_specialize(where Value == Double)
  package static func word(at address: UnsafeRawPointer) -> UInt64 {
    address.assumingMemoryBound(to: Self.self).pointee.wrappedValue.word
  }
}
