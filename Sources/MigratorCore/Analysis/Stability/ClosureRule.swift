#if Migrator
  import SwiftSyntax

  /// A closure, or a method's name, that reads only stable values, so that each new closure has the same effect.
  enum ClosureRule: StabilityRule {
    static func fixed(_ question: Question, _ stability: Stability) -> Fixed? {
      let scope = question.scope
      if let closure = question.expression.as(ClosureExprSyntax.self) {
        let reader = ClosureReader(closure: closure, observed: nil, resolver: scope)
        guard reader.readings(stability).allSatisfy({ $0.stability == .stable }) else { return nil }
        return Fixed(key: "\(scope.file.path):\(closure.position.utf8Offset)", why: .closure)
      }
      guard let name = question.expression.as(DeclReferenceExprSyntax.self)?.baseName.name,
        scope.surroundings.locals[name] == nil
      else { return nil }
      let members = scope.members(name)
      guard !members.isEmpty, members.allSatisfy({ $0.member.isMethod }), !scope.isInObject else { return nil }
      let use = Use(name: name, access: .bare, offset: question.expression.range.lowerBound)
      guard scope.readings(of: [use], stability).allSatisfy({ $0.stability == .stable }) else { return nil }
      return Fixed(key: "\(scope.surroundings.type).\(name)()", why: .closure)
    }
  }

  extension TypeFacts.Member { var isMethod: Bool { if case .method = shape { true } else { false } } }
#endif
