#if Migrator
  import SwiftSyntax

  /// Turns one modern call into a legacy one, for a lowered deployment target.
  struct ReverseRewriter {
    let call: ObserverCall
    let text: SourceText
    let resolver: Resolver

    /// Why a call cannot be turned back.
    struct Impossible: Error { var reason: String }

    func rewriting() throws(Impossible) -> Rewriting {
      var edits = try initialEdits()
      switch call.action {
      case .trailing(let closure): edits += try closureEdits(closure)
      case .argument(let closure, let argument):
        edits += [.insert("perform: ", at: argument.range.lowerBound)] + (try closureEdits(closure))
      case .reference(let function, let argument):
        edits += [.insert("perform: ", at: argument.range.lowerBound)] + (try referenceEdits(function))
      }
      return Rewriting(form: .legacy, edits: edits, readings: readings)
    }

    /// `initial: false` is what legacy does; nothing else is.
    private func initialEdits() throws(Impossible) -> [Edit] {
      guard let initial = call.initial else { return [] }
      guard initial.expression.as(BooleanLiteralExprSyntax.self)?.literal.text == "false" else {
        throw Impossible(
          reason:
            "legacy has no 'initial: \(initial.expression.trimmedText)'. To fix, add an .onAppear with the same action by hand."
        )
      }
      let start = call.observed.trailingComma?.range.lowerBound ?? initial.range.lowerBound
      // A comma behind still separates; one in front is removed.
      let range =
        initial.trailingComma == nil ? start..<initial.range.upperBound : initial.range.lowerBound..<following(initial)
      guard !text.hasComment(in: range) else {
        throw Impossible(reason: "a comment next to 'initial: false'. To fix, remove the argument by hand.")
      }
      return [.delete(range)]
    }

    private func following(_ argument: LabeledExprSyntax) -> Int {
      argument.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?.range.lowerBound
        ?? argument.range.upperBound
    }

    private var observed: ExprSyntax { call.observed.expression }

    private func closureEdits(_ closure: ClosureExprSyntax) throws(Impossible) -> [Edit] {
      let names = BodyNames(body: closure.statements)
      var signature = SignatureEdits(closure: closure, text: text)
      var dollars: [Edit] = []
      let parameters = closure.parameterTokens
      if closure.arity == 0 {
        signature.names = [shadowingName(closure) ?? "_"]
      } else if parameters.isEmpty {
        let own = closure.dollars
        if own.contains(where: { $0.index == 0 }) {
          let old = names.fresh(["old", "oldValue"])
          let new = names.fresh(avoiding: [old])
          signature.names = [new]
          signature.addedCaptures = [capture(old)]
          dollars = own.map { .replace($0.token.range, with: $0.index == 0 ? old : new) }
        } else {
          return own.map { .replace($0.token.range, with: "$0") }
        }
      } else {
        let new = parameters[1]?.text ?? "_"
        if let old = parameters[0]?.name, names.mentions(old), old != parameters[1]?.name {
          signature.addedCaptures = [capture(old)]
        }
        signature.names = [new]
      }
      guard let edits = signature.edits() else {
        throw Impossible(reason: "a comment among the closure's parameters. To fix, move it, then run again.")
      }
      return edits + dollars
    }

    /// The capture list's item that holds the old value: the closure is the one from before the change.
    private func capture(_ name: String) -> String {
      observed.normalized == [name] && observed.tokenTexts.count == 1 ? name : "\(name) = \(observed.trimmedText)"
    }

    /// The observed name as the parameter's, where the closure would read an old copy of it.
    private func shadowingName(_ closure: ClosureExprSyntax) -> String? {
      guard let name = observed.as(DeclReferenceExprSyntax.self)?.baseName.name,
        BodyNames(body: closure.statements).mentions(name), let kind = resolver.kind(of: name),
        kind.stability == .snapshot
      else { return nil }
      let uses = Uses.of([Syntax(closure.statements)])
      return uses.contains { $0.name == name && $0.access == .bare && !$0.isWritten } ? name : nil
    }

    private func referenceEdits(_ function: ExprSyntax) throws(Impossible) -> [Edit] {
      let impossible = Impossible(
        reason:
          "the number of parameters of '\(function.trimmedText)' is not known. To fix, write a closure, then run again."
      )
      guard let name = function.as(DeclReferenceExprSyntax.self)?.baseName.name else { throw impossible }
      let arities = Set(
        resolver.members(name).compactMap { found -> Int? in
          switch found.member.shape {
          case .method(let method): method.signature.parameterClause.parameters.count
          case .stored(let storage): storage.type?.functionArity
          default: nil
          }
        })
      guard arities.count == 1, let arity = arities.first else { throw impossible }
      let own = resolver.isInObject ? "self." : ""
      switch arity {
      case 0:
        return [
          .insert("{ _ in \(own)", at: function.range.lowerBound), .insert("() }", at: function.range.upperBound),
        ]
      case 2:
        return [
          .insert("{ [old = \(observed.trimmedText)] new in \(own)", at: function.range.lowerBound),
          .insert("(old, new) }", at: function.range.upperBound),
        ]
      default: throw impossible
      }
    }

    private var readings: [Reading] {
      guard let closure = call.closure else {
        if case .reference(let function, _) = call.action {
          return FunctionReference(expression: function, resolver: resolver).readings()
        }
        return []
      }
      let reader = ClosureReader(closure: closure, observed: observed, resolver: resolver)
      let shadowed = closure.arity == 0 ? shadowingName(closure) : nil
      return reader.readings().filter { $0.name != shadowed || !$0.through.isEmpty }
    }
  }

  extension ClosureExprSyntax {
    /// The names of the parameters, in order; nil for `_`.
    var parameterTokens: [TokenSyntax?] {
      switch signature?.parameterClause {
      case .simpleInput(let list): list.map { $0.name.name == nil ? nil : $0.name }
      case .parameterClause(let clause):
        clause.parameters.map { $0.secondName ?? $0.firstName }.map { $0.name == nil ? nil : $0 }
      case nil: []
      }
    }
  }

  extension TypeSyntax {
    /// The number of parameters of a function type.
    var functionArity: Int? {
      if let type = self.as(FunctionTypeSyntax.self) { return type.parameters.count }
      if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.functionArity }
      return nil
    }
  }
#endif
