#if Migrator
  import SwiftSyntax

  /// The lines that a comment `// onchange-migrate: keep` marks: its own line, or the next line with code.
  struct KeepMarks {
    /// Each line with the reason that the comment gives; empty where it gives none.
    private(set) var reasons: [Int: String] = [:]

    init(_ file: ParsedFile) {
      let text = file.text
      // Searched in the whole text first, because few files have such a comment.
      guard text.bytes.containsText("onchange-migrate:") else { return }
      var waiting: String?
      for number in 1...text.lineCount {
        let line = text.line(number)
        let code = line.drop { $0 == 0x20 || $0 == 0x09 }
        if code.starts(with: "//".utf8) {
          waiting = Self.reason(in: code) ?? waiting
        } else if !code.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0.isNewline }) {
          if let reason = waiting { reasons[number] = reason }
          waiting = nil
          if let reason = Self.trailing(line, file) { reasons[number] = reason }
        }
      }
    }

    /// The reason in a comment at the end of a line of code.
    private static func trailing(_ line: ArraySlice<UInt8>, _ file: ParsedFile) -> String? {
      for position in line.indices where line[position...].starts(with: "//".utf8) {
        guard let reason = reason(in: line[position...]) else { continue }
        let token = file.token(at: position)
        // In a text between quotes it is no comment.
        if token?.range.contains(position) != true { return reason }
      }
      return nil
    }

    /// The reason after the mark; nil in other comments.
    private static func reason(in comment: ArraySlice<UInt8>) -> String? {
      let words = String(decoding: comment.drop { $0 == 0x2F }, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      guard words.count >= 2, words[0] == "onchange-migrate:" else { return nil }
      let word = words[1].trimmingSuffix { ",:;.".contains($0) }
      guard word == "keep" else { return nil }
      let rest = words.dropFirst(2).drop { ["-", "–", "—", ":"].contains($0) }
      return rest.joined(separator: " ")
    }
  }

  extension Substring {
    fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> Substring {
      var result = self
      while let last = result.last, isTrimmed(last) { result.removeLast() }
      return result
    }
  }

  extension [UInt8] {
    fileprivate func containsText(_ text: String) -> Bool {
      let word = Array(text.utf8)
      return withUnsafeBufferPointer { bytes in
        bytes.count >= word.count
          && (0...bytes.count - word.count).contains { start in
            bytes[start] == word[0] && (1..<word.count).allSatisfy { bytes[start + $0] == word[$0] }
          }
      }
    }
  }
#endif
