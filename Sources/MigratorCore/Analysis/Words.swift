/// The words of a file, as hashes: a fast test that a file does not mention a name.
package struct Words: Sendable {
  let hashes: Set<UInt64>

  package init(_ bytes: [UInt8]) {
    // Close to the number of different words, so that the set seldom grows.
    var hashes = Set<UInt64>(minimumCapacity: bytes.count / 16)
    bytes.withUnsafeBufferPointer { bytes in
      var hash = Self.start
      var isInside = false
      for byte in bytes {
        if WordSearch.isWord(byte) {
          hash = (hash ^ UInt64(byte)) &* Self.prime
          isInside = true
        } else if isInside {
          hashes.insert(hash)
          hash = Self.start
          isInside = false
        }
      }
      if isInside { hashes.insert(hash) }
    }
    self.hashes = hashes
  }

  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3
  package static func hash(of word: String) -> UInt64 { hash(of: word.utf8) }
  static func hash(of word: some Sequence<UInt8>) -> UInt64 { word.reduce(start) { ($0 ^ UInt64($1)) &* prime } }
  func contains(_ hash: UInt64) -> Bool { hashes.contains(hash) }
  package func contains(anyOf words: some Sequence<String>) -> Bool { words.contains { contains(Self.hash(of: $0)) } }
}
