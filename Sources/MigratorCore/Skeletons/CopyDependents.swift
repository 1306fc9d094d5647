#if Migrator
  import SwiftSyntax

  extension CodeBlockItemListSyntax {
    /// Whether these statements are a branch whose value is used, and so cannot be more than one.
    var isValue: Bool {
      let whole = parent?.is(SwitchCaseSyntax.self) == true ? parent?.parent?.parent : parent?.parent
      guard var root = whole, root.is(IfExprSyntax.self) || root.is(SwitchExprSyntax.self) else { return false }
      while let outer = root.parent, outer.is(IfExprSyntax.self) { root = outer }
      guard root.parent?.is(ExpressionStmtSyntax.self) == true else { return true }
      return root.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)?.isResult ?? false
    }

    /// The methods of sequences whose result is made of what a closure gives.
    private static let transforms: Set<String> = [
      "map", "compactMap", "flatMap", "mapValues", "compactMapValues", "filter", "reduce", "sorted", "min", "max",
      "first", "last", "firstIndex", "lastIndex", "contains", "allSatisfy", "prefix", "drop",
    ]

    /// Whether they are one expression, which a function, a getter or a closure returns.
    var isResult: Bool {
      guard count == 1, let parent else { return false }
      if parent.is(ClosureExprSyntax.self) {
        guard let call = parent.ancestor(FunctionCallExprSyntax.self) else { return false }
        let name = Syntax(call).calleeName ?? ""
        return ["sort", "removeAll", "partition"].contains(name)
          || Self.transforms.contains(name) && !Syntax(call).isDropped
      }
      let accessor = parent.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.tokenKind
      let type = parent.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedText ?? "Void"
      return accessor == .keyword(.get) || isValue || parent.is(AccessorBlockSyntax.self)
        || !["Void", "()"].contains(type)
    }
  }

  extension TokenSyntax {
    /// The text without backticks and dollars.
    var plainName: String { text.filter { !"$`".contains($0) } }
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
      let bindings = all.map { ($0.isWrite ? locals.intersection($0.names) : Set($0.names), Set($0.uses)) }
      var (names, count) = (self, 0)
      while count < names.count {
        count = names.count
        for (made, uses) in bindings where !uses.isDisjoint(with: names) { names.formUnion(made) }
      }
      return names
    }
  }

  extension Syntax {
    private func outermost(_ isAround: (Syntax) -> Bool) -> Syntax {
      guard let parent, isAround(parent) else { return self }
      return parent.outermost(isAround)
    }

    /// Whether a value is an argument of a call, a local, a result, or what a method belongs to.
    var isPassed: Bool {
      func isUnwrapped(_ node: Syntax) -> Bool {
        node.is(OptionalChainingExprSyntax.self) || node.is(ForceUnwrapExprSyntax.self)
      }
      let kind = outermost(isUnwrapped).parent?.kind
      if kind == .labeledExpr || kind == .initializerClause || kind == .returnStmt { return true }
      let chain = outermost { isUnwrapped($0) || $0.is(MemberAccessExprSyntax.self) }
      return chain.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == chain.id && chain.id != id
    }

    /// Whether code uses the result of a call or of a subscript, and no other one is made of it.
    var isMade: Bool {
      let around = ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }
      return isMaking && isValue && !around.contains { $0.isMaking && $0.isValue }
    }

    private var isValue: Bool {
      let place = outermost { $0.is(TryExprSyntax.self) || $0.is(AwaitExprSyntax.self) }
      guard let parent = place.parent else { return false }
      return !parent.isPartOfAccess && !parent.is(FunctionCallExprSyntax.self) && !parent.is(CodeBlockItemSyntax.self)
    }

    private var isMaking: Bool {
      switch self.as(SyntaxEnum.self) {
      case .functionCallExpr(let it):
        let name = it.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        // An initializer keeps what it is given.
        return name.map { $0.first?.isLowercase == true }
          ?? (it.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil)
      case .memberAccessExpr(let it): return it.base.map { Syntax($0).isMaking } ?? false
      case .optionalChainingExpr(let it): return Syntax(it.expression).isMaking
      case .forceUnwrapExpr(let it): return Syntax(it.expression).isMaking
      default: return self.is(SubscriptCallExprSyntax.self)
      }
    }

    fileprivate typealias CodeBinding = (names: [String], uses: [String], isWrite: Bool)

    /// The names that code gives to values, each with the names that make it; `f()`: the arguments of all calls.
    fileprivate var bindings: [CodeBinding] {
      var found: [CodeBinding] = []
      func add(_ names: [String], _ makers: (any SyntaxProtocol)?..., isWrite: Bool = false) {
        let uses = makers.compactMap(\.self).flatMap { Syntax($0).valueTokens }.map(\.plainName)
        if !names.isEmpty { found.append((names, uses, isWrite)) }
      }
      switch self.as(SyntaxEnum.self) {
      case .functionDecl(let it):
        add([it.name.text], it.body)
        found.append((it.signature.parameterClause.names, [it.name.text + "()"], false))
      case .patternBinding(let it): add(it.pattern.names, it.initializer, it.accessorBlock)
      case .optionalBindingCondition(let it): add(it.pattern.names, it.initializer)
      case .matchingPatternCondition(let it): add(it.pattern.names, it.initializer)
      case .forStmt(let it): add(it.pattern.names, it.sequence)
      case .closureCapture(let it): add([it.name.text], it.initializer)
      case .switchExpr(let it):
        add(it.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap { Syntax($0.label).declaredNames }, it.subject)
      case .functionCallExpr(let it):
        let closure = it.trailingClosure
        add(
          closure?.signature?.parameterNames ?? closure.map { _ in ["0", "1"] } ?? [], it.calledExpression, it.arguments
        )
        add([(calleeName ?? "") + "()"], it.arguments)
        // A method may change its value: `list.append(copy)`.
        let base = it.calledExpression.as(MemberAccessExprSyntax.self)?.base?.rootName
        add([base].compactMap(\.self), it.arguments, it.trailingClosure, isWrite: true)
      case .sequenceExpr(let it):
        guard let target = it.elements.first, Syntax(target).isWritten else { break }
        add(Syntax(target).valueTokens.map(\.plainName), it.elements, isWrite: true)
      default: break
      }
      return found + children(viewMode: .sourceAccurate).flatMap(\.bindings)
    }
  }

  extension String {
    /// Whether an operator changes its left side.
    var isAssignment: Bool { hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(self) }
  }
#endif
