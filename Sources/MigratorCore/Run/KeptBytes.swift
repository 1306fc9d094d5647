/// A value that the cache holds, as bytes without names.
protocol Kept {
  func keep(in writer: inout KeptWriter)
  init(from reader: inout KeptReader) throws(KeptReader.Broken)
}

/// Collects the bytes of kept values.
struct KeptWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ values: any Kept...) { for value in values { value.keep(in: &self) } }

  /// Seven bits a byte, the lowest first.
  fileprivate mutating func add(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  fileprivate mutating func add(text: String) {
    add(number: UInt64(text.utf8.count))
    bytes += text.utf8
  }
}

/// Restores kept values in the order in which they were written.
struct KeptReader {
  /// The bytes do not hold the value.
  struct Broken: Error {}

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes that follow.
  var rest: [UInt8] { Array(bytes[position...]) }

  mutating func value<Value: Kept>(_ type: Value.Type = Value.self) throws(Broken) -> Value { try Value(from: &self) }

  fileprivate mutating func number() throws(Broken) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
    throw Broken()
  }

  fileprivate mutating func text() throws(Broken) -> String {
    let count = try number()
    guard count <= UInt64(bytes.count - position) else { throw Broken() }
    defer { position += Int(count) }
    return String(decoding: bytes[position..<position + Int(count)], as: UTF8.self)
  }
}

extension UInt64: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(number: self) }
  init(from reader: inout KeptReader) throws(KeptReader.Broken) { self = try reader.number() }
}

extension Int64: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(number: UInt64(bitPattern: self)) }
  init(from reader: inout KeptReader) throws(KeptReader.Broken) { self.init(bitPattern: try reader.number()) }
}

extension Int: Kept {
  func keep(in writer: inout KeptWriter) { Int64(self).keep(in: &writer) }
  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(truncatingIfNeeded: try Int64(from: &reader))
  }
}

extension Bool: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(number: self ? 1 : 0) }
  init(from reader: inout KeptReader) throws(KeptReader.Broken) { self = try reader.number() == 1 }
}

extension String: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(text: self) }
  init(from reader: inout KeptReader) throws(KeptReader.Broken) { self = try reader.text() }
}

extension Optional: Kept where Wrapped: Kept {
  func keep(in writer: inout KeptWriter) {
    (self != nil).keep(in: &writer)
    self?.keep(in: &writer)
  }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}

extension Array: Kept where Element: Kept {
  func keep(in writer: inout KeptWriter) {
    writer.add(number: UInt64(count))
    for element in self { element.keep(in: &writer) }
  }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self = []
    for _ in 0..<(try Int(from: &reader)) { append(try Element(from: &reader)) }
  }
}

/// A choice of a list without further values: its number in the list.
protocol KeptChoice: Kept, CaseIterable, Equatable where AllCases == [Self] {}

extension KeptChoice {
  func keep(in writer: inout KeptWriter) { (Self.allCases.firstIndex(of: self) ?? 0).keep(in: &writer) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    let all = Self.allCases
    let number = try Int(from: &reader)
    guard all.indices.contains(number) else { throw KeptReader.Broken() }
    self = all[number]
  }
}
