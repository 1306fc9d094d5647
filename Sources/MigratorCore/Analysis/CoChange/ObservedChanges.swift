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
      // NB: many observers of one value ask once.
      return resolver.codeBase.changes(of: name, seenFrom: resolver.file.path) { [name, path = resolver.file.path] in
        Self.places(of: name, path, $0)
      }
    }

    private static func places(of name: String, _ path: String, _ codeBase: CodeBase) -> String {
      let mentions = (codeBase.accesses(of: name) ?? []) + codeBase.mentions(of: name, in: [path])
      let changes = mentions.filter { mention in
        mention.token.isChanged(in: codeBase, unknownCalls: false)
          && Syntax(mention.token).ancestor(InitializerDeclSyntax.self) == nil
      }
      let places = Set(changes.map { $0.file.line(of: $0.token) }).sorted()
      guard !places.isEmpty else { return "no place in the given paths is seen to change '\(name)'" }
      let more = places.count > 3 ? " and \(places.count - 3) more" : ""
      return "'\(name)' may change in \(places.prefix(3).joined(separator: ", "))\(more)"
    }
  }
#endif
