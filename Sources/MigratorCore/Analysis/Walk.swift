#if Migrator
  import SwiftSyntax

  /// One walk through the uses of a closure.
  struct Walk {
    let resolver: Resolver
    let stability: Stability
    var found: [Reading] = []
    private var visited: Set<SyntaxIdentifier> = []

    init(resolver: Resolver, stability: Stability) { (self.resolver, self.stability) = (resolver, stability) }

    private mutating func add(
      _ name: String, _ kind: StorageKind, _ through: [String], at place: String? = nil, note: String? = nil,
      proof: Fixed? = nil
    ) {
      var reading = Reading(
        name: name, kind: kind, through: through, declaredAt: place, note: note, proof: proof?.phrase)
      if reading.stability != .stable { reading.doubt = resolver.codeBase.lookUps.all.doubt }
      // One path to a name is enough, the shortest first. But a part may stay the same while the rest changes.
      guard let known = found.firstIndex(where: { $0.name == name && $0.kind == kind }) else {
        return found.append(reading)
      }
      if found[known].proof != nil, proof == nil { found[known] = reading }
    }

    mutating func follow(_ use: Use, locals: Bool, through: [String]) {
      resolver.codeBase.lookUps.all.doubt = nil
      if use.name == "self" { return followSelf(use, through) }
      if locals, use.access != .onSelf, let declared = resolver.surroundings.locals[use.name] {
        for local in declared { followLocal(use, local, through) }
        // A different build may not have the local.
        guard declared.allSatisfy(\.isPartial) else { return }
      }
      var members = resolver.members(use.name)
      if members.isEmpty, use.name.hasPrefix("_"), use.name.count > 1 {
        members = resolver.members(String(use.name.dropFirst()))
      }
      if let labels = use.callLabels {
        let fitting = members.filter { $0.member.accepts(labels, trailing: use.trailingClosures) }
        if !fitting.isEmpty { members = fitting }
      } else if members.contains(where: { $0.facts.name == resolver.surroundings.type && $0.member.function == nil }) {
        // `offset` is the view's own state, and not a modifier of the project, `offset(in:onChange:)`.
        members = members.filter { $0.facts.name == resolver.surroundings.type || $0.member.function == nil }
      }
      guard !members.isEmpty else {
        if locals, resolver.surroundings.locals[use.name] != nil, !resolver.index.isGlobal(use.name) { return }
        return notFound(use, through)
      }
      for (member, facts) in members { followMember(use, member, facts, through) }
    }

    private mutating func followSelf(_ use: Use, _ through: [String]) {
      if resolver.isInObject { return add("self", .objectSelf, through) }
      if !holdsOnlyWhatStays { add("self", .wholeView, through) }
    }

    /// Whether each stored property of the view reads stable values only, so that a copy equals the next one.
    private var holdsOnlyWhatStays: Bool {
      let type = resolver.surroundings.type
      let parts = resolver.index.parts(of: type, seenFrom: resolver.file.path)
      guard parts.contains(where: { $0.kind == .structure }) else { return false }
      var inner = Walk(resolver: resolver, stability: stability)
      for facts in parts {
        for member in facts.members where !member.isStatic {
          guard case .stored = member.shape else { continue }
          inner.followMember(Use(name: member.name, access: .onSelf, offset: 0), member, facts, [])
        }
      }
      return inner.found.allSatisfy { $0.stability == .stable }
    }

    private mutating func followLocal(_ use: Use, _ local: Surroundings.Local, _ through: [String]) {
      let place = location(resolver.file.path, resolver.file.text.place(at: local.place))
      if let function = local.function {
        guard let body = function.body, visited.insert(body.id).inserted else { return }
        let parameters = function.signature.parameterClause
        let defaults = parameters.parameters.compactMap { $0.defaultValue.map { Syntax($0.value) } }
        for inner in Uses.of(defaults) + Uses.of([Syntax(body)], inside: Set(parameters.names)) {
          follow(inner, locals: true, through: through + ["\(use.name)()"])
        }
        return
      }
      var kind = local.kind
      var note: String?
      if let type = local.type, kind == .parameter || kind == .local {
        // Each evaluation makes a new one.
        if type.isFunction { note = "a closure that was passed in" }
        if type.names.last == "Binding" { kind = .binding }
        if isReference(type) == true { kind = .classTyped }
      } else if kind == .local, let constructed = local.initializer?.constructedType, isObject(named: constructed) {
        kind = .classTyped
      } else if kind == .local, local.isBound, let value = local.initializer, let type = resolver.type(of: value),
        resolver.index.isObject(type, seenFrom: resolver.file.path)
      {
        kind = .classTyped
      } else if kind == .local, !local.isVariable, local.initializer?.isLiteral == true {
        kind = .constant
      }
      var proof: Fixed?
      if kind.stability != .stable {
        let question = Question(
          expression: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(use.name))), path: use.readPath,
          scope: resolver)
        proof = identity(of: use, isLocal: true, type: local.type) ?? stability.local(use.name, local, question)
      }
      if proof == nil, note != nil, let function = local.owner?.as(FunctionDeclSyntax.self) {
        note = "a closure that was passed in\(callers(of: function))"
      }
      add(use.name, kind, through, at: place, note: note, proof: proof)
    }

    /// The calls of a helper, as messages print them.
    private func callers(of function: FunctionDeclSyntax) -> String {
      let question = Question(expression: ExprSyntax(DeclReferenceExprSyntax(baseName: function.name)), scope: resolver)
      let calls =
        CallerRule(function: function, parameter: "", question: question, stability: stability).callers() ?? []
      let places = calls.map { location($0.0.path, $0.0.text.place(at: $0.1.range.lowerBound)) }
      let more = places.count > 3 ? " and \(places.count - 3) more" : ""
      return places.isEmpty ? "" : " by " + places.prefix(3).joined(separator: ", ") + more
    }

    /// The proof that a part of the view's own chain gets a new identity with the value.
    private func identity(of use: Use, isLocal: Bool, type: TypeSyntax?) -> Fixed? {
      guard isLocal || resolver.surroundings.locals[use.name] == nil else { return nil }
      let whole = [use.name] + use.readPath.flatMap { [".", $0] }
      for id in resolver.identities where whole.starts(with: id.normalized) {
        guard
          id.normalized.count > 1
            || type.map({ resolver.comparesAll($0.names.joined(separator: "."), in: resolver.surroundings.type) })
              == true
        else { continue }
        return Fixed(key: id.trimmedText, why: .identity)
      }
      return nil
    }

    private func location(_ path: String, _ place: Place) -> String { "\(path):\(place.line)" }

    private func isReference(_ type: TypeSyntax) -> Bool? {
      resolver.index.isReference(type, in: resolver.surroundings.type, seenFrom: resolver.file.path)
    }

    private func isObject(named name: String) -> Bool {
      resolver.index.isObject(named: name, in: resolver.surroundings.type, seenFrom: resolver.file.path)
    }

    private mutating func notFound(_ use: Use, _ through: [String]) {
      // `self.title` is a member, if only one that `@dynamicMemberLookup` finds.
      if resolver.index.isGlobal(use.name), use.access != .onSelf {
        guard let unknown = resolver.unknownSuperiors.first ?? resolver.unknownMacros.first else {
          return add(use.name, .global, through)
        }
        return add(use.name, .unresolved, through, note: "\(unknown) is not in the given paths and may declare it")
      }
      // A type may have a name like that of a variable.
      let isType = resolver.index.declares(use.name, in: resolver.surroundings.type)
      if isType || use.name.first?.isUppercase == true || Self.isHeaderConstant(use.name) { return }
      if use.callLabels != nil, use.access == .bare, Self.freeFunctions.contains(use.name) { return }
      // An assignment to a name that is no member is one to a global variable, and reads nothing.
      if use.isWritten, use.access == .bare, use.path.members.isEmpty, !resolver.surroundings.type.isEmpty,
        resolver.unknownSuperiors.isEmpty, resolver.unknownMacros.isEmpty
      {
        return add(use.name, .global, through)
      }
      add(use.name, .unresolved, through)
    }

    private mutating func followMember(
      _ use: Use, _ member: TypeFacts.Member, _ facts: TypeFacts, _ through: [String]
    ) {
      let place = location(facts.path, member.place)
      if member.isStatic { return add(use.name, .global, through, at: place) }
      // An object's members are read when asked, but of the object that the closure captured.
      if resolver.isInObject { return add(member.name, .objectSelf, through, at: place) }
      switch member.shape {
      case .enumerationCase: return
      case .requirement: add(member.name, .property, through, at: place, note: "a requirement of \(facts.name)")
      case .method(let function):
        guard let body = function.body, visited.insert(body.id).inserted else { return }
        for inner in Uses.of([Syntax(body)], inside: Set(function.signature.parameterClause.names)) {
          follow(inner, locals: false, through: through + ["\(use.name)()"])
        }
      case .computed(let body):
        guard visited.insert(body.id).inserted else { return }
        for inner in Uses.of([body], inside: ["newValue", "oldValue"]) {
          follow(inner, locals: false, through: through + [member.name])
        }
      case .stored(let storage):
        let (kind, note) = self.kind(of: member, storage, facts)
        let proof = kind.stability == .stable ? nil : self.proof(use, member, storage, facts)
        add(member.name, kind, through, at: place, note: note, proof: proof)
        // A write, or a call that may be mutating, runs the observers.
        guard use.access != .projected, use.isWritten || use.path.isCalled, let observers = storage.observers,
          visited.insert(observers.id).inserted
        else { return }
        for inner in Uses.of([Syntax(observers)], inside: observers.observerNames) {
          follow(inner, locals: false, through: through + ["\(member.name).didSet"])
        }
      }
    }

    private func proof(
      _ use: Use, _ member: TypeFacts.Member, _ storage: TypeFacts.Storage, _ facts: TypeFacts
    ) -> Fixed? {
      if let found = identity(of: use, isLocal: false, type: storage.type) { return found }
      let question = Question(
        expression: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(member.name))), path: use.readPath,
        scope: resolver)
      guard let wrapper = storage.wrapper else {
        if resolver.isReadWhenAsked(storage.type) { return Fixed(key: member.name, why: .live) }
        return stability.property(member, storage, facts, question)
      }
      switch wrapper.storageKind(in: resolver).0 {
      case .environment:
        if let key = wrapper.environmentKey, KnownNames.stableEnvironment.contains(key), !isSet(wrapper) {
          return Fixed(key: key, why: .live)
        }
        if let key = wrapper.environmentKey, resolver.isReadWhenAsked(resolver.environmentType(of: key)) {
          return Fixed(key: key, why: .live)
        }
        return EnvironmentRule.fixed(wrapper, resolver)
      case .environmentObject:
        return EnvironmentObjectRule(
          member: member, storage: storage, facts: facts, scope: resolver, stability: stability
        )
        .fixed
      case .binding, .observedObject, .bindable: return stability.property(member, storage, facts, question)
      case .updatedWrapper:
        if LiveWrappers.references.contains(wrapper.shortName), let found = DependencyRule.fixed(wrapper, resolver) {
          return found
        }
        // Settings of a request's results are settings of the request.
        if wrapper.shortName.hasSuffix("FetchRequest"), use.isWritten, let first = use.path.members.first,
          ["nsPredicate", "nsSortDescriptors", "sortDescriptors", "sectionIdentifier"].contains(first)
        {
          return Fixed(key: member.name, why: .live)
        }
        // NB: `_x` is the wrapper itself, with all that it stores.
        if use.name != member.name { return nil }
        let value = use.access == .projected ? "projectedValue" : "wrappedValue"
        return LiveWrapperRule.fixed(wrapper, reading: value, of: member, storage, facts, resolver)
      default: return nil
      }
    }

    private func kind(
      of member: TypeFacts.Member, _ storage: TypeFacts.Storage, _ facts: TypeFacts
    ) -> (StorageKind, String?) {
      if let wrapper = storage.wrapper {
        let known = wrapper.storageKind(in: resolver)
        if known.1 != nil, known.0 == .updatedWrapper, wrapper.storageKind.0 != .updatedWrapper { return known }
        if LiveWrappers.references.contains(wrapper.shortName), isOfAnotherPackage(wrapper.shortName) {
          return (.environmentObject, "@\(wrapper.shortName)")
        }
        if ["AppStorage", "SceneStorage"].contains(wrapper.shortName) || LiveWrappers.live.contains(wrapper.shortName),
          !WrapperMaking(member: member, facts: facts, codeBase: resolver.codeBase).isConstant
            || !WrapperMaking.hasConstantStore(wrapper, resolver)
        {
          return (.updatedWrapper, "@\(wrapper.shortName) with a key that an initializer gives")
        }
        if isSet(wrapper) {
          let kind: StorageKind = wrapper.environmentKey == "editMode" ? .binding : .storedClosure
          return (kind, "environment value that the given paths set")
        }
        guard let key = wrapper.environmentKey, let type = resolver.environmentType(of: key) else {
          return wrapper.storageKind(in: resolver)
        }
        if type.isFunction { return (.storedClosure, "environment value") }
        if type.names.last == "Binding" { return (.binding, "environment value") }
        return isReference(type) == true ? (.classTyped, "environment value") : wrapper.storageKind(in: resolver)
      }
      if storage.type?.names.last == "Binding" { return (.binding, nil) }
      if let type = storage.type, type.isFunction { return (.storedClosure, nil) }
      if storage.isLet, let value = storage.initializer, value.isLiteral || isLog(value) { return (.constant, nil) }
      guard let type = storage.type else {
        let constructed = storage.initializer?.constructedType
        return (constructed.map(isObject) == true || isSharedObject(storage.initializer) ? .classTyped : .property, nil)
      }
      switch isReference(type) {
      case true?: return (.classTyped, nil)
      case false?: return (.property, nil)
      case nil: return (.property, "type \(type.trimmedText) not found in the given paths")
      }
    }

    /// Whether the given paths set a key that the system sets elsewhere: to an own closure, or to a binding.
    private func isSet(_ wrapper: AttributeSyntax) -> Bool {
      guard let key = wrapper.environmentKey, ["openURL", "editMode"].contains(key) else { return false }
      return EnvironmentRule.isSet(key, in: resolver.codeBase)
    }

    /// Whether the project does not declare a type.
    private func isOfAnotherPackage(_ name: String) -> Bool {
      resolver.codeBase.want(name)
      return resolver.index.resolve(name, in: resolver.surroundings.type) == nil
    }

    /// Whether a value only writes to a log, and is made of types and literals: two such values act alike.
    private func isLog(_ value: ExprSyntax) -> Bool {
      guard let name = value.constructedType, ["Logger", "OSLog", "OSSignposter"].contains(name),
        isOfAnotherPackage(name), let call = value.as(FunctionCallExprSyntax.self)
      else { return false }
      return call.arguments.flatMap(\.valueTokens).allSatisfy { $0.text.first?.isUppercase == true }
    }

    /// Whether an initial value is an object that a type keeps: `Player.shared`.
    private func isSharedObject(_ value: ExprSyntax?) -> Bool {
      guard let value, value.isPlainChain, value.rootName?.first?.isUppercase == true,
        let type = resolver.type(of: value)
      else { return false }
      return resolver.index.isObject(type, seenFrom: resolver.file.path)
    }

    /// Whether it is the name of a constant in a C header, such as `kVK_Tab`.
    private static func isHeaderConstant(_ name: String) -> Bool {
      name.hasPrefix("k") && name.count > 3 && name.dropFirst().prefix(2).allSatisfy(\.isUppercase)
    }

    private static let freeFunctions: Set<String> = [
      "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError",
      "withAnimation", "withTransaction", "withObservationTracking", "min", "max", "abs", "zip", "stride", "sequence",
      "repeatElement", "swap", "type", "round", "floor", "ceil", "sqrt", "pow", "sin", "cos", "tan", "log", "exp",
      "withExtendedLifetime", "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup",
      "withTaskCancellationHandler", "autoreleasepool", "isEqual", "hypot", "atan", "atan2", "asin", "acos", "fmod",
      "exit", "sleep", "usleep", "free", "memcpy", "os_signpost", "isKnownUniquelyReferenced", "unsafeBitCast",
      "numericCast", "readLine", "os_log",
    ]
  }
#endif
