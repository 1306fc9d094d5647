#if Migrator
  import SwiftSyntax

  extension SyntaxProtocol {
    /// The bytes of the node, without the trivia around it.
    var range: Range<Int> {
      positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The source text of the node, without the trivia around it.
    // `trimmedDescription` makes two copies of the tree first.
    var trimmedText: String {
      let bytes = syntaxTextBytes
      let end = bytes.count - trailingTriviaLength.utf8Length
      // Without a token, the trivia at both ends are the same ones.
      return String(decoding: bytes[min(leadingTriviaLength.utf8Length, end)..<end], as: UTF8.self)
    }

    /// The node's tokens, without anything between them.
    var tokenTexts: [String] { tokens(viewMode: .sourceAccurate).map(\.text) }

    /// The nearest ancestor of a type.
    func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
      var node = parent
      while let current = node {
        if let found = current.as(type) { return found }
        node = current.parent
      }
      return nil
    }
  }

  extension SyntaxProtocol {
    /// Whether the node leads from a value to a part of it: `a.b`, `a[b]`, `a?` or `a!`.
    var isPartOfAccess: Bool {
      `is`(MemberAccessExprSyntax.self) || `is`(SubscriptCallExprSyntax.self)
        || `is`(OptionalChainingExprSyntax.self) || `is`(ForceUnwrapExprSyntax.self)
    }
  }

  extension TokenSyntax {
    /// An identifier's name, without backticks; nil for other tokens.
    var name: String? {
      guard case .identifier(let text) = tokenKind else { return nil }
      return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
  }

  extension ExprSyntax {
    /// The tokens, without a `self.` in front: what decides whether two expressions are the same.
    var normalized: [String] {
      let texts = tokenTexts
      return texts.starts(with: ["self", "."]) ? Array(texts.dropFirst(2)) : texts
    }

    /// Whether this is a chain of names: `a`, `a.b`, `self.a.b` …
    var isPlainChain: Bool {
      if let reference = self.as(DeclReferenceExprSyntax.self) {
        return reference.argumentNames == nil
          && (reference.baseName.name != nil || reference.baseName.tokenKind == .keyword(.self)
            || reference.baseName.tokenKind == .keyword(.Self) || reference.baseName.text.first == "$")
      }
      guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
      return member.declName.argumentNames == nil && base.isPlainChain
    }

    /// The name in front of a plain chain, `self.` left out.
    var rootName: String? {
      if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.name }
      guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
      if let reference = base.as(DeclReferenceExprSyntax.self), reference.baseName.tokenKind == .keyword(.self) {
        return member.declName.baseName.name
      }
      return base.rootName
    }
  }

  extension PatternSyntax {
    /// The names that the pattern declares.
    var names: [String] { Syntax(self).declaredNames }
  }

  extension Syntax {
    /// The names of all identifier patterns inside.
    var declaredNames: [String] {
      if let pattern = self.as(IdentifierPatternSyntax.self) { return pattern.identifier.name.map { [$0] } ?? [] }
      if self.is(ClosureExprSyntax.self) { return [] }
      return children(viewMode: .sourceAccurate).flatMap(\.declaredNames)
    }
  }
#endif
