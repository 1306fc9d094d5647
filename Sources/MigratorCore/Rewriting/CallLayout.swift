#if Migrator
  import SwiftSyntax

  /// The new position of a closure that was behind `perform:`.
  struct CallLayout {
    let call: ObserverCall
    let text: SourceText

    /// Whether the closure can go behind the parenthesis: the text between is on one line, and has no comment.
    var allowsTrailing: Bool {
      guard let right = call.call.rightParen, let argument else { return false }
      let before = call.observed.expression.range.upperBound..<argument.expression.range.lowerBound
      let after = argument.expression.range.upperBound..<right.range.lowerBound
      return call.initial == nil && !text.hasNewline(in: before) && !text.hasComment(in: before)
        && !text.hasNewline(in: after) && !text.hasComment(in: after) && !isInCondition
    }

    var argument: LabeledExprSyntax? {
      switch call.action {
      case .trailing: nil
      case .argument(_, let argument), .reference(_, let argument): argument
      }
    }

    /// Makes the closure the trailing one; what replaces the argument itself is up to the caller.
    func trailingEdits(_ argument: LabeledExprSyntax) -> [Edit] {
      let right = call.call.rightParen?.range ?? argument.range
      return [
        .replace(call.observed.expression.range.upperBound..<argument.expression.range.lowerBound, with: ") "),
        .delete(argument.expression.range.upperBound..<right.upperBound),
      ]
    }

    /// Takes the label away, and the space behind it.
    func unlabellingEdits(_ argument: LabeledExprSyntax) -> [Edit] {
      guard let label = argument.label, let colon = argument.colon else { return [] }
      var end = colon.range.upperBound
      while end < argument.expression.range.lowerBound, text.bytes[end].isSpace { end += 1 }
      return [.delete(label.range.lowerBound..<end)]
    }

    private var isInCondition: Bool {
      var node = Syntax(call.call)
      while let parent = node.parent {
        if parent.is(ConditionElementSyntax.self) || parent.is(SwitchExprSyntax.self) || parent.is(ForStmtSyntax.self) {
          return true
        }
        if parent.is(CodeBlockItemSyntax.self) || parent.is(LabeledExprSyntax.self) || parent.is(ClosureExprSyntax.self)
        {
          return false
        }
        node = parent
      }
      return false
    }
  }
#endif
