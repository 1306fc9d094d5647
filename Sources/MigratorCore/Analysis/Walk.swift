#if Migrator
  import SwiftSyntax

  /// One walk through the uses of a closure.
  struct Walk {
    let resolver: Resolver
    var found: [Reading] = []
    private var keys: Set<Reading> = []
    private var visited: Set<SyntaxIdentifier> = []

    init(resolver: Resolver) { self.resolver = resolver }

    private mutating func add(
      _ name: String, _ kind: StorageKind, _ through: [String], at place: String? = nil, note: String? = nil
    ) {
      // NB: one way to a name is enough; the shortest comes first because direct uses do.
      guard !found.contains(where: { $0.name == name && $0.kind == kind }) else { return }
      found.append(Reading(name: name, kind: kind, through: through, declaredAt: place, note: note))
    }

    mutating func follow(_ use: Use, locals: Bool, through: [String]) {
      if use.name == "self" { return followSelf(use, through) }
      if locals, use.access != .onSelf, let declared = resolver.surroundings.locals[use.name] {
        for local in declared { followLocal(use, local, through) }
        return
      }
      var members = resolver.members(use.name)
      if members.isEmpty, use.name.hasPrefix("_"), use.name.count > 1 {
        members = resolver.members(String(use.name.dropFirst()))
      }
      if let labels = use.callLabels {
        let fitting = members.filter { $0.member.accepts(labels, trailing: use.trailingClosures) }
        if !fitting.isEmpty { members = fitting }
      }
      // NB: what a protocol asks for is some other member of a type that is known, and any of a protocol's.
      if resolver.index.isProtocol(resolver.surroundings.type, seenFrom: resolver.file.path) == false {
        let provided = members.filter { !$0.member.isRequirement }
        if !provided.isEmpty { members = provided }
      }
      guard !members.isEmpty else { return notFound(use, through) }
      for (member, facts) in members { followMember(use, member, facts, through) }
    }

    private mutating func followSelf(_ use: Use, _ through: [String]) {
      if resolver.isInObject {
        add("self", .objectSelf, through)
      } else {
        add("self", .wholeView, through)
      }
    }

    private mutating func followLocal(_ use: Use, _ local: Surroundings.Local, _ through: [String]) {
      let place = location(resolver.file.path, resolver.file.text.place(at: local.place))
      if let function = local.function {
        guard let body = function.body, visited.insert(body.id).inserted else { return }
        for inner in Uses.of([Syntax(body)], inside: Set(function.signature.parameterClause.names)) {
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
      } else if kind == .local, !local.isVariable, local.initializer?.isLiteral == true {
        kind = .constant
      }
      add(use.name, kind, through, at: place, note: note)
    }

    private func location(_ path: String, _ place: Place) -> String { "\(path):\(place.line)" }

    private func isReference(_ type: TypeSyntax) -> Bool? {
      resolver.index.isReference(type, in: resolver.surroundings.type, seenFrom: resolver.file.path)
    }

    private func isObject(named name: String) -> Bool {
      guard let full = resolver.index.resolve(name, in: resolver.surroundings.type) else { return false }
      return resolver.index.isObject(full, seenFrom: resolver.file.path)
    }

    private mutating func notFound(_ use: Use, _ through: [String]) {
      if resolver.index.globals.contains(use.name) {
        guard let unknown = resolver.unknownSuperiors.first else { return add(use.name, .global, through) }
        return add(use.name, .unresolved, through, note: "\(unknown) is not in the given paths and may declare it")
      }
      if use.name.first?.isUppercase == true { return }
      if use.callLabels != nil, use.access == .bare, Self.freeFunctions.contains(use.name) { return }
      // `content` is what a modifier is applied to, which holds no value of the view's.
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
      case .other: return
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
        let (kind, note) = self.kind(of: storage)
        add(member.name, kind, through, at: place, note: note)
        // A write, or a call that may be mutating, runs the observers.
        guard use.access != .projected, use.isWritten || use.path.isCalled, let observers = storage.observers,
          visited.insert(observers.id).inserted
        else { return }
        for inner in Uses.of([Syntax(observers)], inside: observers.observerNames) {
          follow(inner, locals: false, through: through + ["\(member.name).didSet"])
        }
      }
    }

    private func kind(of storage: TypeFacts.Storage) -> (StorageKind, String?) {
      if let wrapper = storage.wrapper { return wrapper.storageKind }
      if let type = storage.type, type.isFunction { return (.storedClosure, nil) }
      if storage.isLet, storage.initializer?.isLiteral == true { return (.constant, nil) }
      guard let type = storage.type else {
        let constructed = storage.initializer?.constructedType
        return (constructed.map(isObject) == true ? .classTyped : .property, nil)
      }
      switch isReference(type) {
      case true?: return (.classTyped, nil)
      case false?: return (.property, nil)
      case nil: return (.property, "type \(type.trimmedDescription) not found in the given paths")
      }
    }

    private static let freeFunctions: Set<String> = [
      "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError",
      "withAnimation", "withTransaction", "withObservationTracking", "min", "max", "abs", "zip", "stride", "sequence",
      "repeatElement", "swap", "type", "round", "floor", "ceil", "sqrt", "pow", "sin", "cos", "tan", "log", "exp",
      "withExtendedLifetime", "withCheckedContinuation", "unsafeBitCast", "numericCast", "readLine", "os_log",
    ]
  }
#endif
