#if Migrator
  import SwiftSyntax

  extension SyntaxProtocol {
    /// The bytes without the trivia around. NB: a call's first token is as far away as its chain is long.
    var range: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<end }

    /// The end of the node, without the trivia behind it.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

    /// The text without the trivia around it. `trimmedDescription` makes two copies of the tree first.
    var trimmedText: String {
      let bytes = syntaxTextBytes
      let end = bytes.count - trailingTriviaLength.utf8Length
      // Without a token, the trivia at both ends are the same ones.
      return String(decoding: bytes[min(leadingTriviaLength.utf8Length, end)..<end], as: UTF8.self)
    }

    /// The node's tokens, without anything between them.
    var tokenTexts: [String] { tokens(viewMode: .sourceAccurate).map(\.text) }

    /// The nodes around the node, the innermost first.
    var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }

    /// The type or extension around the node.
    var group: (any DeclGroupSyntax)? { ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first }

    /// The type that the function or the property around returns; nil in a closure.
    var resultType: TypeSyntax? {
      for current in ancestors {
        if current.is(ClosureExprSyntax.self) { return nil }
        let property = current.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        if let type = current.as(FunctionDeclSyntax.self)?.signature.returnClause?.type ?? property { return type }
      }
      return nil
    }

    func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
      for current in ancestors { if let found = current.as(type) { return found } }
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

  extension Syntax {
    // By the tokens, because a list can have thousands of operands.
    var operatorBehind: Syntax? { `operator`(at: nextToken(viewMode: .sourceAccurate)) }
    var operatorInFront: Syntax? { `operator`(at: previousToken(viewMode: .sourceAccurate)) }

    private func `operator`(at token: TokenSyntax?) -> Syntax? {
      guard let list = parent, list.is(ExprListSyntax.self), let found = token?.parent, found.parent?.id == list.id
      else { return nil }
      return found
    }

    /// Whether a pattern declares a property or a global, and no local.
    var isMemberOrGlobal: Bool {
      guard let variable = ancestor(VariableDeclSyntax.self) else { return false }
      return variable.isGlobal || variable.parent?.is(MemberBlockItemSyntax.self) == true
    }
  }

  extension ClosureExprSyntax {
    /// The names of parameters without parentheses: `row, index in`.
    var plainParameters: [String] {
      guard case .simpleInput(let list) = signature?.parameterClause else { return [] }
      return list.map(\.name.text)
    }

    var enclosingCall: FunctionCallExprSyntax? {
      if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
      if let argument = parent?.as(LabeledExprSyntax.self) {
        return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      }
      return parent?.as(MultipleTrailingClosureElementSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
  }

  extension Syntax {
    /// The key path around, in the same statement only: a chain can be thousands of nodes deep.
    var enclosingKeyPath: KeyPathExprSyntax? {
      var node = parent
      while let current = node, !current.is(FunctionCallExprSyntax.self), !current.is(CodeBlockItemSyntax.self),
        !current.is(MemberBlockItemSyntax.self)
      {
        if let found = current.as(KeyPathExprSyntax.self) { return found }
        node = current.parent
      }
      return nil
    }
  }

  extension DeclReferenceExprSyntax {
    /// Whether it is the `b` of `a.b`.
    var isMember: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }

    /// The expression that the name ends: `a.b` for the `b` in it, else the name alone.
    var access: Syntax {
      guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else { return Syntax(self) }
      return Syntax(member)
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

  extension PatternSyntax { var names: [String] { Syntax(self).declaredNames } }

  extension SwitchCaseListSyntax {
    /// The values and cases that its labels compare with.
    var patterns: [ExprSyntax] {
      let labels = compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
      return labels.flatMap(\.caseItems).compactMap { $0.pattern.as(ExpressionPatternSyntax.self)?.expression }
    }
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
