#if Migrator
  import SwiftSyntax

  /// The name of a method as Objective-C has it: `save(_:)` is `save:`, `save(to:as:)` is `saveTo:as:`.
  struct SelectorName {
    let text: String

    /// - Parameter argument: the content of the parentheses of `#selector`.
    init?(_ argument: LabeledExprSyntax) {
      guard let reference = Self.reference(argument.expression) else { return nil }
      let base = reference.baseName.text
      let labels = reference.argumentNames?.arguments.map(\.name.text) ?? []
      if argument.label?.text == "setter" {
        text = "set\(base.prefix(1).uppercased())\(base.dropFirst()):"
      } else if let first = labels.first {
        let head = first == "_" ? base : "\(base)With\(first.prefix(1).uppercased())\(first.dropFirst())"
        let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
        text = "\(head):\(rest)"
      } else {
        text = base
      }
    }

    private static func reference(_ expression: ExprSyntax) -> DeclReferenceExprSyntax? {
      if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference }
      if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName }
      if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
        return reference(only.expression)
      }
      // `save as () -> Void`, which names one of several methods.
      if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        return reference(first)
      }
      return nil
    }
  }
#endif
