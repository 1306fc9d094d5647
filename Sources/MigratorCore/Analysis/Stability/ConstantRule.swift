#if Migrator
  import SwiftSyntax

  /// Literals, and expressions of constants only: `16.0 / 10.0`, `[1, 2]`, `CGSize(width: 8, height: 8)`.
  enum ConstantRule: StabilityRule {
    static func fixed(_ question: Question, _ stability: Stability) -> Fixed? {
      let expression = question.expression
      if expression.isLiteral { return Fixed(key: expression.trimmedText, why: .literal) }
      func all(_ parts: [ExprSyntax]) -> Fixed? { Self.all(parts, in: expression, question, stability) }
      if let tuple = expression.as(TupleExprSyntax.self) {
        if tuple.elements.count == 1, let only = tuple.elements.first {
          return stability.fixed(only.expression, as: question)
        }
        return all(tuple.elements.map(\.expression))
      }
      if let array = expression.as(ArrayExprSyntax.self) { return all(array.elements.map(\.expression)) }
      if let dictionary = expression.as(DictionaryExprSyntax.self) {
        guard case .elements(let elements) = dictionary.content else {
          return Fixed(key: expression.trimmedText, why: .literal)
        }
        return all(elements.flatMap { [$0.key, $0.value] })
      }
      if let prefixed = expression.as(PrefixOperatorExprSyntax.self), ["-", "+", "!"].contains(prefixed.operator.text) {
        return all([prefixed.expression])
      }
      if let sequence = expression.as(SequenceExprSyntax.self) { return operators(sequence).flatMap(all) }
      if let text = expression.as(StringLiteralExprSyntax.self) {
        return all(text.segments.flatMap { $0.as(ExpressionSegmentSyntax.self)?.expressions.map(\.expression) ?? [] })
      }
      if let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name,
        KnownNames.pureTypes.contains(name),
        question.scope.index.resolve(name, in: question.scope.surroundings.type) == nil
      {
        return all(call.arguments.map(\.expression))
      }
      return nil
    }

    private static func all(
      _ parts: [ExprSyntax], in whole: ExprSyntax, _ question: Question, _ stability: Stability
    ) -> Fixed? {
      var keys: [String] = []
      for part in parts {
        let inner = Question(expression: part, scope: question.scope)
        guard let fixed = stability.fixed(inner) else { return nil }
        keys.append(fixed.key)
      }
      return Fixed(key: "\(whole.kind)(\(keys.joined(separator: ",")))\(whole.trimmedText)", why: .constant)
    }

    /// The operands where all operators are those of numbers and texts.
    private static func operators(_ sequence: SequenceExprSyntax) -> [ExprSyntax]? {
      var operands: [ExprSyntax] = []
      for element in sequence.elements {
        if let symbol = element.as(BinaryOperatorExprSyntax.self) {
          guard
            ["+", "-", "*", "/", "%", "&&", "||", "==", "!=", "<", ">", "<=", ">=", "..<", "..."].contains(
              symbol.operator.text)
          else { return nil }
        } else if element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
          || element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self)
        {
          return nil
        } else {
          operands.append(element)
        }
      }
      return operands
    }
  }
#endif
