/// Looks for words in a file that is not parsed.
package enum WordSearch {
  package static func mentionsOnChange(_ bytes: [UInt8]) -> Bool { !places(in: bytes, atMost: 1).isEmpty }
  static func placesOfOnChange(_ bytes: [UInt8]) -> [Int] { places(in: bytes, atMost: .max) }

  /// Whether the bytes are a text of 16 bits a character, by its mark or by the word `onChange` in it.
  package static func isUTF16(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    guard bytes.contains(0) else { return false }
    // Without the zero at its end or its beginning, so that it fits both byte orders.
    let wide: [UInt8] = Array("onChange".utf8.flatMap { [0, $0] as [UInt8] }.dropFirst())
    return bytes.indices.contains { bytes[$0] == wide[0] && bytes[$0...].starts(with: wide) }
  }

  private static func places(in bytes: [UInt8], atMost count: Int) -> [Int] {
    let word = Array("onChange".utf8)
    guard bytes.count >= word.count else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      var position = 0
      let last = bytes.count - word.count
      while position <= last, found.count < count {
        // The capital first, because it is the rarest byte of the word.
        if bytes[position + 2] == word[2], (0..<word.count).allSatisfy({ bytes[position + $0] == word[$0] }) {
          found.append(position)
        }
        position += 1
      }
      return found
    }
  }

  /// The places of a word that are no part of a longer one; behind a `$` or a `_` it counts too.
  static func places(of word: String, in bytes: [UInt8]) -> [Int] {
    let word = Array(word.utf8)
    guard let first = word.first, bytes.count >= word.count else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      var position = 0
      let last = bytes.count - word.count
      while position <= last {
        if bytes[position] == first, (0..<word.count).allSatisfy({ bytes[position + $0] == word[$0] }),
          position == 0 || !isWord(bytes[position - 1]) || bytes[position - 1] == 0x5F,
          position == last || !isWord(bytes[position + word.count])
        {
          found.append(position)
        }
        position += 1
      }
      return found
    }
  }

  /// Whether a word may be behind a period: false only where the text before it rules that out.
  static func mayBeMember(at place: Int, in bytes: [UInt8]) -> Bool {
    var before = place - 1
    while before >= 0, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
    guard before >= 0 else { return false }
    // A comment can be between the period and the word, and a prefix or a backtick can belong to it.
    return [0x2E, 0x60, 0x24, 0x5F, 0x2F, 0x0A, 0x0D].contains(bytes[before])
  }

  /// Whether the bytes contain an `init` behind no type's name: `.init(…)`, `type(of: row).init(…)`.
  static func hasImplicitInit(_ bytes: [UInt8]) -> Bool {
    places(of: "init", in: bytes).contains { isImplicitInit(at: $0, in: bytes) }
  }

  /// Whether the word `init` at a place is behind a period, and not behind a type's name, `self.`, `Self.` or `super.`.
  static func isImplicitInit(at place: Int, in bytes: [UInt8]) -> Bool {
    guard place > 0, bytes[place - 1] == 0x2E else { return false }
    let end = place - 1
    var start = end
    while start > 0, isWord(bytes[start - 1]) { start -= 1 }
    guard start < end else { return end == 0 || bytes[end - 1] != 0x3E && bytes[end - 1] != 0x5D }
    if (0x41...0x5A).contains(bytes[start]) { return false }
    return !bytes[start..<end].elementsEqual("self".utf8) && !bytes[start..<end].elementsEqual("super".utf8)
  }

  /// Whether the bytes may contain a key path: a backslash that begins no escape and no interpolation.
  static func mayHaveKeyPath(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position + 1 < bytes.count {
        defer { position += 1 }
        guard bytes[position] == 0x5C else { continue }
        if !Self.escapes.contains(bytes[position + 1]) { return true }
        position += 1
      }
      return false
    }
  }

  private static let escapes = Set("(ntr0u\"'\\".utf8)

  /// Whether a member of a name, of a value other than `self`, may be assigned or passed as `inout`: false only where
  /// the text rules that out.
  static func mayAssignMember(_ name: String, in bytes: [UInt8]) -> Bool {
    let length = name.utf8.count
    return places(of: name, in: bytes).contains { place in
      guard mayBeMember(at: place, in: bytes), !isMemberOfSelf(at: place, in: bytes) else { return false }
      var next = place + length
      while next < bytes.count, isSpace(bytes[next]) || bytes[next] == 0x60 { next += 1 }
      guard next < bytes.count else { return false }
      switch bytes[next] {
      case 0x2C, 0x29: return mayPassOrAssignList(bytes)
      case 0x2F, 0x80...: return true
      case 0x2E, 0x3F, 0x21, 0x5B: return mayChangePart(from: next, in: bytes)
      case let byte where isOperator(byte):
        let end = bytes[next...].firstIndex { !isOperator($0) } ?? bytes.count
        return bytes[next..<end].contains(0x3D) && !comparisons.contains(Array(bytes[next..<end]))
      default: return false
      }
    }
  }

  /// Whether a part of a value may be assigned, or a function called that changes it: `.style.gap = 3`, `.append(3)`.
  private static func mayChangePart(from place: Int, in bytes: [UInt8]) -> Bool {
    var next = place
    var depth = 0
    var word = next..<next
    while next < bytes.count {
      let byte = bytes[next]
      if byte == 0x5B {
        depth += 1
      } else if byte == 0x5D {
        depth -= 1
        if depth < 0 { return false }
      } else if depth == 0 {
        if isWord(byte) {
          let start = next
          while next < bytes.count, isWord(bytes[next]) { next += 1 }
          word = start..<next
          continue
        }
        if byte == 0x28 { return changing.contains { bytes[word].starts(with: $0) } }
        if byte != 0x2E, byte != 0x3F, byte != 0x21 { break }
      }
      next += 1
    }
    while next < bytes.count, isSpace(bytes[next]) { next += 1 }
    let end = bytes[next...].firstIndex { !isOperator($0) } ?? bytes.count
    return bytes[next..<end].contains(0x3D) && !comparisons.contains(Array(bytes[next..<end]))
  }

  /// The beginnings of the names of functions that change a value.
  private static let changing = [
    "append", "insert", "merge", "negate", "partition", "pop", "reserve", "reverse", "round", "shuffle", "sort",
    "subtract", "swap", "toggle", "update", "remove", "form",
  ].map { Array($0.utf8) }

  private static func isMemberOfSelf(at place: Int, in bytes: [UInt8]) -> Bool {
    var end = place
    if end > 0, bytes[end - 1] == 0x24 || bytes[end - 1] == 0x5F { end -= 1 }
    guard end > 0, bytes[end - 1] == 0x2E else { return false }
    end -= 1
    if end > 0, bytes[end - 1] == 0x3F || bytes[end - 1] == 0x21 { end -= 1 }
    guard end >= 4, bytes[(end - 4)..<end].elementsEqual("self".utf8) else { return false }
    var before = end - 5
    if before >= 0, isWord(bytes[before]) || bytes[before] == 0x24 || bytes[before] == 0x60 { return false }
    while before >= 0, isSpace(bytes[before]) { before -= 1 }
    // Behind a period it is a member too; the end of a comment may hide one.
    return before < 0 || bytes[before] != 0x2E && bytes[before] != 0x2F
  }

  /// Whether an argument may be `inout`, or a list of values may be assigned: `f(&a.b)`, `(a.b, c) = d`.
  private static func mayPassOrAssignList(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { place in
      if bytes[place] == 0x26 {
        return place + 1 < bytes.count && !isSpace(bytes[place + 1]) && bytes[place + 1] != 0x26
      }
      guard bytes[place] == 0x29 else { return false }
      var next = place + 1
      while next < bytes.count, isSpace(bytes[next]) { next += 1 }
      guard next < bytes.count else { return false }
      return bytes[next] == 0x2F || bytes[next] == 0x3D && (next + 1 == bytes.count || bytes[next + 1] != 0x3D)
    }
  }

  private static let comparisons = Set(["==", "!=", "<=", ">=", "===", "!==", "~="].map { Array($0.utf8) })

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
