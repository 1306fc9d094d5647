/// The source of a generator's choices: one byte for each choice, and random numbers once the bytes are used up.
package struct Choices: RandomNumberGenerator, Sendable {
  private var bytes: ArraySlice<UInt8>
  private var rest: SplitMix64

  package init(seed: UInt64) {
    bytes = []
    rest = SplitMix64(seed: seed)
  }

  /// - Parameter bytes: the source of the choices, and the seed of the numbers that follow.
  package init(bytes: [UInt8]) {
    self.bytes = bytes[...]
    // FNV-1a, because Hasher gives different numbers in each process.
    rest = SplitMix64(seed: bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// Whether all bytes are used up.
  package var isSpent: Bool { bytes.isEmpty }

  package mutating func next() -> UInt64 { bytes.popFirst().map(UInt64.init) ?? rest.next() }

  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
