#if Migrator
  import SwiftSyntax

  /// `item.id`: a stored member of a stable value, or a `let` of a stable object.
  enum MemberRule: StabilityRule {
    static func fixed(_ question: Question, _ stability: Stability) -> Fixed? {
      guard let member = question.expression.as(MemberAccessExprSyntax.self), let base = member.base, !base.isSelf,
        let name = member.declName.baseName.name, !name.hasPrefix("$")
      else { return nil }
      var inner = question
      inner.expression = base
      inner.path = [name] + question.path
      inner.type = nil
      guard let outer = stability.fixed(inner) else { return nil }
      // Members of a row's id are the same as the id; members of other values have to be stored.
      if outer.why == .row || outer.why == .identity { return Fixed(key: "\(outer.key).\(name)", why: outer.why) }
      guard let type = question.scope.type(of: base) else {
        question.scope.wantType(of: base)
        return nil
      }
      let members = question.scope.index.members(name, of: type, seenFrom: question.scope.file.path)
      guard members.count == 1, case .stored(let storage) = members[0].member.shape,
        storage.wrapper == nil || storage.wrapper?.shortName == "Published",
        storage.isLet || !question.scope.index.isObject(type, seenFrom: question.scope.file.path)
          || KeptObject(members[0], of: type, question.scope, isUnwrapped: question.expression.isUnwrapped).isKept
      else { return nil }
      return Fixed(key: "\(outer.key).\(name)", why: outer.why)
    }
  }

  extension ExprSyntax {
    /// Whether it is the value of `if let` or `guard let`.
    fileprivate var isUnwrapped: Bool { parent?.parent?.is(OptionalBindingConditionSyntax.self) == true }
  }
#endif
