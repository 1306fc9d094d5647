#if Migrator
  import SwiftSyntax

  /// A name that a pattern takes out of a case of an enumeration: `model` of `case .checkout(let data, let model)`.
  struct Payload {
    private let enumeration: ExprSyntax?
    private let caseName: String
    private let position, count: Int
    private let subject: ExprSyntax

    /// - Returns: nil where the token is no such name.
    init?(_ token: TokenSyntax) {
      guard let pattern = token.parent?.as(IdentifierPatternSyntax.self) else { return nil }
      let bound = pattern.parent?.as(ValueBindingPatternSyntax.self).map(Syntax.init) ?? Syntax(pattern)
      guard let argument = bound.parent?.parent?.as(LabeledExprSyntax.self),
        let list = argument.parent?.as(LabeledExprListSyntax.self),
        let position = list.enumerated().first(where: { $0.element.id == argument.id })?.offset,
        let member = list.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
        let name = member.declName.baseName.name, let subject = Self.subject(of: Syntax(member))
      else { return nil }
      enumeration = member.base
      caseName = name
      (self.position, count, self.subject) = (position, list.count, subject)
    }

    /// The value that a pattern is compared with.
    private static func subject(of node: Syntax) -> ExprSyntax? {
      for current in node.ancestors {
        if let condition = current.as(MatchingPatternConditionSyntax.self) { return condition.initializer.value }
        // NB: the pattern of `case (.a(let x), .b)` has the subject's element.
        if current.is(TupleExprSyntax.self) || current.is(CodeBlockItemSyntax.self) { return nil }
        if let item = current.as(SwitchCaseItemSyntax.self) { return item.ancestor(SwitchExprSyntax.self)?.subject }
      }
      return nil
    }

    /// The full name of its type.
    func type(in scope: Resolver) -> String? {
      let outer = Resolver(scope.codeBase, scope.file, Surroundings(of: subject), chains: scope.chains)
      let written = enumeration.flatMap { scope.index.resolve($0.trimmedText, in: scope.surroundings.type) }
      guard let name = written ?? outer.type(of: subject) else {
        outer.wantType(of: subject)
        return nil
      }
      let parameters = scope.index.parts(of: name, seenFrom: scope.file.path).lazy
        .compactMap { $0.node.as(EnumDeclSyntax.self)?.element(caseName)?.parameterClause?.parameters }.first
      guard let parameters, parameters.count == count else { return nil }
      let own = parameters[parameters.index(parameters.startIndex, offsetBy: position)].type.names
      scope.codeBase.want(type: own.joined(separator: "."))
      return own.isEmpty ? nil : scope.index.meaning(of: own.joined(separator: "."), in: name)
    }
  }

  extension EnumDeclSyntax {
    fileprivate func element(_ name: String) -> EnumCaseElementSyntax? {
      memberBlock.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        .first { $0.name.name == name }
    }
  }
#endif
