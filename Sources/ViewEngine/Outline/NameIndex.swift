/// Where a text or another name stands in an outline, by a hash table that grows with it.
///
/// What was written anew is added, and what is gone passed by; the table is made anew once most of it is gone.
@MainActor
struct NameIndex {
  private struct Name {
    let reference: OutlineReference
    let hash: UInt32
    /// The next one with the same bucket; -1 for none.
    var next: Int32
  }

  private var names: ContiguousArray<Name> = []
  private var buckets: [Int32] = Array(repeating: -1, count: 64)
  /// Entries whose text may be another one each time.
  private var changing: [OutlineReference] = []

  /// Adds the names in a fragment that was written.
  mutating func add(_ fragment: Fragment) {
    for (index, entry) in fragment.entries.enumerated() {
      switch entry.content {
      case .node: break
      case .trait(let trait): if let label = trait.label { add(label, fragment, index) }
      case .element(let element):
        if element.hasOwnText {
          changing.append(OutlineReference(fragment, index))
        } else if let name = element.text ?? element.symbol {
          add(name, fragment, index)
        }
      }
    }
  }

  private mutating func add(_ name: String, _ fragment: Fragment, _ index: Int) {
    if names.count == buckets.count { grow() }
    let hash = Self.hash(of: name)
    let bucket = Int(hash) & (buckets.count - 1)
    names.append(Name(reference: OutlineReference(fragment, index), hash: hash, next: buckets[bucket]))
    buckets[bucket] = Int32(truncatingIfNeeded: names.count - 1)
  }

  private mutating func grow() {
    names.removeAll { $0.reference.isGone }
    changing.removeAll { $0.isGone }
    var size = buckets.count
    while size < names.count * 2 { size *= 2 }
    buckets = Array(repeating: -1, count: size)
    for index in names.indices {
      let bucket = Int(names[index].hash) & (size - 1)
      names[index].next = buckets[bucket]
      buckets[bucket] = Int32(truncatingIfNeeded: index)
    }
  }

  /// The places that may be called that, some of which are not.
  func places(named name: some StringProtocol) -> [Place] {
    let hash = Self.hash(of: String(name))
    var places: [Place] = []
    var next = buckets[Int(hash) & (buckets.count - 1)]
    while next >= 0 {
      // NB: not the name as a whole, whose fragment would be retained for each that is passed by.
      let index = Int(next)
      if names[index].hash == hash, !names[index].reference.isGone { places.append(names[index].reference.place) }
      next = names[index].next
    }
    for reference in changing where !reference.isGone { places.append(reference.place) }
    return places
  }

  /// NB: equal strings have equal hashes, so that only what is spelled in one way alone is hashed by its bytes.
  private static func hash(of name: String) -> UInt32 {
    var name = name
    let ascii: UInt32? = name.withUTF8 { bytes in
      var hash: UInt32 = 2_166_136_261
      var all: UInt8 = 0
      for byte in bytes {
        hash = (hash ^ UInt32(byte)) &* 16_777_619
        all |= byte
      }
      return all < 128 ? hash : nil
    }
    return ascii ?? UInt32(truncatingIfNeeded: name.hashValue)
  }
}
