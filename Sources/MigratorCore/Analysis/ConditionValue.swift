#if Migrator
  import SwiftSyntax

  /// The value of a condition of `#if`, as far as its parts are known.
  enum ConditionValue {
    /// - Parameter part: The value of a literal, a name or a call such as `os(iOS)`; nil where that depends on the build.
    static func of(_ expression: ExprSyntax, _ part: (ExprSyntax) -> Bool?) -> Bool? {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        return of(only.expression, part)
      }
      if let prefixed = expression.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "!" {
        return of(prefixed.expression, part).map { !$0 }
      }
      if let sequence = expression.as(SequenceExprSyntax.self) { return of(Array(sequence.elements), part) }
      return part(expression)
    }

    /// `a && b || c`: the stronger operator first.
    private static func of(_ elements: [ExprSyntax], _ part: (ExprSyntax) -> Bool?) -> Bool? {
      func sides(_ symbol: String) -> [[ExprSyntax]] {
        elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == symbol }.map(Array.init)
      }
      for (symbol, decisive) in [("||", true), ("&&", false)] {
        let sides = sides(symbol)
        guard sides.count > 1 else { continue }
        let values = sides.map { of($0, part) }
        if values.contains(decisive) { return decisive }
        return values.contains(nil) ? nil : !decisive
      }
      return elements.count == 1 ? of(elements[0], part) : nil
    }
  }

  extension IfConfigClauseSyntax {
    /// Whether a build leaves the clause out; nil where that is not known.
    func isLeftOut(_ part: (ExprSyntax) -> Bool?) -> Bool? {
      guard let list = parent?.as(IfConfigClauseListSyntax.self) else { return nil }
      var isKnown = true
      for other in list {
        let value = other.condition.map { ConditionValue.of($0, part) } ?? true
        if other.id == id { return value == false ? true : value == true && isKnown ? false : nil }
        // An earlier branch is the one that is built.
        if value == true { return true }
        if value == nil { isKnown = false }
      }
      return nil
    }
  }
#endif
