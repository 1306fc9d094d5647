#if Migrator
  import SwiftSyntax

  /// The project's own meanings of literals and operators, whose code may read anything.
  struct OwnLiterals {
    private let question: Question
    init(_ question: Question) { self.question = question }
    private var scope: Resolver { question.scope }

    private static let protocols: [SyntaxKind: Set<String>] = [
      .integerLiteralExpr: ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"],
      .floatLiteralExpr: ["ExpressibleByFloatLiteral"], .booleanLiteralExpr: ["ExpressibleByBooleanLiteral"],
      .nilLiteralExpr: ["ExpressibleByNilLiteral"], .arrayExpr: ["ExpressibleByArrayLiteral"],
      .dictionaryExpr: ["ExpressibleByDictionaryLiteral"],
      .stringLiteralExpr: [
        "ExpressibleByStringLiteral", "ExpressibleByUnicodeScalarLiteral", "ExpressibleByStringInterpolation",
        "ExpressibleByExtendedGraphemeClusterLiteral",
      ],
    ]

    func mayMake(_ literal: ExprSyntax) -> Bool {
      let value = literal.as(PrefixOperatorExprSyntax.self)?.expression ?? literal
      let protocols = (Self.protocols[value.kind] ?? []).sorted()
      let isUsed = protocols.contains { scope.codeBase.mentions(of: $0)?.isEmpty != true }
      guard isUsed else { return false }
      guard let type = question.type else { return true }
      return type.allNames.contains { name in
        scope.codeBase.want(type: name)
        if scope.index.isAlias(name) { return true }
        guard let full = scope.index.resolve(name, in: question.typeScope ?? scope.surroundings.type) else {
          return false
        }
        return !scope.index.inherited(by: full, seenFrom: scope.file.path).isDisjoint(with: protocols)
      }
    }

    /// Whether the project declares an operator of the name, other than between values of its own types.
    func hasOperator(_ name: String) -> Bool {
      scope.codeBase.want(name)
      return scope.index.functions(named: name).contains { function in
        function.signature.parameterClause.parameters.allSatisfy { parameter in
          let names = parameter.type.names
          let type = names.joined(separator: ".")
          let around = Syntax(function).typeNames.joined(separator: ".")
          if names == ["Self"] { return !scope.index.declares(around) }
          return scope.index.resolve(type, in: around).map { !scope.index.declares($0) } ?? true
        }
      }
    }
  }
#endif
