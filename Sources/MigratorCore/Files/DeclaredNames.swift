/// The names that a file declares, as hashes, found without parsing; of a qualified name every part.
struct DeclaredNames: Sendable {
  /// The names after `struct`, `extension`, `func` …
  private(set) var all: Set<UInt64> = []
  /// Those that can name a type.
  private(set) var types: Set<UInt64> = []
  private enum Expected { case nothing, type, value, function }

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      var expected = Expected.nothing
      while position < bytes.count {
        guard WordSearch.isWord(bytes[position]) else {
          // `func + (…)`
          if expected == .function, WordSearch.isOperator(bytes[position]) {
            let start = position
            while position < bytes.count, WordSearch.isOperator(bytes[position]) { position += 1 }
            all.insert(Words.hash(of: bytes[start..<position]))
            expected = .nothing
            continue
          }
          if expected != .nothing, ![0x20, 0x09, 0x0A, 0x0D, 0x2E].contains(bytes[position]) { expected = .nothing }
          position += 1
          continue
        }
        let start = position
        while position < bytes.count, WordSearch.isWord(bytes[position]) { position += 1 }
        let word = bytes[start..<position]
        if expected != .nothing {
          let hash = Words.hash(of: word)
          all.insert(hash)
          if expected == .type { types.insert(hash) }
          if position == bytes.count || bytes[position] != 0x2E { expected = .nothing }
        } else if word.count >= 3, word.count <= 9 {
          if Self.isIn(Self.typeKeywords, word) {
            expected = .type
          } else if Self.isIn(Self.valueKeywords, word) {
            expected = word.count == 4 ? .function : .value
          }
        }
      }
    }
  }

  private static func isIn(_ keywords: [[UInt8]], _ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    keywords.contains { $0.count == word.count && $0[0] == word[word.startIndex] && $0.elementsEqual(word) }
  }

  private static let typeKeywords = ["struct", "class", "enum", "protocol", "extension", "actor", "typealias"]
    .map { Array($0.utf8) }
  private static let valueKeywords = ["func", "var", "let"].map { Array($0.utf8) }
}
