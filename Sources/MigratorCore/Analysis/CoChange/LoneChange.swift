#if Migrator
  import SwiftSyntax

  /// An observed `@State` that changes alone: only controls and taps write it, and they write nothing else.
  struct LoneChange {
    let observed: ExprSyntax
    let resolver: Resolver

    /// Proves the readings that such an update cannot change. Returns why it may change more, if known.
    func prove(_ readings: inout [Reading]) -> String? {
      let given = readings.indices.filter { readings[$0].stability != .stable && isGiven(readings[$0]) }
      guard !given.isEmpty else { return nil }
      resolver.codeBase.lookUps.all.doubt = nil
      guard let writers else { return resolver.codeBase.lookUps.all.doubt }
      let proof = "cannot change in an update of '\(writers.name)', which only \(writers.phrase) writes"
      for position in given { readings[position].proof = proof }
      return nil
    }

    /// Whether only a new evaluation of the parent changes a reading.
    private func isGiven(_ reading: Reading) -> Bool {
      let found = resolver.members(reading.name)
      guard found.count == 1, let (member, facts) = found.first, facts.name == resolver.surroundings.type,
        resolver.surroundings.locals[reading.name] == nil, case .stored(let storage) = member.shape, !member.isStatic
      else { return false }
      switch reading.kind {
      // NB: `let id = UUID()` is made again by each evaluation of the parent, and stays a copy for a person to look at.
      case .property, .classTyped, .storedClosure:
        return storage.wrapper == nil && (storage.initializer.map { $0.isLiteral } ?? true)
      case .observedObject, .environmentObject, .binding, .bindable: return storage.initializer == nil
      default: return false
      }
    }

    private typealias Writers = (name: String, phrase: String)

    private var writers: Writers? {
      guard observed.isPlainChain, let name = observed.rootName, !name.hasPrefix("$"),
        resolver.surroundings.locals[name] == nil
      else { return nil }
      let found = resolver.members(name)
      guard found.count == 1, let (member, facts) = found.first,
        facts.name == resolver.surroundings.type, !resolver.isInObject, case .stored(let storage) = member.shape,
        storage.isOwnState(in: resolver), !resolver.codeBase.isExposed(facts.node) || storage.isPrivate
      else { return nil }
      // An object may change without a write of the state.
      guard NameRule.isValue(storage, facts, Question(expression: observed, scope: resolver)) else { return nil }
      let place = "\(facts.path):\(member.place.line):\(member.place.column)"
      let phrase = resolver.codeBase.shared(\.writers, place) { codeBase in
        Self.phrase(of: name, Resolver(codeBase, resolver.file, resolver.surroundings, chains: resolver.chains))
      }
      return phrase.map { (name, $0) }
    }

    private static func phrase(of name: String, _ resolver: Resolver) -> String? {
      // A simultaneous gesture anywhere around adds its writes to the event of a control.
      guard resolver.codeBase.mentions(of: "simultaneousGesture")?.isEmpty == true,
        let phrases = OwnMentions(resolver)?.writers(of: name)
      else { return nil }
      return phrases.isEmpty ? nil : phrases.joined(separator: ", ")
    }
  }

  /// The places in a view's own code that name one of its members.
  struct OwnMentions {
    private let view: Resolver
    private let parts: [TypeFacts]
    /// The binding of the view to the state that is looked for; empty in the view that owns it.
    private(set) var binding = ""
    /// The views around, the owner of the state first.
    private var trail: [String] = []
    var isOuter: Bool { trail.isEmpty }

    /// - Returns: nil where a copy of the view leaves its own code, so that other code may write its states.
    init?(_ view: Resolver) {
      self.view = view
      let type = view.surroundings.type
      view.codeBase.want(type: type)
      parts = view.index.parts(of: type, seenFrom: view.file.path)
      let passesSelf = view.chains.passesSelf[type] ?? parts.contains { view.codeBase.passesSelf($0.node, of: type) }
      view.chains.passesSelf[type] = passesSelf
      guard !passesSelf else { return nil }
    }

    func resolver(in file: ParsedFile) -> Resolver { Resolver(view.codeBase, file, view.surroundings) }

    /// The own code of a view that this one makes.
    func view(_ name: String, of resolver: Resolver) -> OwnMentions? {
      guard trail.count < 4, let full = resolver.index.resolve(name, in: view.surroundings.type), !trail.contains(full),
        let facts = resolver.index.parts(of: full, seenFrom: resolver.file.path).first(where: { $0.kind == .structure }
        ),
        let file = resolver.codeBase.file(facts.path),
        let member = facts.node.as(StructDeclSyntax.self)?.memberBlock.members.first
      else { return nil }
      var found = OwnMentions(Resolver(resolver.codeBase, file, Surroundings(of: member.decl)))
      found?.trail = trail + [full]
      return found
    }

    /// The writers of a member, where the events of all of them write nothing else.
    func writers(of name: String) -> [String]? {
      var own = self
      if !isOuter {
        // An initializer may keep the binding elsewhere.
        guard parts.allSatisfy(\.node.initializers.isEmpty) else { return nil }
        let found = view.members(name)
        guard found.count == 1, case .stored(let storage)? = found.first?.member.shape, storage.observers == nil,
          storage.wrapper.map({ $0.storageKind(in: view).0 }) == .binding
        else { return nil }
        own.binding = name
      }
      guard let mentions = own.places(of: name) else { return nil }
      var phrases: [String] = []
      for mention in mentions {
        switch LoneWriter(mention, name, own).result {
        case .read: continue
        case .writers(let found): phrases += found.filter { !phrases.contains($0) }
        case .unknown:
          view.codeBase.doubt("'\(name)' may change with more in \(mention.file.line(of: mention.token))")
          return nil
        }
      }
      return phrases
    }

    /// - Returns: nil where a file that could not be parsed mentions the name.
    func places(of name: String) -> [Mentions.Mention]? {
      var known: [SyntaxIdentifier: [String]]? = [:]
      return view.codeBase.mentions(of: name, inside: Set(parts.map(\.path)).sorted())?.filter { mention in
        guard Syntax(mention.token).typeNames(&known).joined(separator: ".") == view.surroundings.type else {
          return false
        }
        // `updater.isOn` is a member of something else.
        let access = mention.token.parent?.parent?.as(MemberAccessExprSyntax.self)
        guard let access, access.declName.id == mention.token.parent?.id else { return true }
        return access.base?.isSelf == true
      }
    }
  }

  extension TypeFacts.Storage {
    /// Whether it is a state of the view, whose writes run no code.
    func isOwnState(in resolver: Resolver) -> Bool {
      guard let wrapper, observers == nil, wrapper.shortName == "State" else { return false }
      return wrapper.storageKind(in: resolver).0 == .state
    }
  }

  extension CodeBase {
    /// Whether code of a type uses `self` as a whole: its copy may then be written elsewhere.
    fileprivate func passesSelf(_ node: Syntax, of type: String) -> Bool {
      tokens(of: node).contains { token in
        guard token.tokenKind == .keyword(.self), let reference = token.parent?.as(DeclReferenceExprSyntax.self),
          Syntax(token).typeNames.joined(separator: ".") == type
        else { return false }
        // `self.name`, `Row.self`, `\.self`
        return !reference.isAskedForType && reference.parent?.is(MemberAccessExprSyntax.self) != true
          && reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true
      }
    }
  }
#endif
