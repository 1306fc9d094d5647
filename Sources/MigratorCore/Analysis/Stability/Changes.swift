#if Migrator
  import SwiftSyntax

  extension TokenSyntax {
    private static let mutating: Set<String> = [
      "append", "insert", "merge", "negate", "partition", "popFirst", "popLast", "reserveCapacity", "reverse", "round",
      "shuffle", "sort", "subtract", "swapAt", "toggle", "update",
    ]

    /// Whether the value with this name may be changed here: by an assignment, also of a part, by `&`, by a mutating
    /// function, or by an unknown operator.
    func isChanged(in codeBase: CodeBase) -> Bool {
      guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
      var node = Syntax(reference)
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
        node = Syntax(member)
      }
      // What a part of is taken: an object there is not changed itself.
      var bases: [ExprSyntax] = []
      func isValue() -> Bool {
        guard !bases.isEmpty, let file = codeBase.file(of: node) else { return true }
        return !bases.contains { base in
          let scope = Resolver(codeBase, file, Surroundings(of: base))
          return scope.type(of: base).map { codeBase.index.isObject($0, seenFrom: file.path) } ?? false
        }
      }
      while true {
        if node.isAssigned || node.isOperandOfUnknownOperator { return isValue() }
        guard let parent = node.parent else { return false }
        if let member = parent.as(MemberAccessExprSyntax.self), let base = member.base, base.id == node.id {
          bases.append(base)
          if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id {
            return Self.isMutating(member.declName.baseName, codeBase) && isValue()
          }
        } else if !parent.is(OptionalChainingExprSyntax.self), !parent.is(ForceUnwrapExprSyntax.self),
          parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id != node.id
        {
          return false
        }
        node = parent
      }
    }

    private static func isMutating(_ token: TokenSyntax, _ codeBase: CodeBase) -> Bool {
      guard let name = token.name else { return false }
      if mutating.contains(name) || name.hasPrefix("remove") || name.hasPrefix("form") && name != "formatted" {
        return true
      }
      guard let mentions = codeBase.mentions(of: name) else { return true }
      return mentions.contains {
        $0.token.parent?.as(FunctionDeclSyntax.self)?.modifiers.contains { $0.name.text == "mutating" } == true
      }
    }
  }

  extension Syntax {
    /// Whether it is in code that can change the value of the enclosing structure after its initializer.
    var isInMutatingCode: Bool {
      var node = parent
      while let current = node, !current.is(InitializerDeclSyntax.self) {
        if let function = current.as(FunctionDeclSyntax.self) {
          return function.modifiers.contains { $0.name.text == "mutating" }
        }
        if let accessor = current.as(AccessorDeclSyntax.self) {
          return accessor.accessorSpecifier.text != "get" && accessor.modifier?.name.text != "nonmutating"
        }
        node = current.parent
      }
      return false
    }
  }
#endif
