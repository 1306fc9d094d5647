#if Migrator
  import SwiftSyntax

  /// Decides whether a closure's body can read the observed expression instead of its parameter.
  struct ObservedReplacement {
    let observed: ExprSyntax
    let body: CodeBlockItemListSyntax
    /// Whether `self` is an object, so that the body would need `self.`
    let isInObject: Bool

    /// The edits that replace the parameter by the expression; nil where its value may be another when the closure runs.
    /// So all places must be in the first statement, outside of nested closures, with no call finished before them.
    func edits(replacing places: [TokenSyntax]) -> [Edit]? {
      guard observed.isPlainChain, let root = observed.rootName, let first = body.first else { return nil }
      let names = BodyNames(body: body)
      guard !names.declares(root), !isInObject || observed.tokenTexts.first == "self" else { return nil }
      let written = Uses.of([Syntax(body)]).contains { $0.name == root && $0.isWritten }
      guard !written, places.allSatisfy({ isFirst($0, in: first) }) else { return nil }
      let text = observed.trimmedText
      return places.filter { $0.text != text }.map { .replace($0.range, with: text) }
    }

    private func isFirst(_ place: TokenSyntax, in first: CodeBlockItemSyntax) -> Bool {
      // An expression cannot replace a declaring name (`if let new`).
      guard place.parent?.is(DeclReferenceExprSyntax.self) == true else { return false }
      guard first.range.contains(place.range.lowerBound) else { return false }
      var node = Syntax(place)
      while node.id != Syntax(first).id, let parent = node.parent {
        if parent.is(ClosureExprSyntax.self) || parent.is(CodeBlockSyntax.self) || parent.is(SwitchCaseSyntax.self)
          || parent.is(FunctionDeclSyntax.self)
        {
          return false
        }
        node = parent
      }
      return !first.tokens(viewMode: .sourceAccurate).contains { token in
        guard token.range.upperBound <= place.range.lowerBound else { return false }
        return token.parent?.is(FunctionCallExprSyntax.self) == true && token.tokenKind == .rightParen
          || token.parent?.is(ClosureExprSyntax.self) == true && token.tokenKind == .rightBrace
      }
    }
  }
#endif
