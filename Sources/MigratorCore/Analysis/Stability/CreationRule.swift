#if Migrator
  import SwiftSyntax

  /// A stored property, by what every place that makes its type gives it.
  struct CreationRule {
    let member: TypeFacts.Member
    let storage: TypeFacts.Storage
    let facts: TypeFacts
    let path: [String]
    let codeBase: CodeBase
    let stability: Stability

    var fixed: Fixed? {
      if storage.isLet, storage.initializer != nil, let value = initialValue(places: 0) { return value }
      guard let creations = codeBase.creations(of: facts.name, seenFrom: facts.path) else { return nil }
      if isInApp, !creations.areInUse { return Fixed(key: "\(facts.name).\(member.name)", why: .app) }
      guard creations.areInUse else {
        codeBase.doubt("nothing in the given paths makes \(facts.name)")
        return nil
      }
      guard storage.isLet ? storage.initializer == nil : !isWrittenLater else {
        codeBase.doubt(
          storage.isLet
            ? "made again with each \(facts.name)" : "'\(member.name)' may be written after \(facts.name) is made")
        return nil
      }
      var values: [(fixed: Fixed, isPlain: () -> Bool)] = []
      for site in codeBase.inApp(creations.sites, { ($0.call, $0.file) }) {
        if HostRule.isRoot(site.call, codeBase) {
          let place = "\(site.file.path):\(site.call.position.utf8Offset)"
          values.append((Fixed(key: "host@\(place).\(member.name)", why: .host), { true }))
          continue
        }
        guard let value = value(at: site, creations) else {
          codeBase.doubt("given in \(site.file.line(of: site.call))")
          return nil
        }
        if !value.isAbsolute, Syntax(site.call).isKept {
          codeBase.doubt("kept for elsewhere in \(site.file.line(of: site.call))")
          return nil
        }
        values.append((value, { PlainPlace(codeBase).isPlain(Syntax(site.call), in: site.file) }))
      }
      var combined = Stability.combined(values, key: "\(facts.name).\(member.name)")
      if combined == nil {
        let places = creations.sites.map { $0.file.line(of: $0.call) }
        codeBase.doubt("one view may be given other values in \(places.prefix(3).joined(separator: ", "))")
      }
      combined?.places = creations.sites.count
      return combined
    }

    /// Whether the type is an app, which the system makes.
    private var isInApp: Bool {
      codeBase.index.inherited(by: facts.name, seenFrom: facts.path).contains("App")
        && !codeBase.index.declares("App", in: facts.name)
    }

    private func initialValue(places: Int) -> Fixed? {
      guard let file = codeBase.file(facts.path) else { return nil }
      guard let value = storage.initializer else {
        guard !storage.isLet, storage.type?.is(OptionalTypeSyntax.self) == true else { return nil }
        return Fixed(key: "nil", why: .literal, places: places)
      }
      let question = Question(
        expression: value, path: path, scope: Resolver(codeBase, file, Surroundings(of: value)), type: storage.type,
        typeScope: facts.name)
      var found = stability.fixed(question)
      found?.places = places
      return found
    }

    private func value(at site: Creations.Site, _ creations: Creations) -> Fixed? {
      let labels = site.call.arguments.map { $0.label?.name ?? $0.label?.text }
      var values: [Fixed] = []
      for initializer in creations.initializers where initializer.signature.parameterClause.accepts(labels) {
        guard let value = value(by: initializer, site) else { return nil }
        values.append(value)
      }
      if creations.isMemberwise, values.isEmpty {
        guard let value = memberwiseValue(site) else { return nil }
        values.append(value)
      }
      guard let first = values.first, values.allSatisfy({ $0.key == first.key }) else { return nil }
      return first
    }

    private func memberwiseValue(_ site: Creations.Site) -> Fixed? {
      let call = site.call
      if let argument = call.arguments.first(where: { $0.label?.name == member.name }) {
        return given(argument.expression, site)
      }
      if let further = call.additionalTrailingClosures.first(where: { $0.label.text == member.name }) {
        return given(ExprSyntax(further.closure), site)
      }
      if storage.type?.isFunction == true, let closure = call.trailingClosure {
        return functionCount(call) == 1 ? given(ExprSyntax(closure), site) : nil
      }
      return initialValue(places: 0)
    }

    /// The number of function properties for which a call has no labelled argument.
    private func functionCount(_ call: FunctionCallExprSyntax) -> Int {
      facts.members.count { other in
        guard !other.isStatic, case .stored(let storage) = other.shape, storage.type?.isFunction == true else {
          return false
        }
        return !call.arguments.contains { $0.label?.name == other.name }
          && !call.additionalTrailingClosures.contains { $0.label.text == other.name }
      }
    }

    private func given(_ expression: ExprSyntax, _ site: Creations.Site) -> Fixed? {
      stability.fixed(
        Question(
          expression: expression, path: path, scope: Resolver(codeBase, site.file, Surroundings(of: expression)),
          type: storage.type, typeScope: facts.name))
    }

    /// The value that an initializer assigns, once and in no branch.
    private func value(by initializer: InitializerDeclSyntax, _ site: Creations.Site) -> Fixed? {
      guard let body = initializer.body else { return nil }
      let written = Uses.of([Syntax(body)], inside: []).filter {
        $0.isWritten && ($0.name == member.name || $0.name == "_" + member.name)
      }
      let assigned = body.statements.compactMap { $0.item.as(ExprSyntax.self)?.assignment }.filter {
        let target = $0.target.normalized
        return target == [member.name] || target == ["_" + member.name]
      }
      if written.isEmpty {
        // `self.init(…)` hands on to another initializer.
        let delegates = body.tokens(viewMode: .sourceAccurate).contains { $0.text == "init" }
        return delegates ? nil : initialValue(places: 0)
      }
      guard assigned.count == 1, written.count == 1, var value = assigned.first?.value else { return nil }
      if let given = value.wrapperArgument { value = given }
      if let file = codeBase.file(of: Syntax(value)),
        let store = StoreRule.made(from: value, Resolver(codeBase, file, Surroundings(of: value)))
      {
        // A different view store of the same store reads the same state.
        value = store
      }
      if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.name,
        let argument = site.call.argument(of: name, in: initializer.signature.parameterClause),
        Surroundings(of: value).locals[name]?.allSatisfy({ $0.owner?.id == Syntax(initializer).id }) == true
      {
        return given(argument.expression, site)
      }
      guard let path = codeBase.file(of: Syntax(initializer)) else { return nil }
      return stability.fixed(
        Question(
          expression: value, path: self.path, scope: Resolver(codeBase, path, Surroundings(of: value)),
          type: storage.type, typeScope: facts.name))
    }

    /// Whether a value may be replaced after its creation: `var copy = self; copy.title = …`.
    private var isWrittenLater: Bool {
      codeBase.replacements(of: member.name)?.concern(facts, isPrivate: storage.isPrivate) ?? true || isWrittenByOwnCode
    }

    /// Whether a mutating function, a setter or an observer of the type or of its protocols writes the property.
    private var isWrittenByOwnCode: Bool {
      let types = [facts.name] + codeBase.index.inherited(by: facts.name, seenFrom: facts.path).sorted()
      return types.flatMap { codeBase.index.parts(of: $0, seenFrom: facts.path) }.contains { part in
        part.node.tokens(viewMode: .sourceAccurate).contains { token in
          token.name == member.name && Syntax(token).isInMutatingCode
            && token.isChanged(in: codeBase, unknownCalls: true)
        }
      }
    }
  }

  extension ExprSyntax {
    /// `model` of `ObservedObject(wrappedValue: model)`, which is assigned to `_model`.
    fileprivate var wrapperArgument: ExprSyntax? {
      guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1, call.trailingClosure == nil,
        let only = call.arguments.first, ["wrappedValue", "projectedValue"].contains(only.label?.text),
        let type = call.calledExpression.tokenTexts.first,
        [".", "ObservedObject", "Bindable", "Binding"].contains(type),
        parent?.as(ExprListSyntax.self)?.first?.normalized.first?.hasPrefix("_") == true
      else { return nil }
      return only.expression
    }

    var assignment: (target: ExprSyntax, value: ExprSyntax)? {
      guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
        elements[1].is(AssignmentExprSyntax.self)
      else { return nil }
      return (elements[0], elements[2])
    }
  }

  extension Syntax {
    /// `self.cart` of `self.cart = Cart(…)`.
    var assignmentTarget: ExprSyntax? {
      guard let whole = parent?.parent?.as(ExprSyntax.self)?.assignment, Syntax(whole.value).id == id else {
        return nil
      }
      return whole.target
    }
  }
#endif
