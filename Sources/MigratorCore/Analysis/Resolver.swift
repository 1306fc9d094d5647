#if Migrator
  import SwiftSyntax

  /// Tells what kind of storage the names in a closure stand for.
  struct Resolver {
    let index: Index
    let file: ParsedFile
    let surroundings: Surroundings

    /// All that a piece of code leads to, own methods and computed properties followed; in the order of its uses.
    func readings(of uses: [Use]) -> [Reading] {
      var walk = Walk(resolver: self)
      for use in uses { walk.follow(use, locals: true, through: []) }
      return walk.found
    }

    /// The kind of one name as it is seen from the call.
    func kind(of name: String) -> StorageKind? { readings(of: [Use(name: name, access: .bare, offset: 0)]).first?.kind }

    /// The members of a name in the type around.
    func members(_ name: String) -> [(member: TypeFacts.Member, facts: TypeFacts)] {
      surroundings.type.isEmpty ? [] : index.members(name, of: surroundings.type, seenFrom: file.path)
    }

    /// Whether `self` is an object here.
    var isInObject: Bool {
      surroundings.isInObject || index.isObject(surroundings.type, seenFrom: file.path)
    }
  }

  /// One walk through the uses of a closure.
  private struct Walk {
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
      if locals, use.access != .onSelf, let local = resolver.surroundings.locals[use.name] {
        return followLocal(use, local, through)
      }
      var members = resolver.members(use.name)
      if members.isEmpty, use.name.hasPrefix("_"), use.name.count > 1 {
        members = resolver.members(String(use.name.dropFirst()))
      }
      if let labels = use.callLabels {
        let fitting = members.filter { $0.member.accepts(labels, trailing: use.trailingClosures) }
        if !fitting.isEmpty { members = fitting }
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
      if let type = local.type, kind == .parameter || kind == .local {
        if type.isFunction { kind = .storedClosure }
        if type.names.last == "Binding" { kind = .binding }
        if isReference(type) == true { kind = .classTyped }
      } else if kind == .local, let constructed = local.initializer?.constructedType, isObject(named: constructed) {
        kind = .classTyped
      } else if kind == .local, local.initializer?.isLiteral == true {
        kind = .constant
      }
      add(use.name, kind, through, at: place)
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
      if resolver.index.globals.contains(use.name) { return add(use.name, .global, through) }
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

  extension TypeFacts.Member {
    /// Whether a call with these labels can mean this member.
    func accepts(_ labels: [String?], trailing: Int) -> Bool {
      guard case .method(let function) = shape else { return true }
      let parameters = function.signature.parameterClause.parameters
      var position = parameters.startIndex
      for label in labels {
        while position != parameters.endIndex, parameters[position].callLabel != label,
          parameters[position].defaultValue != nil
        {
          position = parameters.index(after: position)
        }
        guard position != parameters.endIndex, parameters[position].callLabel == label else { return false }
        // A variadic parameter takes the arguments without a label that follow.
        if parameters[position].ellipsis == nil { position = parameters.index(after: position) }
      }
      return true
    }
  }

  extension FunctionParameterSyntax {
    /// The label that a call gives the argument; nil for `_`.
    var callLabel: String? { firstName.tokenKind == .wildcard ? nil : firstName.name ?? firstName.text }
  }

  extension ExprSyntax {
    /// Whether the value is written out, so that it is the same in each evaluation.
    var isLiteral: Bool {
      if let text = self.as(StringLiteralExprSyntax.self) {
        return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
      }
      if let prefixed = self.as(PrefixOperatorExprSyntax.self) { return prefixed.expression.isLiteral }
      return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
        || self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
    }

    /// The type whose initializer is called: `Model()` gives `Model`.
    var constructedType: String? {
      guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression, called.isPlainChain else { return nil }
      let name = called.trimmedDescription
      return name.split(separator: ".").last?.first?.isUppercase == true ? name : nil
    }
  }

  extension AttributeSyntax {
    /// The storage that a property wrapper stands for.
    var storageKind: (StorageKind, String?) {
      switch shortName {
      case "State": (.state, nil)
      case "StateObject": (.stateObject, nil)
      case "AppStorage": (.appStorage, nil)
      case "SceneStorage": (.sceneStorage, nil)
      case "FocusState", "AccessibilityFocusState": (.focusState, nil)
      case "GestureState": (.gestureState, nil)
      case "Namespace": (.namespace, nil)
      case "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
        "WKExtensionDelegateAdaptor":
        (.adaptor, nil)
      case "ObservedObject": (.observedObject, nil)
      case "EnvironmentObject": (.environmentObject, nil)
      case "Binding": (.binding, nil)
      case "Bindable": (.bindable, nil)
      case "FocusedObject", "FocusedBinding": (.focusedObject, nil)
      case "Environment": isOfType ? (.environmentObject, nil) : (.environment, nil)
      case "ScaledMetric", "FetchRequest", "SectionedFetchRequest", "Query", "FocusedValue":
        (.updatedWrapper, "@\(shortName)")
      default: (.updatedWrapper, "@\(shortName) is not known to this tool")
      }
    }

    /// Whether the argument is a type, as in `@Environment(Model.self)`.
    private var isOfType: Bool {
      guard case .argumentList(let list) = arguments, let first = list.first?.expression else { return false }
      return first.trimmedDescription.hasSuffix(".self")
    }
  }
#endif
