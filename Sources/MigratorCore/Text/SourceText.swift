/// The bytes of a file of source code, without its byte order mark, and where its lines begin.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  package let hasByteOrderMark: Bool
  private let lineStarts: [Int]
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  package init(_ contents: [UInt8]) {
    hasByteOrderMark = contents.starts(with: Self.byteOrderMark)
    bytes = hasByteOrderMark ? Array(contents.dropFirst(Self.byteOrderMark.count)) : contents
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices {
        let byte = bytes[offset]
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { continue }
        starts.append(offset + 1)
      }
    }
    lineStarts = starts
  }

  package init(_ string: String) { self.init(Array(string.utf8)) }

  /// The text, with invalid UTF-8 repaired.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The content of the file for a text without a byte order mark.
  package func contents(of bytes: [UInt8]) -> [UInt8] { hasByteOrderMark ? Self.byteOrderMark + bytes : bytes }

  /// Line and column of a place, as compilers count them: from one, columns in bytes.
  package func place(at offset: Int) -> Place {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Place(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  package var lineCount: Int { lineStarts.count }

  package func line(_ number: Int) -> ArraySlice<UInt8> {
    let start = lineStarts[number - 1]
    return bytes[start..<(number < lineStarts.count ? lineStarts[number] : bytes.count)]
  }

  /// The offset of a place; `nil` behind the last line.
  package func offset(of place: Place) -> Int? {
    place.line <= lineCount ? line(place.line).startIndex + place.column - 1 : nil
  }

  package func string(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line ending of the file's first line; a line feed without one.
  package var lineEnding: String {
    guard lineStarts.count > 1 else { return "\n" }
    let end = lineStarts[1]
    if bytes[end - 1] == 0x0D { return "\r" }
    return end > 1 && bytes[end - 2] == 0x0D ? "\r\n" : "\n"
  }
}
