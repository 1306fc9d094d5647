#if Migrator
  import SwiftSyntax

  /// The comments at a call that speak of an old capture, or of a work-around for it.
  enum TellingComments {
    private static let words = [
      "old", "stale", "captur", "previous", "workaround", "work around", "work-around", "outdated", "snapshot", "hack",
      "before the change", "not updated", "not yet updated", "out of date", "latest value", "newest value",
    ]

    static func at(_ call: ObserverCall, in text: SourceText) -> [String] {
      let start = call.call.calledExpression.as(MemberAccessExprSyntax.self)?.period.position ?? call.call.position
      // Most calls have no comment, and their tokens need not be visited.
      guard text.mayHaveComment(in: start.utf8Offset..<call.call.endPosition.utf8Offset) else { return [] }
      var pieces: [TriviaPiece] = []
      if let period = call.call.calledExpression.as(MemberAccessExprSyntax.self)?.period {
        pieces += period.leadingTrivia
        pieces += call.name.leadingTrivia
      } else if let first = call.call.firstToken(viewMode: .sourceAccurate) {
        pieces += first.leadingTrivia
      }
      let end = call.call.endPosition
      var next = call.name.nextToken(viewMode: .sourceAccurate)
      while let token = next, token.position < end {
        pieces += token.leadingTrivia
        pieces += token.trailingTrivia
        next = token.nextToken(viewMode: .sourceAccurate)
      }
      return pieces.compactMap(Self.comment).filter { comment in
        let lowered = comment.lowercased()
        return words.contains { lowered.containsWord($0) }
      }
    }

    private static func comment(_ piece: TriviaPiece) -> String? {
      switch piece {
      case .lineComment(let text), .docLineComment(let text): text
      case .blockComment(let text), .docBlockComment(let text):
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      default: nil
      }
    }
  }

  extension String {
    /// Whether a word begins like the given one: `old` is in `the old one`, and not in `bold`.
    fileprivate func containsWord(_ word: String) -> Bool {
      indices.contains { position in
        self[position...].hasPrefix(word) && (position == startIndex || !self[index(before: position)].isLetter)
      }
    }
  }

  extension SourceText {
    fileprivate func mayHaveComment(in range: Range<Int>) -> Bool {
      zip(bytes[range], bytes[range].dropFirst()).contains { $0 == 0x2F && ($1 == 0x2F || $1 == 0x2A) }
    }
  }
#endif
