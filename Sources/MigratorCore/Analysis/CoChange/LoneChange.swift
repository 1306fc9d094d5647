#if Migrator
  import SwiftSyntax

  /// An observed `@State` that no other value changes with: only controls and taps write it, and none of them writes
  /// anything else in its event. What the view is given by its parent cannot change in such an update.
  struct LoneChange {
    let observed: ExprSyntax
    let resolver: Resolver

    /// Proves the readings that an update of the observed value cannot change.
    func prove(_ readings: inout [Reading]) {
      guard readings.contains(where: { $0.stability != .stable && isGiven($0) }), let writers else { return }
      let proof = "cannot change in an update of '\(writers.name)', which only \(writers.phrase) writes"
      for position in readings.indices where readings[position].stability != .stable && isGiven(readings[position]) {
        readings[position].proof = proof
      }
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
      guard found.count == 1, let (member, facts) = found.first, facts.path == resolver.file.path,
        facts.name == resolver.surroundings.type, !resolver.isInObject, case .stored(let storage) = member.shape,
        storage.isPrivate, let wrapper = storage.wrapper,
        wrapper.shortName == "State",
        wrapper.storageKind(in: resolver).0 == .state
      else { return nil }
      // An object may change without a write of the state.
      guard NameRule.isValue(storage, facts, Question(expression: observed, scope: resolver)) else { return nil }
      let phrase = resolver.codeBase.loneWriters(of: member, facts) { codeBase in
        LoneChange.phrase(of: name, in: facts, Resolver(codeBase, resolver.file, resolver.surroundings))
      }
      return phrase.map { (name, $0) }
    }

    private static func phrase(of name: String, in facts: TypeFacts, _ resolver: Resolver) -> String? {
      // A simultaneous gesture anywhere around adds its writes to the event of a control.
      guard resolver.codeBase.mentions(of: "simultaneousGesture")?.isEmpty == true,
        let mentions = resolver.codeBase.mentions(of: name, inside: facts.path)
      else { return nil }
      var phrases: [String] = []
      for mention in mentions {
        switch LoneWriter(mention.token, name, resolver).result {
        case .read: continue
        case .writer(let phrase): if !phrases.contains(phrase) { phrases.append(phrase) }
        case .unknown: return nil
        }
      }
      return phrases.isEmpty ? nil : phrases.joined(separator: ", ")
    }
  }
#endif
