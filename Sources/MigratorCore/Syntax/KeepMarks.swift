/// The lines below a comment `// onchange-migrate: keep`.
struct KeepMarks {
  private(set) var lines: Set<Int> = []

  static let mark = "onchange-migrate: keep"

  init(_ text: SourceText) {
    var isMarked = false
    for number in 1...text.lineCount {
      let line = text.line(number).drop { $0 == 0x20 || $0 == 0x09 }
      if line.starts(with: "//".utf8) {
        let words = String(decoding: line.drop { $0 == 0x2F }, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        if words.prefix(2).joined(separator: " ") == Self.mark { isMarked = true }
      } else if isMarked, !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
        lines.insert(number)
        isMarked = false
      }
    }
  }
}
