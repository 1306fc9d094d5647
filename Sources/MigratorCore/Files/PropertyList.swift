/// A value of a property list in the style of NeXT, the format of `project.pbxproj`.
enum PropertyList: Equatable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  /// - Returns: nil for bytes in another format, such as XML.
  init?(_ bytes: [UInt8]) {
    let value = bytes.withUnsafeBufferPointer { bytes -> PropertyList? in
      var reader = Reader(bytes: bytes)
      guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
      return value
    }
    guard let value else { return nil }
    self = value
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list, or the one text.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.compactMap(\.text)
    case .table: []
    }
  }

  var table: [String: PropertyList]? {
    if case .table(let table) = self { table } else { nil }
  }

  /// The value of a key; nil for a missing key, and for other values than tables.
  subscript(key: String) -> PropertyList? { table?[key] }
}

/// Reads one value: `{ key = value; }`, `(value, value)`, `word` or `"text"`.
private struct Reader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  // A project nests about six levels.
  private static let deepest = 64

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  mutating func value(depth: Int) -> PropertyList? {
    guard depth < Self.deepest else { return nil }
    if take("{") {
      var table: [String: PropertyList] = [:]
      while !take("}") {
        guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
        table[key] = value
      }
      return .table(table)
    }
    if take("(") {
      var list: [PropertyList] = []
      while !take(")") {
        guard let value = value(depth: depth + 1) else { return nil }
        list.append(value)
        if !take(",") {
          guard take(")") else { return nil }
          break
        }
      }
      return .list(list)
    }
    return text().map(PropertyList.text)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func text() -> String? {
    skipSpace()
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "\"") { return quoted() }
    let start = position
    while position < bytes.count, Self.isPartOfWord(bytes[position]) { position += 1 }
    return position == start ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted() -> String? {
    position += 1
    var result: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), position < bytes.count else {
        result.append(byte)
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case let other: result.append(other)
      }
      position += 1
    }
    return nil
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09...0x0D: position += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        position += 2
        while position < bytes.count, !(bytes[position] == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
          position += 1
        }
        position = min(position + 2, bytes.count)
      default: return
      }
    }
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x24, 0x2D...0x2F, 0x5F, 0x80...: true
    default: false
    }
  }
}
