#if Migrator
  import SwiftSyntax

  /// A condition of `#if`, as far as a platform decides it.
  enum Condition: Equatable {
    case known(Bool)
    /// The rest of it, in source form, and whether an operator in it needs parentheses inside another condition.
    case open(String, isJoined: Bool = false)

    init(_ expression: ExprSyntax, on platform: ConditionPlatform) {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        self = Condition(only.expression, on: platform).parenthesized
      } else if let not = expression.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
        self = Condition(not.expression, on: platform).negated
      } else if let literal = expression.as(BooleanLiteralExprSyntax.self) {
        self = .known(literal.literal.tokenKind == .keyword(.true))
      } else if let sequence = expression.as(SequenceExprSyntax.self) {
        self = Self.joined(Array(sequence.elements), on: platform)
      } else if let answer = Self.answer(expression, on: platform) {
        self = .known(answer)
      } else {
        self = .open(expression.trimmedText)
      }
    }

    /// The platform's answer to `os(…)`, `targetEnvironment(…)` or `canImport(…)`; nil if it decides nothing.
    private static func answer(_ expression: ExprSyntax, on platform: ConditionPlatform) -> Bool? {
      guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let argument = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return nil }
      switch name {
      case "os": return platform.isOS(argument)
      case "targetEnvironment": return ["simulator", "macCatalyst"].contains(argument) ? false : nil
      case "canImport": return platform.lacks(argument) ? false : nil
      default: return nil
      }
    }

    /// `&&` binds before `||`.
    private static func joined(_ elements: [ExprSyntax], on platform: ConditionPlatform) -> Condition {
      if let split = elements.lastIndex(where: { $0.isOperator("||") }) {
        return joined(Array(elements[..<split]), on: platform)
          .or(joined(Array(elements[(split + 1)...]), on: platform))
      }
      if let split = elements.lastIndex(where: { $0.isOperator("&&") }) {
        return joined(Array(elements[..<split]), on: platform)
          .and(joined(Array(elements[(split + 1)...]), on: platform))
      }
      if elements.count == 1 { return Condition(elements[0], on: platform) }
      return .open(elements.map(\.trimmedText).joined(separator: " "), isJoined: true)
    }

    private var parenthesized: Condition {
      guard case .open(let text, isJoined: true) = self else { return self }
      return .open("(\(text))")
    }

    private var negated: Condition {
      switch self {
      case .known(let value): .known(!value)
      case .open(let text, let isJoined): .open(isJoined ? "!(\(text))" : "!\(text)")
      }
    }

    private func and(_ other: Condition) -> Condition {
      switch (self, other) {
      case (.known(false), _), (_, .known(false)): .known(false)
      case (.known(true), let rest), (let rest, .known(true)): rest
      case (.open(let left, _), .open(let right, _)): .open("\(left) && \(right)", isJoined: true)
      }
    }

    private func or(_ other: Condition) -> Condition {
      switch (self, other) {
      case (.known(true), _), (_, .known(true)): .known(true)
      case (.known(false), let rest), (let rest, .known(false)): rest
      case (.open(let left, _), .open(let right, _)): .open("\(left) || \(right)", isJoined: true)
      }
    }
  }

  extension ExprSyntax {
    fileprivate func isOperator(_ name: String) -> Bool {
      self.as(BinaryOperatorExprSyntax.self)?.operator.text == name
    }
  }
#endif
