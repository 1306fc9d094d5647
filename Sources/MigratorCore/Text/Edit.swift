/// One replacement of a range of bytes.
package struct Edit: Sendable, Equatable, Codable {
  package var range: Range<Int>
  package var text: String
  static func replace(_ range: Range<Int>, with text: String) -> Edit { Edit(range: range, text: text) }
  static func insert(_ text: String, at offset: Int) -> Edit { Edit(range: offset..<offset, text: text) }
  static func delete(_ range: Range<Int>) -> Edit { Edit(range: range, text: "") }
}

extension [Edit] {
  /// In the order of their places. NB: by both bounds, so that an insertion comes before a replacement.
  var ordered: [Edit] {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }

  /// The edits inside a range, of edits that are ordered.
  /// - Complexity: O(log n) and the number of those found.
  func within(_ range: Range<Int>) -> ArraySlice<Edit> {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return self[low...].prefix { $0.range.upperBound <= range.upperBound }
  }

  /// The bytes with all edits made, everything between them as it was; nil where two edits overlap.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * count)
    var position = 0
    for edit in ordered {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
