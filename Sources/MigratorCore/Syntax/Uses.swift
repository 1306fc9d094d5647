#if Migrator
  import SwiftSyntax

  /// Finds the outside names that a piece of code uses.
  final class Uses: SyntaxVisitor {
    private(set) var found: [Use] = []
    private var scopes: [Set<String>] = [[]]
    /// In how many scopes a name is declared.
    private var counts: [String: Int] = [:]

    /// - Parameter inside: Names that the surroundings of the nodes declare, such as parameters.
    static func of(_ nodes: [Syntax], inside names: Set<String> = []) -> [Use] {
      let visitor = Uses(names)
      for node in nodes { visitor.walk(node) }
      return visitor.found
    }

    private init(_ names: Set<String>) {
      super.init(viewMode: .sourceAccurate)
      declare(names)
    }

    private func isDeclared(_ name: String) -> Bool { counts[name, default: 0] > 0 }

    private func declare(_ names: some Sequence<String>) {
      for name in names where scopes[scopes.count - 1].insert(name).inserted { counts[name, default: 0] += 1 }
    }

    private func scoped(_ body: () -> Void) {
      scopes.append([])
      body()
      for name in scopes.removeLast() { counts[name, default: 0] -= 1 }
    }

    private func record(_ name: String, _ access: Use.Access, _ node: some SyntaxProtocol) {
      var use = Use(name: name, access: access, offset: node.range.lowerBound)
      if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
        use.callLabels = call.arguments.map { $0.label?.name ?? $0.label?.text }
        use.trailingClosures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
      }
      use.isWritten = Self.isWritten(Syntax(node))
      use.path = Self.path(after: Syntax(node))
      found.append(use)
    }

    /// The members that are read of a name, and whether the last of them is called.
    static func path(after node: Syntax) -> Use.Path {
      var path = Use.Path()
      var node = node
      while let parent = node.parent {
        if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
          path.members.append(member.declName.baseName.text)
        } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
          path.isCalled = true
          break
        } else if !parent.is(OptionalChainingExprSyntax.self) && !parent.is(ForceUnwrapExprSyntax.self) {
          break
        }
        node = parent
      }
      return path
    }

    /// Whether an assignment or an `&` names the expression, or a member of it.
    static func isWritten(_ node: Syntax) -> Bool {
      var node = node
      while let parent = node.parent {
        if parent.is(InOutExprSyntax.self) { return true }
        if parent.is(ExprListSyntax.self) { return node.operatorBehind?.isAssignment ?? false }
        // `(a, b.c) = (1, 2)`
        if parent.is(LabeledExprSyntax.self), let tuple = parent.parent?.parent, tuple.is(TupleExprSyntax.self) {
          node = tuple
          continue
        }
        guard parent.isPartOfAccess else { return false }
        node = parent
      }
      return false
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      switch node.baseName.tokenKind {
      case .keyword(.self): if !node.isAskedForType { record("self", .bare, node) }
      case .dollarIdentifier: break
      default:
        guard let name = node.baseName.name else { break }
        // NB: the parser takes `$name` for an identifier, but not `$0`.
        if name.hasPrefix("$") {
          if !isDeclared(name), !isDeclared(String(name.dropFirst())) {
            record(String(name.dropFirst()), .projected, node)
          }
        } else if !isDeclared(name) {
          record(name, .bare, node)
        }
      }
      return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base else { return .skipChildren }
      guard base.isSelf else {
        walk(base)
        return .skipChildren
      }
      let token = node.declName.baseName
      if let name = token.name {
        let isProjected = name.hasPrefix("$")
        record(isProjected ? String(name.dropFirst()) : name, isProjected ? .projected : .onSelf, node)
      } else {
        record("self", .bare, base)
      }
      return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
      walkArguments(Syntax(node))
      return .skipChildren
    }

    private func walkArguments(_ node: Syntax) {
      for child in node.children(viewMode: .sourceAccurate) {
        if let list = child.as(LabeledExprListSyntax.self) { walk(list) } else { walkArguments(child) }
      }
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// `os` and `iOS` of `#if os(iOS)` are no names. One that a branch declares hides an outer one only there.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      for clause in node.clauses { scoped { if let elements = clause.elements { walk(elements) } } }
      declare(node.namesOfAllBranches)
      return .skipChildren
    }

    /// A function can be used before its declaration.
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
      declare(node.compactMap { $0.item.as(FunctionDeclSyntax.self)?.name.name })
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      var names: Set<String> = []
      if let signature = node.signature {
        for capture in signature.capture?.items ?? [] {
          names.insert(capture.name.name ?? capture.name.text)
          if let value = capture.initializer?.value {
            walk(value)
          } else if capture.name.tokenKind == .keyword(.self) {
            record("self", .bare, capture)
          } else if let name = capture.name.name, !isDeclared(name) {
            record(name, .bare, capture)
          }
        }
        names.formUnion(signature.parameterNames)
      }
      names.remove("self")
      scoped {
        declare(names)
        walk(node.statements)
      }
      return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
      scoped { walk(node.statements) }
      return .skipChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let initializer = node.initializer { walk(initializer) }
      if let accessors = node.accessorBlock { walk(accessors) }
      declare(node.pattern.names)
      return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if let initializer = node.initializer {
        walk(initializer)
      } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name, !isDeclared(name) {
        record(name, .bare, node.pattern)
      }
      declare(node.pattern.names)
      return .skipChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
      walk(node.initializer)
      walk(node.pattern)
      declare(node.pattern.names)
      return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      scoped {
        walk(node.conditions)
        walk(node.body)
      }
      if let other = node.elseBody { walk(other) }
      return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
      scoped {
        walk(node.conditions)
        walk(node.body)
      }
      return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
      walk(node.body)
      walk(node.conditions)
      return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      walk(node.sequence)
      // `for case price in prices` reads `price`.
      if node.caseKeyword != nil { walk(node.pattern) }
      scoped {
        declare(node.pattern.names)
        if let condition = node.whereClause { walk(condition) }
        walk(node.body)
      }
      return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
      scoped {
        declare(Syntax(node.label).declaredNames)
        walk(node.label)
        walk(node.statements)
      }
      return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
      scoped {
        declare(["error"] + Syntax(node.catchItems).declaredNames)
        walk(node.catchItems)
        walk(node.body)
      }
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.name.name { declare([name]) }
      scoped {
        for parameter in node.signature.parameterClause.parameters {
          if let value = parameter.defaultValue?.value { walk(value) }
        }
        declare(node.signature.parameterClause.names)
        if let body = node.body { walk(body) }
      }
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  extension Syntax {
    var isAssignment: Bool {
      if self.is(AssignmentExprSyntax.self) { return true }
      guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text, text.hasSuffix("=") else { return false }
      return !["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="].contains(text)
    }
  }

  extension ExprSyntax {
    var isSelf: Bool {
      if let reference = self.as(DeclReferenceExprSyntax.self) {
        return reference.baseName.tokenKind == .keyword(.self)
      }
      if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.isSelf }
      if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isSelf }
      return self.is(SuperExprSyntax.self)
    }
  }

  extension ClosureSignatureSyntax {
    /// The names that the parameters declare, `_` left out; `$item` declares `item` too.
    var parameterNames: [String] {
      let tokens: [TokenSyntax] =
        switch parameterClause {
        case .simpleInput(let list): list.map(\.name)
        case .parameterClause(let clause): clause.parameters.map { $0.secondName ?? $0.firstName }
        case nil: []
        }
      return tokens.flatMap { token -> [String] in
        if token.text.hasPrefix("$") { return [token.text, String(token.text.dropFirst())] }
        return token.name.map { [$0] } ?? []
      }
    }
  }

  extension FunctionParameterClauseSyntax {
    var names: [String] { parameters.compactMap { ($0.secondName ?? $0.firstName).name } }
  }
#endif
