import Foundation

extension [UInt8] {
  /// The first position of a text in bytes: a String's own search takes a hundred times as long.
  func position(of text: [UInt8], from start: Int = 0) -> Int? {
    guard let offset = text.indices.min(by: { text[$0].commonness < text[$1].commonness }), start >= 0 else {
      return nil
    }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var place = start
      while place + text.count <= bytes.count {
        // The system's search for one byte is many times as fast as a loop.
        let rest = bytes.count - place - text.count + 1
        guard let found = memchr(base + place + offset, Int32(text[offset]), rest) else { return nil }
        place = UnsafeRawPointer(found) - base - offset
        if memcmp(base + place, text, text.count) == 0 { return place }
        place += 1
      }
      return nil
    }
  }

  func contains(_ text: String) -> Bool { text.isEmpty || position(of: Array(text.utf8)) != nil }
}

extension UInt8 {
  /// How often a byte occurs in code and settings, roughly.
  fileprivate var commonness: Int {
    if "JQXZjqxz<".utf8.contains(self) { return 0 }
    // The digits of identifiers in project files go up to F.
    return (0x47...0x5A).contains(self) || "kvwy".utf8.contains(self) ? 1 : 2
  }
}
