#if Migrator
  import SwiftSyntax

  extension CodeBlockItemListSyntax {
    /// Whether these statements are a branch whose value is used, and so cannot be more than one.
    var isValue: Bool {
      let whole = parent?.is(SwitchCaseSyntax.self) == true ? parent?.parent?.parent : parent?.parent
      guard var root = whole, root.is(IfExprSyntax.self) || root.is(SwitchExprSyntax.self) else { return false }
      while let outer = root.parent, outer.is(IfExprSyntax.self) { root = outer }
      guard root.parent?.is(ExpressionStmtSyntax.self) == true else { return true }
      guard let list = root.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
        return false
      }
      let owner = list.parent?.parent
      return list.isValue || list.parent?.is(AccessorBlockSyntax.self) == true
        || owner?.is(AccessorDeclSyntax.self) == true
        || owner?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
    }
  }

  extension SyntaxProtocol {
    var hasCall: Bool {
      self.is(FunctionCallExprSyntax.self) || children(viewMode: .sourceAccurate).contains(where: \.hasCall)
    }

    /// The names of values in code, without members of other values.
    var valueTokens: [TokenSyntax] {
      tokens(viewMode: .sourceAccurate).filter { token in
        token.parent?.is(IdentifierPatternSyntax.self) == true
          || token.parent?.is(DeclReferenceExprSyntax.self) == true && !token.belongsToOther
      }
    }
  }

  extension Set<String> {
    /// With the names of what code makes of these values: locals, parameters of closures, and members of the view.
    func withDependents(in code: [Syntax]) -> Set<String> {
      let all = code.flatMap(\.bindings)
      // A state that code writes shows its value, and a local does not.
      let locals = Set(all.filter { !$0.isWrite }.flatMap(\.names))
      let bindings = all.map {
        ($0.isWrite ? locals.intersection($0.names) : Set($0.names), Set($0.uses.compactMap(\.name)))
      }
      var (names, count) = (self, 0)
      while count < names.count {
        count = names.count
        for (made, uses) in bindings where !uses.isDisjoint(with: names) { names.formUnion(made) }
      }
      return names
    }
  }

  extension Syntax {
    /// The names that code gives to values, each with the names that make the value.
    fileprivate var bindings: [(names: [String], uses: [TokenSyntax], isWrite: Bool)] {
      var (names, makers): ([String], [(any SyntaxProtocol)?]) = ([], [])
      switch self.as(SyntaxEnum.self) {
      case .functionDecl(let it): (names, makers) = ([it.name.text], [it.body])
      case .patternBinding(let it): (names, makers) = (it.pattern.names, [it.initializer, it.accessorBlock])
      case .optionalBindingCondition(let it): (names, makers) = (it.pattern.names, [it.initializer])
      case .matchingPatternCondition(let it): (names, makers) = (it.pattern.names, [it.initializer])
      case .forStmt(let it): (names, makers) = (it.pattern.names, [it.sequence])
      case .closureCapture(let it): (names, makers) = ([it.name.text], [it.initializer])
      case .switchExpr(let it):
        (names, makers) = (
          it.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap { Syntax($0.label).declaredNames }, [it.subject]
        )
      case .functionCallExpr(let it):
        let parameters = it.trailingClosure?.signature?.parameterClause?.tokens(viewMode: .sourceAccurate)
        (names, makers) = (parameters?.compactMap(\.name) ?? [], [it.calledExpression, it.arguments])
      case .sequenceExpr(let it):
        if let target = it.elements.first, Syntax(target).isWritten {
          (names, makers) = (Syntax(target).valueTokens.compactMap(\.name), [it.elements])
        }
      default: break
      }
      let uses = names.isEmpty ? [] : makers.compactMap(\.self).flatMap { Syntax($0).valueTokens }
      return [(names, uses, self.is(SequenceExprSyntax.self))] + children(viewMode: .sourceAccurate).flatMap(\.bindings)
    }
  }

  extension ExprSyntax {
    var isComparison: Bool {
      self.as(BinaryOperatorExprSyntax.self).map { comparisons.contains($0.operator.text) } ?? false
    }
  }

  private let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="]

  extension String {
    /// Whether an operator changes its left side.
    var isAssignment: Bool { hasSuffix("=") && !comparisons.contains(self) }
  }
#endif
