#if Migrator
  import SwiftSyntax

  /// The shape of a body that only forwards.
  struct BackportShape {
    let value: String
    let action: String
    let arity: Int

    func fits(_ statements: CodeBlockItemListSyntax?) -> Bool {
      if let clauses = statements?.onlyConditional { return fits(clauses) }
      guard let branches = statements.flatMap(AvailabilityBranches.init), let modern = call(branches.modern),
        let legacy = call(branches.legacy)
      else { return false }
      return forwards(modern, isModern: true) && forwards(legacy, isModern: false)
    }

    /// Whether each branch of an `#if` forwards, and one of them to the modern form.
    private func fits(_ clauses: IfConfigClauseListSyntax) -> Bool {
      guard clauses.last?.condition == nil else { return false }
      var isModern = false
      for clause in clauses {
        guard case .statements(let statements) = clause.elements else { return false }
        if fits(statements) {
          isModern = true
        } else {
          guard let call = call(statements) else { return false }
          if forwards(call, isModern: true) {
            isModern = true
          } else if !forwards(call, isModern: false) {
            return false
          }
        }
      }
      return isModern
    }

    /// Whether the body hands its parameters to a backport on views: `content.onChangeCompat(of: value, perform: action)`.
    func forwards(_ statements: CodeBlockItemListSyntax?, to known: [Backport]) -> Bool {
      guard let call = statements?.onlyExpression?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        call.arguments.map(\.expression.normalized) == [[value], [action]], Self.isOnContent(call)
      else { return false }
      let callee = call.calledExpression
      let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
      return known.contains {
        $0.receiver == .view && $0.name == name?.baseName.name && $0.arity == arity
          && $0.labels == call.arguments.map { $0.label?.text }
      }
    }

    private static func isOnContent(_ call: FunctionCallExprSyntax) -> Bool {
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      return base.map { $0.isSelf || ($0.isPlainChain && $0.normalized.count == 1) } ?? true
    }

    private func call(_ statements: CodeBlockItemListSyntax) -> ObserverCall? {
      guard let call = statements.onlyExpression?.as(FunctionCallExprSyntax.self),
        let found = ObserverCall(call, top: Syntax(call)), found.observed.expression.normalized == [value]
      else { return nil }
      return Self.isOnContent(call) ? found : nil
    }

    private func forwards(_ call: ObserverCall, isModern: Bool) -> Bool {
      if let initial = call.initial?.expression.trimmedText, initial != "false" { return false }
      switch call.form {
      case .legacy where !isModern: break
      case .zero where isModern, .two where isModern, .unlabelledReference where isModern: break
      default: return false
      }
      switch call.action {
      case .reference(let function, _): return function.normalized == [action] && (isModern ? arity != 1 : arity == 1)
      case .trailing(let closure), .argument(let closure, _): return forwards(closure, isModern: isModern)
      }
    }

    /// Whether the closure passes the old and the new value to the action, or those of them that it takes.
    private func forwards(_ closure: ClosureExprSyntax, isModern: Bool) -> Bool {
      // The value's own name means the newest value in a modern closure, the old one in a legacy closure.
      var meanings = [value: isModern ? "new" : "old"]
      for capture in closure.signature?.capture?.items ?? [] {
        guard !isModern, let name = capture.name.name, capture.specifier == nil,
          (capture.initializer.map { $0.value.normalized } ?? [name]) == [value]
        else { return false }
        meanings[name] = "old"
      }
      let roles = isModern ? ["old", "new"] : ["new"]
      if closure.signature?.parameterClause == nil {
        for (index, role) in roles.enumerated() { meanings["$\(index)"] = role }
      } else {
        for (token, role) in zip(closure.parameterTokens, roles) { if let name = token?.name { meanings[name] = role } }
      }
      guard let call = closure.statements.onlyExpression?.as(FunctionCallExprSyntax.self),
        call.calledExpression.normalized == [action], call.trailingClosure == nil
      else { return false }
      let given = call.arguments.map { $0.label == nil ? meanings[$0.expression.trimmedText] : nil }
      return given == [[], ["new"], ["old", "new"]][min(arity, 2)] && arity <= 2
    }
  }

  extension CodeBlockItemListSyntax {
    /// The branches of the one `#if` that this is.
    fileprivate var onlyConditional: IfConfigClauseListSyntax? {
      count == 1 ? first?.item.as(IfConfigDeclSyntax.self)?.clauses : nil
    }

    /// The one expression that this is, also behind `return` and inside of a `Group` or an `AnyView`.
    var onlyExpression: ExprSyntax? {
      guard count == 1, let item = first?.item else { return nil }
      let expression =
        item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
        ?? item.as(ReturnStmtSyntax.self)?.expression
      guard let call = expression?.as(FunctionCallExprSyntax.self) else { return expression }
      switch call.calledExpression.trimmedText {
      case "Group":
        guard call.arguments.isEmpty, let content = call.trailingClosure else { return expression }
        return content.signature == nil ? content.statements.onlyExpression : nil
      case "AnyView":
        guard call.arguments.count == 1, let only = call.arguments.first, only.label == nil, call.trailingClosure == nil
        else { return expression }
        return only.expression
      default: return expression
      }
    }
  }

  /// The code of an availability check: for systems with the modern form, and for older ones.
  private struct AvailabilityBranches {
    let modern: CodeBlockItemListSyntax
    let legacy: CodeBlockItemListSyntax

    /// - Returns: nil for statements that do more than ask for the system and act on it.
    init?(_ statements: CodeBlockItemListSyntax) {
      if let whole = statements.onlyExpression?.as(IfExprSyntax.self) {
        guard case .codeBlock(let other) = whole.elseBody else { return nil }
        self.init(whole.conditions, fulfilled: whole.body.statements, other: other.statements)
      } else if let first = statements.first, statements.count == 2 {
        let rest = CodeBlockItemListSyntax(statements.dropFirst())
        if let check = first.item.as(GuardStmtSyntax.self) {
          self.init(check.conditions, fulfilled: rest, other: check.body.statements)
        } else if let check = (first.item.as(ExpressionStmtSyntax.self)?.expression ?? first.item.as(ExprSyntax.self))?
          .as(IfExprSyntax.self), check.elseBody == nil,
          check.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
        {
          self.init(check.conditions, fulfilled: check.body.statements, other: rest)
        } else {
          return nil
        }
      } else {
        return nil
      }
    }

    private init?(
      _ conditions: ConditionElementListSyntax, fulfilled: CodeBlockItemListSyntax, other: CodeBlockItemListSyntax
    ) {
      guard conditions.count == 1 else { return nil }
      if conditions.asks(for: .available) {
        (modern, legacy) = (fulfilled, other)
      } else if conditions.asks(for: .unavailable) {
        (modern, legacy) = (other, fulfilled)
      } else {
        return nil
      }
    }
  }
#endif
