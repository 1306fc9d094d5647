/// Looks for words in a file that is not parsed.
package enum WordSearch {
  package static func mentionsOnChange(_ bytes: [UInt8]) -> Bool { !found("onChange", in: bytes, atMost: 1).isEmpty }
  static func placesOfOnChange(_ bytes: [UInt8]) -> [Int] { found("onChange", in: bytes) }

  /// Whether the bytes are a text of 16 bits a character, by its mark or by the word `onChange` in it.
  package static func isUTF16(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    guard bytes.contains(0) else { return false }
    // Without the zero at its end or its beginning, so that it fits both byte orders.
    let wide: [UInt8] = Array("onChange".utf8.flatMap { [0, $0] as [UInt8] }.dropFirst())
    return bytes.indices.contains { bytes[$0] == wide[0] && bytes[$0...].starts(with: wide) }
  }

  /// The places of a word that are no part of a longer one; behind a `$` or a `_` it counts too.
  static func places(of word: String, in bytes: [UInt8]) -> [Int] {
    found(word, in: bytes).filter { place in
      let end = place + word.utf8.count
      return (place == 0 || !isWord(bytes[place - 1]) || bytes[place - 1] == 0x5F)
        && (end == bytes.count || !isWord(bytes[end]))
    }
  }

  private static func found(_ word: String, in bytes: [UInt8], atMost count: Int = .max) -> [Int] {
    let word = Array(word.utf8)
    guard !word.isEmpty, bytes.count >= word.count else { return [] }
    // The capital of `onChange` first, because it is the rarest byte of the word.
    let rare = word.firstIndex { (0x41...0x5A).contains($0) } ?? 0
    return bytes.withUnsafeBufferPointer { bytes in
      var places: [Int] = []
      for place in 0...(bytes.count - word.count) where bytes[place + rare] == word[rare] {
        if places.count == count { break }
        if (0..<word.count).allSatisfy({ bytes[place + $0] == word[$0] }) { places.append(place) }
      }
      return places
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

  static func hasMember(_ name: String, in bytes: [UInt8]) -> Bool {
    places(of: name, in: bytes).contains { mayBeMember(at: $0, in: bytes) }
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

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
    default: false
    }
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
