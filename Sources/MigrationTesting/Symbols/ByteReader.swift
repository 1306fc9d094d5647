/// Reads the numbers and texts of a binary file, in order. What lies outside of it reads as zero.
struct ByteReader {
  let bytes: UnsafeRawBufferPointer
  var offset: Int

  init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) { (self.bytes, self.offset) = (bytes, offset) }

  var isAtEnd: Bool { offset < 0 || offset >= bytes.count }

  mutating func read<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
    defer { offset &+= MemoryLayout<Number>.size }
    guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size else { return 0 }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  /// Reads a number of 1, 2, 4 or 8 bytes.
  mutating func number(_ size: Int) -> UInt64 {
    switch size {
    case 1: return UInt64(read(UInt8.self))
    case 2: return UInt64(read(UInt16.self))
    case 4: return UInt64(read(UInt32.self))
    default: return read(UInt64.self)
    }
  }

  /// A number in pieces of seven bits.
  mutating func uleb() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = read(UInt8.self)
      if shift < 64 { number |= UInt64(byte & 0x7f) << shift }
      shift += 7
      if byte & 0x80 == 0 { return number }
    }
  }

  mutating func text() -> String {
    let start = offset
    while !isAtEnd, bytes[offset] != 0 { offset += 1 }
    defer { offset += 1 }
    guard start >= 0, start < offset else { return "" }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  mutating func skipText() {
    while !isAtEnd, bytes[offset] != 0 { offset += 1 }
    offset += 1
  }
}
