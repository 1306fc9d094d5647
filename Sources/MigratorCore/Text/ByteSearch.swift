extension [UInt8] {
  /// The first position of a text in the bytes, from a position on.
  // Texts of some megabytes are searched, which takes a String's own search a hundred times as long.
  func position(of text: [UInt8], from start: Int = 0) -> Int? {
    guard let first = text.first else { return nil }
    return withUnsafeBufferPointer { bytes in
      var position = start
      while position + text.count <= bytes.count {
        if bytes[position] == first, text.indices.allSatisfy({ bytes[position + $0] == text[$0] }) { return position }
        position += 1
      }
      return nil
    }
  }

  func contains(_ text: String) -> Bool { text.isEmpty || position(of: Array(text.utf8)) != nil }

  /// The lines that contain a text.
  func lines(with text: String) -> [Substring] {
    let word = Array(text.utf8)
    var lines: [Substring] = []
    var start = 0
    while let place = position(of: word, from: start) {
      let begin = self[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
      let end = self[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? count
      // A line of text can also end with a character of more bytes.
      lines += String(decoding: self[begin..<end], as: UTF8.self).split(whereSeparator: \.isNewline)
      start = end
    }
    return lines
  }
}
