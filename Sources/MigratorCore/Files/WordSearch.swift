/// Looks for words in a file that is not parsed.
package enum WordSearch {
  /// Whether the word `onChange` is anywhere in the bytes.
  package static func mentionsOnChange(_ bytes: [UInt8]) -> Bool { !places(in: bytes, atMost: 1).isEmpty }

  /// The places of the word `onChange`.
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

  private static let keywords: [[UInt8]] = [
    "struct", "class", "enum", "protocol", "extension", "actor", "func", "var", "let", "typealias",
  ]
  .map { Array($0.utf8) }

  /// The names after `struct`, `extension`, `func` …; of a qualified name every part.
  package static func declaredNames(_ bytes: [UInt8]) -> Set<String> {
    bytes.withUnsafeBufferPointer { bytes in
      var names: Set<String> = []
      var position = 0
      var isExpected = false
      while position < bytes.count {
        guard isWord(bytes[position]) else {
          if isExpected, ![0x20, 0x09, 0x0A, 0x0D, 0x2E].contains(bytes[position]) { isExpected = false }
          position += 1
          continue
        }
        let start = position
        while position < bytes.count, isWord(bytes[position]) { position += 1 }
        let word = bytes[start..<position]
        if isExpected {
          names.insert(String(decoding: word, as: UTF8.self))
          isExpected = position < bytes.count && bytes[position] == 0x2E
        } else if word.count >= 3, word.count <= 9 {
          isExpected = keywords.contains { $0.count == word.count && $0[0] == word[start] && $0.elementsEqual(word) }
        }
      }
      return names
    }
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
