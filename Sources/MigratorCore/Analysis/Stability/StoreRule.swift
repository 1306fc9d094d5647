#if Migrator
  import SwiftSyntax

  /// The Composable Architecture: `ViewStore(store)` and `store.scope(…)` read the store when asked.
  enum StoreRule: StabilityRule {
    static func fixed(_ question: Question, _ stability: Stability) -> Fixed? {
      guard let call = question.expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        isImported(question.scope)
      else { return nil }
      let store: ExprSyntax
      var others = Array(call.arguments)
      if let first = made(from: question.expression, question.scope) {
        (store, others) = (first, Array(others.dropFirst()))
      } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        ["scope", "binding"].contains(member.declName.baseName.text),
        !question.scope.codeBase.declaresFunction(member.declName.baseName.text)
      {
        store = base
      } else {
        return nil
      }
      guard others.allSatisfy({ isConstant($0.expression, question.scope, stability) }),
        let base = stability.fixed(Question(expression: store, scope: question.scope))
      else { return nil }
      let key = ([base.key] + others.map(\.trimmedDescription)).joined(separator: ",")
      return Fixed(key: "store(\(key))", why: .object)
    }

    /// The store of `ViewStore(store, observe: { $0 })`.
    static func made(from expression: ExprSyntax, _ scope: Resolver) -> ExprSyntax? {
      guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        expression.constructedType == "ViewStore", let first = call.arguments.first, first.label == nil,
        isImported(scope), !scope.codeBase.isOwnView("ViewStore")
      else { return nil }
      return first.expression
    }

    static func parameter(of closure: ClosureExprSyntax, _ question: Question, _ stability: Stability) -> Fixed? {
      guard let call = closure.ancestorCall, let called = call.calledExpression.as(DeclReferenceExprSyntax.self),
        ["WithViewStore", "IfLetStore"].contains(called.baseName.text), isImported(question.scope),
        !question.scope.codeBase.isOwnView(called.baseName.text), closure.parameterTokens.count == 1,
        let first = call.arguments.first, first.label == nil,
        call.arguments.dropFirst().allSatisfy({
          $0.expression.id == ExprSyntax(closure).id || isConstant($0.expression, question.scope, stability)
        })
      else { return nil }
      let scope = Resolver(question.scope.codeBase, question.scope.file, Surroundings(of: first.expression))
      return stability.fixed(Question(expression: first.expression, scope: scope)).map {
        Fixed(key: "store(\($0.key),\(call.position.utf8Offset))", why: .object)
      }
    }

    /// A key path, a case path, a case, `State.init`, an operator, or a closure that reads only stable values.
    private static func isConstant(_ value: ExprSyntax, _ scope: Resolver, _ stability: Stability) -> Bool {
      if value.is(KeyPathExprSyntax.self) { return true }
      if let prefixed = value.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "/" { return true }
      if value.as(DeclReferenceExprSyntax.self)?.baseName.text == "==" { return true }
      if let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" { return true }
      return stability.fixed(Question(expression: value, scope: scope)) != nil
    }

    private static func isImported(_ scope: Resolver) -> Bool { scope.file.imports("ComposableArchitecture") }
  }

  extension ParsedFile {
    func imports(_ module: String) -> Bool {
      tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module }
    }
  }
#endif
