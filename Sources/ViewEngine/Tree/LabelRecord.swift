/// A text or another name that a node shows, by its hash.
struct LabelRecord {
  let owner: NodeVersion
  /// The entry of the node's fragment; -1 if the node was scanned, and not rendered.
  let index: Int32
  let hash: UInt32
  /// The next label in the same bucket of the index; -1 for none.
  var next: Int32 = -1

  init(_ name: String, _ owner: NodeVersion, at index: Int = -1) {
    self.owner = owner
    self.index = Int32(truncatingIfNeeded: index)
    hash = Self.hash(of: name)
  }

  @MainActor var isStale: Bool {
    let node = owner.node
    return node.evaluations != owner.version || !node.isMounted || index < 0 && node.record != nil
  }

  // Equal strings need equal hashes, so that only ASCII, which has one spelling, is hashed by its bytes.
  nonisolated static func hash(of name: String) -> UInt32 {
    if let hash = name.utf8.withContiguousStorageIfAvailable({ hash(of: $0) }) {
      return hash ?? UInt32(truncatingIfNeeded: name.hashValue)
    }
    var name = name
    return name.withUTF8 { hash(of: $0) } ?? UInt32(truncatingIfNeeded: name.hashValue)
  }

  /// The hash of an ASCII string; nil for any other.
  private nonisolated static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard let first = bytes.baseAddress else { return 0 }
    let (memory, size) = (UnsafeRawPointer(first), bytes.count)
    var hash = UInt64(truncatingIfNeeded: size)
    var all: UInt64 = 0
    func add(_ word: UInt64) {
      all |= word
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    // The last word ends where the text ends; it may share bytes with the word before.
    if size >= 8 {
      var index = 0
      while index < size &- 8 {
        add(memory.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index &+= 8
      }
      add(memory.loadUnaligned(fromByteOffset: size &- 8, as: UInt64.self))
    } else if size >= 4 {
      let last = memory.loadUnaligned(fromByteOffset: size &- 4, as: UInt32.self)
      add(UInt64(memory.loadUnaligned(as: UInt32.self)) << 32 | UInt64(last))
    } else {
      var word: UInt64 = 0
      for byte in bytes { word = word << 8 | UInt64(byte) }
      add(word)
    }
    return all & 0x8080_8080_8080_8080 == 0 ? UInt32(truncatingIfNeeded: hash) : nil
  }
}

/// A node at one of its evaluations.
struct NodeVersion {
  // Not retained, because there are very many. `TreeIndex` keeps a removed node until its labels are removed.
  private let reference: Unmanaged<_Node>
  fileprivate let version: UInt32

  @MainActor init(_ node: _Node) {
    reference = .passUnretained(node)
    version = node.evaluations
  }

  var node: _Node { reference.takeUnretainedValue() }
}
