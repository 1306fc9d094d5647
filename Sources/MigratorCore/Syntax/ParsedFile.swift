#if Migrator
  import Foundation
  import SwiftDiagnostics
  import SwiftParser
  import SwiftParserDiagnostics
  import SwiftSyntax

  /// A file and its syntax tree: a class, because every mention of a name refers to its file.
  final class ParsedFile: Sendable {
    let path: String
    let text: SourceText
    let tree: SourceFileSyntax
    /// The file's own statements, and where each begins with the space before it.
    private let statements: [(start: Int, node: CodeBlockItemSyntax)]
    /// The file's declarations and words: read once, although other files' analysis uses them repeatedly.
    let declarations: Declarations
    let words: Words
    let hasKeyPaths: Bool

    /// Deeper than any code that compiles. The parser's own limit, 20 in a debug build, is too small.
    static let nestingLimit = 512

    /// The problem that keeps a file from being rewritten.
    struct Problem: Error { var message: String, place: Place? }

    /// - Parameter mayHaveErrors: Whether the text may be no Swift: the compiler accepts more than the parser.
    /// - Throws: `Problem` for bytes that are not UTF-8, and for a text that is not Swift, with the first place.
    init(path: String, text: SourceText, words: Words? = nil, mayHaveErrors: Bool = false) throws(Problem) {
      guard String(bytes: text.bytes, encoding: .utf8) != nil else {
        throw Problem(message: "the file is not UTF-8. To fix, save it as UTF-8, then run again.", place: nil)
      }
      self.path = path
      self.text = text
      tree = Self.parse(text.bytes)
      statements = tree.statements.map { ($0.position.utf8Offset, $0) }
      self.words = words ?? Words(text.bytes)
      hasKeyPaths = WordSearch.mayHaveKeyPath(text.bytes)
      if !mayHaveErrors, let problem = Self.problem(in: tree, text) { throw problem }
      declarations = DeclarationReader(tree, text, path: path).found
    }

    /// The token that an offset is in, or the space before it. `other`: A token nearby, which makes the way shorter.
    /// - Complexity: O(log n) in the number of the file's own statements.
    func token(at offset: Int, near other: TokenSyntax? = nil) -> TokenSyntax? {
      let position = AbsolutePosition(utf8Offset: offset)
      var near = other.map { Syntax($0) }
      while let node = near, !(node.position..<node.endPosition).contains(position) { near = node.parent }
      if let near, near.parent != nil, !near.is(CodeBlockItemListSyntax.self) { return near.token(at: position) }
      var low = 0
      var high = statements.count
      while low < high {
        let middle = (low + high) / 2
        if statements[middle].start <= offset { low = middle + 1 } else { high = middle }
      }
      guard low > 0, position < statements[low - 1].node.endPosition else { return tree.token(at: position) }
      return statements[low - 1].node.token(at: position)
    }

    /// The place of a node, as messages name it: `Heater.swift:8`.
    func line(of node: some SyntaxProtocol) -> String {
      "\(path.split(separator: "/").last ?? ""):\(text.place(at: node.range.lowerBound).line)"
    }

    private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
      bytes.withUnsafeBufferPointer { buffer in
        // Swift 6 has errors for what is a warning before, such as `@available (iOS 16, *)`.
        let trees = [Parser.SwiftVersion.v6, .v5].lazy.map { version in
          var parser = Parser(buffer, maximumNestingLevel: nestingLimit, swiftVersion: version)
          return SourceFileSyntax.parse(from: &parser)
        }
        return trees.first { !$0.hasError } ?? trees[0]
      }
    }

    private static func problem(in tree: SourceFileSyntax, _ text: SourceText) -> Problem? {
      guard tree.hasError else { return nil }
      let first = ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }
      return Problem(
        message: "not parsable as Swift: \(first?.message ?? "an error in the syntax"). To fix, correct its syntax.",
        place: first.map { text.place(at: $0.position.utf8Offset) })
    }

    /// Whether rewritten bytes are still Swift.
    static func parses(_ bytes: [UInt8]) -> Bool { !parse(bytes).hasError }
  }
#endif
