#if Migrator
  import SwiftSyntax

  /// The parameters, captures and further reads of an `onChange` closure.
  struct ClosureReader {
    let closure: ClosureExprSyntax
    let observed: ExprSyntax?
    let resolver: Resolver

    var parameter: String? { closure.signature?.lastParameterName }

    /// The parameter as written, with its backticks; nil for `_` and for `$0`.
    var parameterText: String? { parameter == nil ? nil : closure.signature?.lastParameterToken?.text }

    var parameterPlaces: [TokenSyntax] {
      if let parameter {
        // `$new` declares `new` too.
        let names = parameter.hasPrefix("$") ? [parameter, String(parameter.dropFirst())] : [parameter]
        return names.flatMap { BodyNames(body: closure.statements).places(of: $0) }
      }
      return closure.dollars.map(\.token)
    }

    var observedCapture: (index: Int, name: String)? {
      // A call may give a different value each time: `[x = next()]`.
      guard let observed, !Syntax(observed).hasCall else { return nil }
      for (index, item) in (closure.signature?.capture?.items ?? []).enumerated() {
        guard item.specifier == nil, let name = item.name.name else { continue }
        let captured = item.initializer.map { $0.value.normalized } ?? [name]
        if captured == observed.normalized { return (index, name) }
      }
      return nil
    }

    /// The names from outside that the body uses.
    var uses: [Use] {
      var inside = Set(closure.signature?.parameterNames ?? [])
      for item in closure.signature?.capture?.items ?? [] { if let name = item.name.name { inside.insert(name) } }
      return Uses.of([Syntax(closure.statements)], inside: inside)
    }

    func readings(_ stability: Stability = Stability()) -> [Reading] {
      var result = resolver.readings(of: uses, stability)
      let dropped = observedCapture?.index
      for (index, item) in (closure.signature?.capture?.items ?? []).enumerated() where index != dropped {
        for reading in readings(of: item, stability)
        where !result.contains(where: { $0.name == reading.name && $0.kind == reading.kind }) { result.append(reading) }
      }
      return result
    }

    private func readings(of item: ClosureCaptureSyntax, _ stability: Stability) -> [Reading] {
      guard let name = item.name.name else { return [] }
      let value = item.initializer?.value
      let isWhole = value == nil || value?.is(DeclReferenceExprSyntax.self) == true
      var copy = Reading(name: name, kind: .capture, note: value.map { "\(name) = \($0.trimmedText)" })
      if let value, let fixed = stability.fixed(Question(expression: value, scope: resolver)) {
        copy.proof = fixed.phrase
        return [copy]
      }
      let uses = value.map { Uses.of([Syntax($0)]) } ?? [Use(name: name, access: .bare, offset: item.range.lowerBound)]
      let found = resolver.readings(of: uses, stability)
      // NB: a part of a value may change while the value itself is the same object: `[count = model.count]`.
      guard isWhole else {
        let copies = found.filter { $0.stability == .snapshot }
        return copies.isEmpty ? [copy] : copies
      }
      return found.map { reading in
        if reading.proof != nil { return reading }
        switch reading.kind {
        case .constant, .namespace, .adaptor, .proxy, .stateObject: return reading
        case .global where resolver.index.isGlobalConstant(reading.name):
          var constant = reading
          constant.kind = .constant
          return constant
        case let kind where kind.stability != .stable: return reading
        default:
          copy.declaredAt = reading.declaredAt
          copy.through = reading.through
          return copy
        }
      }
    }

    /// The copies that the body reads by their own name: a capture list can say so.
    func copiesReadByName(_ readings: [Reading]) -> [String] {
      let captured = Set((closure.signature?.capture?.items ?? []).compactMap(\.name.name))
      var names: [String] = []
      for use in uses
      where use.access == .bare && !use.isWritten && use.callLabels == nil && !captured.contains(use.name) {
        let isCopy = readings.contains {
          $0.name == use.name && $0.through.isEmpty && [.property, .local, .parameter].contains($0.kind)
        }
        if isCopy, use.name != parameter, !names.contains(use.name) { names.append(use.name) }
      }
      return names
    }
  }

  extension Syntax {
    fileprivate var hasCall: Bool {
      self.is(FunctionCallExprSyntax.self) || self.is(MacroExpansionExprSyntax.self)
        || children(viewMode: .sourceAccurate).contains(where: \.hasCall)
    }
  }

  extension ClosureSignatureSyntax {
    var lastParameterName: String? { lastParameterToken?.name }

    var lastParameterToken: TokenSyntax? {
      switch parameterClause {
      case .simpleInput(let list): list.last?.name
      case .parameterClause(let clause): clause.parameters.last.map { $0.secondName ?? $0.firstName }
      case nil: nil
      }
    }
  }
#endif
