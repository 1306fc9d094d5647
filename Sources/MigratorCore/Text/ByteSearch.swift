import Foundation

extension UnsafeRawBufferPointer {
  /// The first position of a text in bytes: a String's own search takes a hundred times as long.
  fileprivate func position(of text: [UInt8], from start: Int) -> Int? {
    guard let offset = text.indices.min(by: { text[$0].commonness < text[$1].commonness }), start >= 0,
      let base = baseAddress
    else { return nil }
    var place = start
    while place + text.count <= count {
      // The system's search for one byte is many times as fast as a loop.
      let rest = count - place - text.count + 1
      guard let found = memchr(base + place + offset, Int32(text[offset]), rest) else { return nil }
      place = UnsafeRawPointer(found) - base - offset
      if memcmp(base + place, text, text.count) == 0 { return place }
      place += 1
    }
    return nil
  }
}

extension [UInt8] {
  func position(of text: [UInt8], from start: Int = 0) -> Int? {
    withUnsafeBytes { $0.position(of: text, from: start) }
  }

  func contains(_ text: String) -> Bool { text.isEmpty || position(of: Array(text.utf8)) != nil }
}

extension String {
  func has(_ text: String) -> Bool { rest(behind: text) != nil }
  /// What is behind the first place of a text.
  func rest(behind text: String) -> Substring? {
    var own = self
    let place = own.withUTF8 { UnsafeRawBufferPointer($0).position(of: Array(text.utf8), from: 0) }
    return place.map { Substring(utf8.dropFirst($0 + text.utf8.count)) }
  }
}

extension UInt8 {
  /// How often a byte occurs in code and settings, roughly.
  fileprivate var commonness: Int {
    switch self {
    // `<JQXZjqxz`
    case 0x3C, 0x4A, 0x51, 0x58, 0x5A, 0x6A, 0x71, 0x78, 0x7A: 0
    // `kvwy`, and capitals: the digits of identifiers in project files go up to F.
    case 0x6B, 0x76, 0x77, 0x79, 0x47...0x5A: 1
    default: 2
    }
  }
}
