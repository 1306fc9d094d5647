#if Migrator
  import Foundation
  import SwiftDiagnostics
  import SwiftParser
  import SwiftParserDiagnostics
  import SwiftSyntax

  /// A file and its syntax tree.
  struct ParsedFile: Sendable {
    let path: String
    let text: SourceText
    let tree: SourceFileSyntax

    /// Deeper than any code that compiles; the stack of `Workers` is large enough for it.
    // NB: the parser's own limit is 20 in a debug build, which a usual view exceeds.
    static let nestingLimit = 512

    /// What keeps a file from being rewritten.
    struct Problem: Error { var message: String, place: Place? }

    /// - Throws: `Problem` for bytes that are not UTF-8, and for what is not Swift, with the first place.
    init(path: String, text: SourceText) throws(Problem) {
      guard String(bytes: text.bytes, encoding: .utf8) != nil else {
        throw Problem(message: "the file is not UTF-8; save it as UTF-8, then run again", place: nil)
      }
      self.path = path
      self.text = text
      tree = Self.parse(text.bytes)
      if let problem = Self.problem(in: tree, text) { throw problem }
    }

    private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
      bytes.withUnsafeBufferPointer { buffer in
        var parser = Parser(buffer, maximumNestingLevel: nestingLimit)
        return SourceFileSyntax.parse(from: &parser)
      }
    }

    private static func problem(in tree: SourceFileSyntax, _ text: SourceText) -> Problem? {
      guard tree.hasError else { return nil }
      let first = ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }
      return Problem(
        message: "not parsable as Swift: \(first?.message ?? "an error in the syntax"); nothing is rewritten here",
        place: first.map { text.place(at: $0.position.utf8Offset) })
    }

    /// Whether bytes that were rewritten are still Swift.
    static func parses(_ bytes: [UInt8]) -> Bool { !parse(bytes).hasError }
  }
#endif
