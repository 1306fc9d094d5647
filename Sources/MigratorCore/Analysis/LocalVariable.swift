#if Migrator
  import SwiftSyntax

  /// A `var` among statements.
  struct LocalVariable {
    private let binding: PatternBindingSyntax
    /// The statements that can see it.
    private let scope: Syntax?

    /// - Parameter scope: The list of statements that has the declaration.
    init(_ binding: PatternBindingSyntax, in scope: Syntax?) {
      self.binding = binding
      // The statements of an `#if` belong to the list around it.
      var scope = scope
      while let clause = scope?.parent?.as(IfConfigClauseSyntax.self) {
        scope = clause.ancestor(CodeBlockItemListSyntax.self).map(Syntax.init)
      }
      self.scope = scope
    }

    /// Whether a use may change its first value: an assignment, `&`, a call of a method, or an unknown operator, also in
    /// nested closures and functions, and of an inner declaration with the same name.
    var mayChange: Bool {
      guard binding.accessorBlock == nil, binding.initializer != nil, let scope else { return true }
      let names = Set(binding.pattern.names)
      return scope.tokens(viewMode: .sourceAccurate).contains { token in
        guard let name = token.name, names.contains(name), let use = token.parent?.as(DeclReferenceExprSyntax.self),
          !use.isMember
        else { return false }
        let node = Syntax(use)
        return Uses.isWritten(node) || Uses.path(after: node).isCalled || node.isOperandOfUnknownOperator
      }
    }
  }

  extension Syntax {
    // Of the assigning operators, `Uses.isWritten` finds the left operand.
    private static let knownOperators: Set<String> = [
      "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&<<", "&>>", "&", "|", "^", "~", "!", "&&", "||", "??",
      "==",
      "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "..<", "...", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    ]

    var isOperandOfUnknownOperator: Bool {
      var node = self
      while let parent = node.parent {
        if let prefixed = parent.as(PrefixOperatorExprSyntax.self) {
          return !Self.knownOperators.contains(prefixed.operator.text)
        }
        if let postfixed = parent.as(PostfixOperatorExprSyntax.self) {
          return !Self.knownOperators.contains(postfixed.operator.text)
        }
        if parent.is(ExprListSyntax.self) {
          return [node.operatorInFront, node.operatorBehind].contains { element in
            element?.as(BinaryOperatorExprSyntax.self).map { !Self.knownOperators.contains($0.operator.text) } ?? false
          }
        }
        guard parent.isPartOfAccess else { return false }
        node = parent
      }
      return false
    }
  }
#endif
