#if Migrator
  import SwiftSyntax

  /// Checks that edits leave a file that is Swift, without parsing all of it again.
  struct RewrittenStatements {
    private let file: ParsedFile

    init(_ file: ParsedFile) { self.file = file }

    /// Whether each statement that is edited is still Swift, by itself.
    ///
    /// - Parameter edits: In order.
    /// - Complexity: Linear in the length of the edited statements.
    func parse(with edits: [Edit]) -> Bool {
      for statement in statements(around: edits) {
        let moved = edits.within(statement).map {
          Edit(
            range: $0.range.lowerBound - statement.lowerBound..<$0.range.upperBound - statement.lowerBound,
            text: $0.text)
        }
        guard let bytes = moved.applied(to: Array(file.text.bytes[statement])), ParsedFile.parses(bytes) else {
          return false
        }
      }
      return true
    }

    /// The statements that are edited, without those inside of others.
    private func statements(around edits: [Edit]) -> [Range<Int>] {
      var found: [Range<Int>] = []
      for edit in edits {
        if let last = found.last, last.lowerBound <= edit.range.lowerBound, edit.range.upperBound <= last.upperBound {
          continue
        }
        // NB: behind the last token stands only what this tool adds, which is Swift.
        guard let statement = statement(around: edit.range) else { continue }
        while let last = found.last, statement.lowerBound <= last.lowerBound { found.removeLast() }
        found.append(statement)
      }
      return found
    }

    /// The smallest statement around a place that is whole by itself; nil behind the last token.
    private func statement(around range: Range<Int>) -> Range<Int>? {
      guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound)),
        token.tokenKind != .endOfFile
      else { return nil }
      var node = token.parent
      while let current = node {
        let isStatement =
          current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) || current.parent == nil
        let own = current.range
        if isStatement, own.lowerBound <= range.lowerBound, range.upperBound <= own.upperBound {
          // A member by itself can be wrong where it stands alone (`case`, `deinit`): then its type is parsed.
          if !current.is(MemberBlockItemSyntax.self) || current.isPlainMember { return own }
        }
        node = current.parent
      }
      return 0..<file.text.bytes.count
    }
  }

  extension Syntax {
    /// Whether a member of a type is Swift outside of it too.
    fileprivate var isPlainMember: Bool {
      guard let declaration = self.as(MemberBlockItemSyntax.self)?.decl else { return false }
      return declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self)
    }
  }
#endif
