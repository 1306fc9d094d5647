#if Migrator
  import SwiftSyntax

  /// The places that change an observed value, for the message of a copy that may change with it.
  struct ObservedChanges {
    private let name: String
    private let resolver: Resolver
    private let isOwn: Bool

    /// - Returns: A value without a phrase where the observed expression is no chain of names.
    init(of observed: ExprSyntax, _ resolver: Resolver) {
      let member = observed.as(MemberAccessExprSyntax.self)
      isOwn = member == nil || member?.base?.isSelf == true
      name = observed.isPlainChain ? member?.declName.baseName.name ?? observed.rootName ?? "" : ""
      self.resolver = resolver
    }

    var phrase: String? {
      guard !name.isEmpty, resolver.surroundings.locals[name] == nil else { return nil }
      if isOwn {
        let storages = resolver.members(name).compactMap { found -> TypeFacts.Storage? in
          if case .stored(let storage) = found.member.shape { storage } else { nil }
        }
        guard let storage = storages.first else { return nil }
        switch storage.wrapper?.storageKind(in: resolver).0 {
        case .environment: return "the system or a view around may change '\(name)'"
        case nil, .binding: return "a view around may change '\(name)'"
        default: break
        }
      }
      let mentions = resolver.codeBase.accesses(of: name) ?? []
      let own = resolver.codeBase.mentions(of: name, in: [resolver.file.path])
      let changes = (mentions + own).filter { mention in
        Syntax(mention.token).ancestor(InitializerDeclSyntax.self) == nil
          && mention.token.isChanged(in: resolver.codeBase, unknownCalls: false)
      }
      var places: [String] = []
      for change in changes {
        let place = change.file.line(of: change.token)
        if !places.contains(place) { places.append(place) }
      }
      guard !places.isEmpty else { return "no place in the given paths is seen to change '\(name)'" }
      let more = places.count > 3 ? " and \(places.count - 3) more" : ""
      return "'\(name)' may change in \(places.sorted().prefix(3).joined(separator: ", "))\(more)"
    }
  }
#endif
