#if Migrator
  import SwiftSyntax

  /// Whether code writes states of the view that it is in, and nothing else.
  struct OwnWrites {
    private let resolver: Resolver
    /// A binding of the view to the state of an enclosing view, which counts as its own.
    private let binding: String
    /// The local names of the statements that are being read, which may hide a state.
    private var locals: Set<String> = []
    init(_ resolver: Resolver, binding: String) { (self.resolver, self.binding) = (resolver, binding) }

    func areAll(in statements: CodeBlockItemListSyntax) -> Bool {
      guard let last = statements.last else { return true }
      var inner = self
      inner.locals = Set(Surroundings(of: last).locals.keys)
      resolver.codeBase.files.mentions.count(statements.count)
      return statements.allSatisfy(inner.isWrite)
    }

    private func isWrite(_ item: CodeBlockItemSyntax) -> Bool {
      switch item.item {
      case .expr(let expression): return isWrite(expression)
      case .stmt(let statement):
        if let conditional = statement.as(ExpressionStmtSyntax.self) { return isWrite(conditional.expression) }
        if let check = statement.as(GuardStmtSyntax.self) {
          return !hasStateChange(check.conditions) && areAll(in: check.body.statements)
        }
        return statement.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
      case .decl(let declaration):
        return declaration.as(VariableDeclSyntax.self)?.bindings.allSatisfy { binding in
          binding.accessorBlock == nil && !(binding.initializer.map { hasStateChange($0.value) } ?? false)
        } ?? false
      }
    }

    private func isWrite(_ expression: ExprSyntax) -> Bool {
      if let conditional = expression.as(IfExprSyntax.self) {
        guard !hasStateChange(conditional.conditions), areAll(in: conditional.body.statements) else { return false }
        switch conditional.elseBody {
        case nil: return true
        case .ifExpr(let other)?: return isWrite(ExprSyntax(other))
        case .codeBlock(let block)?: return areAll(in: block.statements)
        }
      }
      if let call = expression.as(FunctionCallExprSyntax.self) { return isWrite(call) }
      guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count >= 3,
        let target = sequence.elements.first, let name = ownState(target)
      else { return false }
      let elements = Array(sequence.elements)
      let operators = elements.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      guard Syntax(operators[0]).isAssignment else { return false }
      // NB: an own operator may write more; between literals and the state itself there is the standard library's.
      let isPlain = operators.count == 1 && operators[0].trimmedText == "="
      return elements.dropFirst(2).enumerated().allSatisfy { offset, element in
        if offset % 2 == 1 { return ["+", "-", "*"].contains(element.trimmedText) }
        return element.isLiteral || element.normalized == [name] || isPlain && !hasStateChange(element)
      } && ["=", "+=", "-=", "*="].contains(operators[0].trimmedText)
    }

    private func isWrite(_ call: FunctionCallExprSyntax) -> Bool {
      if call.calledExpression.trimmedText == "withAnimation", let inner = call.trailingClosure {
        return !resolver.index.isGlobal("withAnimation") && areAll(in: inner.statements)
          && call.arguments.allSatisfy { !hasStateChange($0) }
      }
      guard call.arguments.allSatisfy({ !hasStateChange($0) }),
        !(call.trailingClosure.map { hasStateChange($0) } ?? false)
      else { return false }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, ownState(base) != nil else {
        return false
      }
      return resolver.isForeign(call, among: Syntax.changingMethods)
    }

    private func ownState(_ target: ExprSyntax) -> String? {
      let names = target.normalized
      guard names.count == 1, let name = names.first, !locals.contains(name) else { return nil }
      let found = resolver.members(name)
      guard found.count == 1, let (member, facts) = found.first, facts.name == resolver.surroundings.type,
        case .stored(let storage) = member.shape, name == binding || storage.isOwnState(in: resolver)
      else { return nil }
      return name
    }

    private func hasStateChange(_ node: some SyntaxProtocol) -> Bool { Syntax(node).hasStateChange(in: resolver) }
  }

  extension Syntax {
    fileprivate static let changingMethods: Set<String> = [
      "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "move",
    ]

    /// Functions of the standard library that run only the closures they are given.
    private static let readingFunctions: Set<String> = [
      "contains", "first", "firstIndex", "filter", "map", "min", "max", "abs", "isEmpty", "hasPrefix", "isSubset",
    ]

    /// Whether evaluating it may run code that writes: a call, a closure, a subscript, an assignment.
    fileprivate func hasStateChange(in resolver: Resolver) -> Bool {
      switch kind {
      case .subscriptCallExpr, .inOutExpr, .awaitExpr, .macroExpansionExpr, .assignmentExpr: return true
      case .closureExpr:
        guard let call = self.as(ClosureExprSyntax.self)?.enclosingCall,
          resolver.isForeign(call, among: Self.readingFunctions.union(Self.changingMethods))
        else { return true }
      case .functionCallExpr:
        if resolver.isForeign(self.cast(FunctionCallExprSyntax.self), among: Self.readingFunctions) { break }
        // `.easeInOut(duration: 1)` makes a value.
        guard let member = self.cast(FunctionCallExprSyntax.self).calledExpression.as(MemberAccessExprSyntax.self),
          member.base == nil || member.base?.is(FunctionCallExprSyntax.self) == true,
          !resolver.codeBase.declaresFunction(member.declName.baseName.text)
        else { return true }
      default: break
      }
      return children(viewMode: .sourceAccurate).contains { $0.hasStateChange(in: resolver) }
    }
  }

  extension Resolver {
    /// Whether a call is of one of the functions of a list, and not of the project's own.
    fileprivate func isForeign(_ call: FunctionCallExprSyntax, among known: Set<String>) -> Bool {
      guard let name = Syntax(call).calleeName, known.contains(name) else { return false }
      guard codeBase.declaresFunction(name) else { return true }
      let labels = call.arguments.map { $0.label?.name ?? $0.label?.text }
      let fitting = index.functions(named: name).filter { $0.signature.parameterClause.accepts(labels) }
      if fitting.isEmpty { return true }
      // A collection has the methods of the project's extensions of types from elsewhere.
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        let type = writtenType(of: base), type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
      else { return false }
      return fitting.allSatisfy { function in
        let owner = Syntax(function).typeNames.joined(separator: ".")
        return index.parts(of: owner, seenFrom: file.path).contains {
          $0.kind == .structure || $0.kind == .reference || $0.kind == .enumeration
        }
      }
    }
  }
#endif
