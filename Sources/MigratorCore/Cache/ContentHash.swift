/// A 128-bit hash of contents. Do not use it for secrets: it does not resist deliberate collisions.
package struct ContentHash: Hashable, Sendable, Codable {
  private var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  package init() {}
  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// - Complexity: Linear, eight bytes a step.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var position = 0
      while position + 8 <= buffer.count {
        mix(buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        position += 8
      }
      var rest: UInt64 = 0
      while position < buffer.count {
        rest = rest << 8 | UInt64(buffer[position])
        position += 1
      }
      mix(rest)
      // The length marks the boundary between two texts, so that it counts too.
      mix(UInt64(buffer.count))
    }
  }

  package mutating func add(_ other: ContentHash) {
    mix(other.low)
    mix(other.high)
  }

  private mutating func mix(_ word: UInt64) {
    let product = (low ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    low = product.low ^ product.high ^ high
    high = (high ^ word) &* 0xE703_7ED1_A0B4_28DB
    high ^= high >> 29
  }

  /// 32 digits.
  package var text: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
