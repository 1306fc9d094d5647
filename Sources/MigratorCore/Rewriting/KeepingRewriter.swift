#if Migrator
  import SwiftSyntax

  /// Turns a legacy call into a modern one that runs the closure from before the change: the closure becomes part of the
  /// observed value, whose old value brings the old closure with it.
  struct KeepingRewriter {
    let call: ObserverCall
    let text: SourceText
    private static let helper = "KeepingCaptures"
    private static let action = " { before, now in before.action(now.value) }"

    /// - Parameter changed: The readings that need the old closure.
    func rewriting(
      of closure: ClosureExprSyntax, _ reader: ClosureReader, _ changed: [Reading], _ readings: [Reading]
    ) -> Rewriting? {
      var signature = SignatureEdits(closure: closure, text: text)
      signature.addedCaptures = reader.copiesReadByName(changed)
      let head = signature.addedCaptures.isEmpty ? [] : signature.captureOnlyEdits()
      guard let place = placing(closure) else { return nil }
      return Rewriting(form: .keeping, edits: head + place, readings: readings)
    }

    func rewriting(ofReference argument: LabeledExprSyntax, _ readings: [Reading]) -> Rewriting? {
      guard let edits = wrapping(argument) else { return nil }
      return Rewriting(form: .keeping, edits: edits, readings: readings)
    }

    private func placing(_ closure: ClosureExprSyntax) -> [Edit]? {
      let observed = call.observed.expression.range
      switch call.action {
      case .reference: return nil
      case .argument(_, let argument): return wrapping(argument)
      case .trailing:
        let between = observed.upperBound..<closure.range.lowerBound
        guard call.call.rightParen != nil else { return nil }
        return [
          .insert("\(Self.helper)(", at: observed.lowerBound),
          .replace(between, with: ") "),
          .insert(text.string(in: between).trimmingTrailingSpace + Self.action, at: closure.range.upperBound),
        ]
      }
    }

    /// `of: v, perform: f` becomes `of: KeepingCaptures(v, f)`, in every layout.
    private func wrapping(_ argument: LabeledExprSyntax) -> [Edit]? {
      guard let right = call.call.rightParen else { return nil }
      return [
        .insert("\(Self.helper)(", at: call.observed.expression.range.lowerBound),
        .insert(")", at: argument.expression.range.upperBound),
        .insert(Self.action, at: right.range.upperBound),
      ] + CallLayout(call: call, text: text).unlabellingEdits(argument)
    }
  }

  extension SignatureEdits {
    func captureOnlyEdits() -> [Edit] {
      guard let signature = closure.signature else {
        return SignatureEdits(closure: closure, text: text, addedCaptures: addedCaptures).edits() ?? []
      }
      let list = addedCaptures.joined(separator: ", ")
      if let clause = signature.capture {
        return [.insert(list + (clause.items.isEmpty ? "" : ", "), at: clause.leftSquare.range.upperBound)]
      }
      let first = signature.parameterClause?.range.lowerBound ?? signature.inKeyword.range.lowerBound
      return [.insert("[\(list)] ", at: first)]
    }
  }

  extension ClosureSignatureSyntax.ParameterClause {
    var range: Range<Int> {
      switch self {
      case .simpleInput(let list): list.range
      case .parameterClause(let clause): clause.range
      }
    }
  }

  extension String {
    var trimmingTrailingSpace: String {
      var result = self[...]
      while result.last?.isWhitespace == true { result.removeLast() }
      return String(result)
    }
  }
#endif
