#if Migrator
  import SwiftSyntax

  /// Checks that edits leave a file that is Swift, without parsing all of it again.
  struct RewrittenStatements {
    private let file: ParsedFile
    init(_ file: ParsedFile) { self.file = file }

    /// Whether each edited statement alone is still Swift. The edits are in order.
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
        if let last = found.last, last.holds(edit) { continue }
        // Behind the last token is only code that this tool adds, which is Swift.
        guard let statement = statement(around: edit) else { continue }
        while let last = found.last, statement.lowerBound <= last.lowerBound { found.removeLast() }
        found.append(statement)
      }
      return found
    }

    /// The smallest complete statement around an edit; nil after the last token.
    private func statement(around edit: Edit) -> Range<Int>? {
      guard let token = file.token(at: edit.range.lowerBound), token.tokenKind != .endOfFile else { return nil }
      for current in token.ancestors {
        let isStatement =
          current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) || current.parent == nil
        if isStatement, case let own = current.range, own.holds(edit) {
          // A member can be wrong when it is parsed alone (`case`, `deinit`): then its type is parsed.
          if !current.is(MemberBlockItemSyntax.self) || current.isPlainMember { return own }
        }
      }
      return 0..<file.text.bytes.count
    }
  }

  extension Range<Int> {
    /// Whether an edit changes the inside: ` _ in` at the start of `{act()}` belongs to the outside.
    fileprivate func holds(_ edit: Edit) -> Bool {
      let own = edit.range
      return own.isEmpty
        ? lowerBound < own.lowerBound && own.upperBound < upperBound
        : lowerBound <= own.lowerBound && own.upperBound <= upperBound
    }
  }

  extension Syntax {
    /// Whether a member of a type is also Swift outside of the type.
    fileprivate var isPlainMember: Bool {
      guard let declaration = self.as(MemberBlockItemSyntax.self)?.decl else { return false }
      return declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self)
    }
  }
#endif
