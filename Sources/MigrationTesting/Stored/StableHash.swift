/// A hash that is the same in every process, so that the states which shards have found can be counted together. Each
/// word is multiplied in, and both halves of the product are kept (the idea of wyhash). Two different states among a
/// million have the same hash with a probability of 3 in 100 million.
struct StableHash {
  private(set) var value: UInt64
  init(seed: UInt64 = 0x2545_F491_4F6C_DD1D) { value = seed }

  @inline(__always) mutating func combine(_ word: UInt64) {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: word ^ 0xE703_7ED1_A0B4_28DB)
    value = product.high ^ product.low
  }

  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var place = 0
      while place + 8 <= bytes.count {
        combine(UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian)
        place += 8
      }
      var rest = UInt64(bytes.count) << 56
      var shift: UInt64 = 0
      while place < bytes.count {
        rest |= UInt64(bytes[place]) << shift
        shift += 8
        place += 1
      }
      combine(rest)
    }
  }

  mutating func combine(_ texts: [String]) {
    combine(texts.count)
    for text in texts { combine(text) }
  }
}
