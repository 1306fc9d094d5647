/// One replacement of a range of bytes.
struct Edit: Sendable, Equatable {
  var range: Range<Int>
  var text: String

  static func replace(_ range: Range<Int>, with text: String) -> Edit { Edit(range: range, text: text) }
  static func insert(_ text: String, at offset: Int) -> Edit { Edit(range: offset..<offset, text: text) }
  static func delete(_ range: Range<Int>) -> Edit { Edit(range: range, text: "") }
}

extension [Edit] {
  /// The bytes with all edits made, everything between them as it was; nil where two edits overlap.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    // NB: by both bounds, so that what is inserted in front of a range comes before what replaces the range.
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * count)
    var position = 0
    for (_, edit) in ordered {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
