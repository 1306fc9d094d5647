#if Migrator
  import SwiftSyntax

  /// `.id(p)` around what reads `p`: a new `p` is a new view.
  enum IdentityRule: StabilityRule {
    static func fixed(_ question: Question, _ stability: Stability) -> Fixed? {
      let ids = Syntax(question.expression).identities
      guard !ids.isEmpty, question.expression.isPlainChain, isComparable(question) else { return nil }
      let wanted = question.expression.normalized
      let whole = wanted + question.path.flatMap { [".", $0] }
      for id in ids {
        let tokens = id.normalized
        let isWhole = tokens == wanted
        let isPart = tokens.count > wanted.count && whole.starts(with: tokens)
        if isWhole || isPart {
          return Fixed(key: "id@\(question.scope.file.path):\(id.position.utf8Offset)", why: .identity)
        }
      }
      return nil
    }

    /// Whether equal values are the same; for a part of the value, its own type decides.
    private static func isComparable(_ question: Question) -> Bool {
      guard let type = question.type else { return !question.path.isEmpty }
      return !question.path.isEmpty
        || question.scope.comparesAll(type.names.joined(separator: "."), in: question.scope.surroundings.type)
    }
  }

  extension Syntax {
    /// The arguments of each `.id(…)` around a node, up to the enclosing declaration.
    var identities: [ExprSyntax] {
      var found: [ExprSyntax] = []
      var node = self
      while let parent = node.parent, !parent.is(MemberBlockSyntax.self), !parent.is(FunctionDeclSyntax.self) {
        if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
          member.declName.baseName.text == "id", let call = member.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == member.id, call.arguments.count == 1, let only = call.arguments.first,
          only.label == nil
        {
          found.append(only.expression)
        }
        node = parent
      }
      return found
    }
  }
#endif
