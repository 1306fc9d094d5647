#if Migrator
  import SwiftSyntax

  /// `Row(model: isOn ? a : b)` with `onChange(of: model.count)`: the choice changes the observed value too.
  struct ChosenObject {
    let observed: ExprSyntax
    let resolver: Resolver

    func mark(_ readings: inout [Reading]) {
      guard let name = observed.rootName, observed.isPlainChain, resolver.surroundings.locals[name] == nil else {
        return
      }
      for position in readings.indices where readings[position].name == name {
        guard readings[position].stability == .reference, let place = choice(of: name) else { continue }
        readings[position].kind = .exchangedObject
        readings[position].note = "chosen in \(place)"
      }
    }

    /// The place that chooses between objects, as `file:line`.
    private func choice(of name: String) -> String? {
      let found = resolver.members(name)
      guard found.count == 1, let (member, facts) = found.first, case .stored = member.shape,
        let creations = resolver.codeBase.creations(of: facts.name, seenFrom: facts.path)
      else { return nil }
      for site in creations.sites {
        guard let argument = site.call.arguments.first(where: { $0.label?.name == name })?.expression,
          argument.isChoice || isChoice(argument, site.file)
        else { continue }
        return "\(site.file.path):\(site.file.text.place(at: argument.range.lowerBound).line)"
      }
      return nil
    }

    /// Whether a name stands for a local or a computed property that is a choice.
    private func isChoice(_ argument: ExprSyntax, _ file: ParsedFile) -> Bool {
      guard let name = argument.rootName, argument.normalized == [name] else { return false }
      let scope = Resolver(resolver.codeBase, file, Surroundings(of: argument))
      if let locals = scope.surroundings.locals[name] { return locals.contains { $0.initializer?.isChoice == true } }
      return scope.members(name).contains { found in
        if case .computed(let body) = found.member.shape { body.onlyExpression?.isChoice == true } else { false }
      }
    }
  }

  extension ExprSyntax {
    /// Whether the value is one of several: `a ? b : c`, `a ?? b`, `models[i]`, an `if` or a `switch`.
    fileprivate var isChoice: Bool {
      if self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) || self.is(SubscriptCallExprSyntax.self) {
        return true
      }
      if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        return only.expression.isChoice
      }
      return self.as(SequenceExprSyntax.self)?.elements.contains {
        $0.is(UnresolvedTernaryExprSyntax.self) || $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
      } ?? false
    }
  }
#endif
