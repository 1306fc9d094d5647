/// A value that one word identifies: a number, a truth value.
package protocol WordValue {
  var word: UInt64 { get }
  static func word(at address: UnsafeRawPointer) -> UInt64
  // A requirement of the value's type, for which it is compiled; the state's type would be built at run time.
  static func word(ofStateAt address: UnsafeRawPointer) -> UInt64
}

extension WordValue {
  package static func word(at address: UnsafeRawPointer) -> UInt64 {
    address.assumingMemoryBound(to: Self.self).pointee.word
  }

  // Outside of an evaluation, so that the read makes no dependency.
  package static func word(ofStateAt address: UnsafeRawPointer) -> UInt64 {
    address.assumingMemoryBound(to: State<Self>.self).pointee.wrappedValue.word
  }
}

extension Bool: WordValue { package var word: UInt64 { self ? 1 : 0 } }
extension Double: WordValue { package var word: UInt64 { bitPattern } }
extension Float: WordValue { package var word: UInt64 { UInt64(bitPattern) } }
extension FixedWidthInteger { package var word: UInt64 { UInt64(truncatingIfNeeded: self) } }
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

package protocol WordState { static var valueType: any WordValue.Type { get } }

extension State: WordState where Value: WordValue { package static var valueType: any WordValue.Type { Value.self } }
