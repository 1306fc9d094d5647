#if Migrator
  import SwiftSyntax

  /// The places that change a reading together with the observed value, for messages.
  struct JointChanges {
    /// A place that changes a value, and the actions and functions that it is a part of.
    struct Change: Sendable {
      var line: String
      var type: String
      var events: [Event]
    }

    /// What an action or a function does to the names in it. All observers of a chain ask for the same ones.
    struct Event: Sendable {
      struct Use: Sendable {
        let name: String
        let isSet: Bool
        let isSetWhole: Bool
        let isCalled: Bool
      }

      let phrase: String
      let uses: [Use]

      init(_ code: Syntax, _ codeBase: CodeBase) {
        phrase = code.eventName ?? ""
        uses = codeBase.tokens(of: code).compactMap { token in
          guard let name = token.name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
            return nil
          }
          let use = Use(
            name: name, isSet: token.isSet(whole: false), isSetWhole: token.isSet(whole: true),
            isCalled: reference.call != nil)
          return use.isSet || use.isCalled ? use : nil
        }
      }
    }

    /// The places that change a value, and its bindings in the file of the view.
    struct Changes: Sendable {
      let all: [Change]
      let hasBindings: Bool
      /// Whether each binding goes to a control, or is set in an initializer.
      let areControls: Bool
    }

    private let observed: ExprSyntax
    private let name: String
    private let resolver: Resolver
    private let isOwn: Bool

    /// - Parameter observed: An expression that ends with no name has no known changes.
    init(of observed: ExprSyntax, _ resolver: Resolver) {
      let observed = observed.withoutPart
      let member = observed.as(MemberAccessExprSyntax.self)
      isOwn = member == nil || member?.base?.isSelf == true
      let name = member?.declName.baseName.name ?? observed.rootName ?? ""
      self.name = resolver.surroundings.locals[name] == nil ? name : ""
      self.resolver = resolver
      self.observed = observed
    }

    /// Adds the event that changes a reading and the observed value. `doubt`: why that may not change alone.
    func explain(_ readings: inout [Reading], _ doubt: String?) {
      for position in readings.indices where readings[position].stability != .stable {
        let reading = readings[position]
        let both = joint(reading)
        if both == nil, isSize(reading) {
          readings[position].kind = .given
          readings[position].note = "a size that the layout gives"
        } else if both == nil, isLeftAlone(reading) {
          readings[position].kind = .given
        }
        guard let change = both ?? doubt ?? phrase else { continue }
        let system = reading.kind == .environment && reading.name != name
        let own = reading.doubt ?? (system ? "the system or a view around may change it" : nil)
        readings[position].doubt = [own, change].compactMap(\.self).joined(separator: "; ")
      }
    }

    /// `both change in Cart.swift:18 (Button "Half price")`; nil where no event is seen to change both.
    private func joint(_ reading: Reading) -> String? {
      guard !name.isEmpty, reading.name != name else { return nil }
      let own = roots(of: reading.name, resolver, 0)
      for change in roots(of: name, resolver, 0).sorted().flatMap(ownChanges).prefix(100) {
        for event in change.events {
          let setsBoth = event.uses.contains { use in
            use.name != name && own.contains(use.name) && (reading.stability == .reference ? use.isSetWhole : use.isSet)
          }
          if setsBoth { return "both change in \(change.line) (\(event.phrase))" }
        }
      }
      return nil
    }

    /// The names of the values that a property is made of, in the view and in the places that make the view.
    private func roots(of name: String, _ scope: Resolver, _ depth: Int) -> Set<String> {
      let found = scope.members(name)
      // A row stands for its collection, and a local for its value.
      if depth < 4, let local = scope.surroundings.locals[name]?.first,
        let source = local.initializer
          ?? local.owner?.as(ClosureExprSyntax.self)?.ancestorCall?.arguments.first?.expression,
        scope.codeBase.file(of: Syntax(source)) != nil
      {
        let inner = Resolver(scope.codeBase, scope.file, Surroundings(of: source))
        return Uses.of([Syntax(source)]).reduce(into: [name]) { names, use in
          names.formUnion(use.path.members)
          if use.name != name { names.formUnion(roots(of: use.name, inner, depth + 1)) }
        }
      }
      guard depth < 4, found.count == 1, let (member, facts) = found.first, !member.isStatic else { return [name] }
      switch member.shape {
      case .computed(let body):
        return Uses.of([body]).reduce(into: [name]) { $0.formUnion(roots(of: $1.name, scope, depth + 1)) }
      case .stored(let storage):
        guard storage.wrapper.map({ [.binding, .observedObject, .bindable].contains($0.storageKind.0) }) ?? true,
          let creations = scope.codeBase.creations(of: facts.name, seenFrom: facts.path)
        else { return [name] }
        return creations.sites.reduce(into: [name]) { names, site in
          guard let value = site.call.arguments.first(where: { $0.label?.name == name })?.expression else { return }
          let inner = Resolver(scope.codeBase, site.file, Surroundings(of: value))
          for use in Uses.of([Syntax(value)]) {
            names.formUnion(use.path.members.suffix(1))
            names.formUnion(roots(of: use.name, inner, depth + 1))
          }
        }
      default: return [name]
      }
    }

    private func changes(of name: String) -> Changes {
      // NB: many observers of one value ask once.
      resolver.codeBase.shared(\.changes, "\(name)|\(resolver.file.path)") { [path = resolver.file.path] codeBase in
        let own = codeBase.mentions(of: name, in: [path])
        let all = ((codeBase.accesses(of: name) ?? []) + own).compactMap { mention -> Change? in
          guard mention.token.isChanged(in: codeBase, unknownCalls: false), !mention.file.isTest,
            Syntax(mention.token).ancestor(InitializerDeclSyntax.self) == nil
          else { return nil }
          return Change(
            line: mention.file.line(of: mention.token), type: Syntax(mention.token).typeNames.joined(separator: "."),
            events: mention.events(codeBase))
        }
        let bindings = own.filter { $0.token.text.hasPrefix("$") || $0.token.text.hasPrefix("_") }
        let areControls = bindings.allSatisfy { mention in
          let call = mention.token.parent?.parent?.as(LabeledExprSyntax.self)?.parent?.parent
          return call?.calleeName.map { !codeBase.isOwnView($0) }
            ?? (Syntax(mention.token).ancestor(InitializerDeclSyntax.self) != nil)
        }
        return Changes(all: all, hasBindings: !bindings.isEmpty, areControls: areControls)
      }
    }

    /// The changes of a value. Only code of the view that declares a state changes it.
    private func ownChanges(of root: String) -> [Change] {
      let isState = isOwn && root == name && stored(root)?.wrapper?.storageKind(in: resolver).0 == .state
      return changes(of: root).all.filter { !isState || $0.type == resolver.surroundings.type }
    }

    private func stored(_ name: String) -> TypeFacts.Storage? {
      let found = resolver.members(name)
      guard found.count == 1, found[0].facts.name == resolver.surroundings.type, !found[0].member.isStatic,
        case .stored(let storage) = found[0].member.shape
      else { return nil }
      return storage
    }

    /// Whether each event that is seen to change the observed value leaves alone a property that other places give.
    private func isLeftAlone(_ reading: Reading) -> Bool {
      guard reading.kind == .property, resolver.surroundings.locals[reading.name] == nil,
        let given = stored(reading.name), given.wrapper == nil, given.initializer == nil,
        let creations = resolver.codeBase.creations(of: resolver.surroundings.type, seenFrom: resolver.file.path),
        creations.areInUse,
        // `Row(date: .now)` has a new value with each evaluation.
        !creations.sites.contains(where: { $0.call.arguments.contains { $0.label?.name == reading.name && $0.isMade } }
        )
      else { return false }
      let names = roots(of: reading.name, resolver, 0)
      var seen: Set<String> = []
      return isOfSystem(unlike: names)
        || observedEvents?.allSatisfy { [open = openNames] in leaves(names, open, alone: $0, &seen) } == true
    }

    /// Whether a local has the size of a container, which changes with the layout.
    private func isSize(_ reading: Reading) -> Bool {
      // The system may change its values together with the size: `horizontalSizeClass`.
      [.parameter, .local].contains(reading.kind) && reading.note == nil && !name.isEmpty
        && stored(isOwn ? name : observed.rootName ?? "")?.wrapper.map({ $0.shortName != "Environment" }) == true
        && isSize(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(reading.name))), resolver, 0)
    }

    private func isSize(_ value: ExprSyntax, _ scope: Resolver, _ depth: Int) -> Bool {
      guard depth < 8, value.isPlainChain, let root = value.rootName, let locals = scope.surroundings.locals[root],
        locals.count == 1, let local = locals.first
      else { return false }
      if local.kind == .proxy { return value.normalized.dropFirst(2).first == "size" }
      guard let function = local.owner?.as(FunctionDeclSyntax.self), !scope.codeBase.isExposed(function) else {
        return false
      }
      let question = Question(expression: value, scope: scope)
      let calls = CallerRule(function: function, parameter: root, question: question, stability: Stability()).callers()
      let sizes = calls?.map { file, call in
        let argument = call.argument(of: root, in: function.signature.parameterClause)?.expression
        return argument.map { isSize($0, Resolver(scope.codeBase, file, Surroundings(of: $0)), depth + 1) } ?? false
      }
      return sizes?.isEmpty == false && sizes?.contains(false) == false
    }

    /// The events that change the observed value without its parent; nil where others may.
    private var observedEvents: [Event]? {
      guard let storage = stored(isOwn ? name : observed.rootName ?? ""), storage.observers == nil,
        let kind = storage.wrapper?.storageKind(in: resolver).0,
        (isOwn ? [.state, .appStorage] : [.stateObject, .environmentObject]).contains(kind),
        // An object may change without a write of the state.
        let facts = resolver.members(isOwn ? name : observed.rootName ?? "").first?.facts,
        kind != .state || NameRule.isValue(storage, facts, Question(expression: observed, scope: resolver))
      else { return nil }
      let known = changes(of: name)
      let changes = ownChanges(of: name)
      guard known.areControls, changes.count < 100, !changes.isEmpty || known.hasBindings,
        changes.allSatisfy({ !$0.events.isEmpty })
      else { return nil }
      return changes.flatMap(\.events)
    }

    /// Whether the system alone changes the observed value, and none of the names stands for it.
    private func isOfSystem(unlike names: Set<String>) -> Bool {
      guard isOwn, let key = stored(name)?.wrapper?.environmentKey, ["scenePhase", "controlActiveState"].contains(key),
        !EnvironmentRule.isSet(key, in: resolver.codeBase), let mentions = resolver.codeBase.mentions(of: key)
      else { return false }
      let copies = mentions.flatMap {
        Syntax($0.token).ancestor(VariableDeclSyntax.self).map { DeclSyntax($0).memberNames } ?? []
      }
      return names.isDisjoint(with: copies)
    }

    /// The closures and bindings that the parent gives: they may set anything of the parent's.
    private var openNames: Set<String> {
      let members = resolver.index.parts(of: resolver.surroundings.type, seenFrom: resolver.file.path).flatMap(
        \.members)
      return members.reduce(into: []) { names, member in
        guard case .stored(let storage) = member.shape else { return }
        let isBinding = storage.wrapper?.storageKind(in: resolver).0 == .binding
        if isBinding || storage.type?.isFunction == true { names.insert(member.name) }
      }
    }

    /// Whether code sets none of the names, also through the functions that it calls.
    private func leaves(
      _ names: Set<String>, _ open: Set<String>, alone event: Event, _ seen: inout Set<String>
    ) -> Bool {
      for use in event.uses where use.name != name {
        if open.contains(use.name) || use.isSet && names.contains(use.name) { return false }
        guard use.isCalled, seen.insert(use.name).inserted else { continue }
        guard let found = resolver.codeBase.declarations(named: use.name) else { return false }
        for function in found where function.is(FunctionDeclSyntax.self) {
          guard leaves(names, open, alone: resolver.codeBase.event(function), &seen) else { return false }
        }
      }
      return true
    }

    private var phrase: String? {
      guard !name.isEmpty else { return nil }
      if isOwn {
        let stored = resolver.members(name).lazy.map(\.member.shape).first {
          if case .stored = $0 { true } else { false }
        }
        guard case .stored(let storage)? = stored else { return nil }
        switch storage.wrapper?.storageKind(in: resolver).0 {
        case .environment: return "the system or a view around may change '\(name)'"
        case nil, .binding: return "a view around may change '\(name)'"
        default: break
        }
      }
      let places = Set(ownChanges(of: name).map(\.line)).sorted()
      guard !places.isEmpty else { return "no place in the given paths is seen to change '\(name)'" }
      let more = places.count > 3 ? " and \(places.count - 3) more" : ""
      return "'\(name)' may change in \(places.prefix(3).joined(separator: ", "))\(more)"
    }
  }

  extension ExprSyntax {
    /// `model.event` of `model.event?.id`, whose parts change with it.
    fileprivate var withoutPart: ExprSyntax {
      if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.withoutPart }
      guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base, !base.isSelf,
        ["count", "isEmpty", "id", "rawValue", "first", "last"].contains(member.declName.baseName.text)
      else { return self }
      return base.withoutPart
    }
  }

  extension LabeledExprSyntax {
    /// Whether a call, or a member like `.now`, makes the value.
    fileprivate var isMade: Bool {
      expression.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .leftParen || KnownNames.changingMembers.contains($0.text)
      }
    }
  }

  extension Mentions.Mention {
    /// The action or the function around, and the callers of that function in its file.
    fileprivate func events(_ codeBase: CodeBase) -> [JointChanges.Event] {
      guard let event = Syntax(token).event else { return [] }
      guard let name = event.as(FunctionDeclSyntax.self)?.name.name else { return [codeBase.event(event)] }
      let callers = codeBase.mentions(of: name, in: [file.path]).compactMap { caller in
        caller.token.parent?.as(DeclReferenceExprSyntax.self)?.call.flatMap { Syntax($0).event }
      }
      return ([event] + callers).map(codeBase.event)
    }
  }

  extension TokenSyntax {
    /// Whether the value of the name is assigned, or a part of it unless only the whole counts.
    fileprivate func isSet(whole: Bool) -> Bool {
      guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
      var node = reference.access
      while !node.isAssigned {
        guard !whole, let parent = node.parent else { return false }
        if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
          return ["append", "insert", "remove", "removeAll", "toggle"].contains(parent.calleeName)
        }
        guard
          parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
            || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
        else { return false }
        node = parent
      }
      return true
    }
  }

  extension Syntax {
    /// The action or the function that a node is in.
    fileprivate var event: Syntax? {
      for current in (ancestors.prefix { !$0.is(MemberBlockSyntax.self) }) {
        if current.eventName != nil { return current }
      }
      return nil
    }

    /// `Button "Half price"` of its action, `apply(_:)` of a function.
    fileprivate var eventName: String? {
      if let function = self.as(FunctionDeclSyntax.self) {
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        return "\(function.name.text)(\(labels.joined()))"
      }
      guard let closure = self.as(ClosureExprSyntax.self), let call = PlainPlace.call(of: closure),
        let name = call.calleeName, closure.isAction(of: call), !["withAnimation", "withTransaction"].contains(name)
      else { return nil }
      let title = call.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
      return title?.is(StringLiteralExprSyntax.self) == true ? "\(name) \(title?.trimmedText ?? "")" : name
    }
  }
#endif
