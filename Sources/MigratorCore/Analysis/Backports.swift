#if Migrator
  import SwiftSyntax

  struct Backports: Sendable {
    private(set) var all: [Backport] = []

    /// - Parameter settings: The names of backports that are declared elsewhere.
    init(_ index: Index, settings: [String]) {
      let methods = index.allFacts.flatMap { facts in facts.members.compactMap(\.function).map { ($0, facts) } }
      let names = methods.reduce(into: [:]) { $0[$1.0.name.name ?? "", default: 0] += 1 }
      all = methods.compactMap { Backport($0, in: $1, known: [], index) }
      let direct = all
      let ids = Set(direct.compactMap { $0.function.map { Syntax($0).id } })
      all += methods.filter { !ids.contains(Syntax($0.0).id) }.compactMap { Backport($0, in: $1, known: direct, index) }
      // A call could mean a method of the same name that is no backport.
      let found = Dictionary(grouping: all, by: \.name).mapValues(\.count)
      all.removeAll { $0.name != "onChange" && found[$0.name] != names[$0.name] }
      let known = Set(all.map(\.name))
      all += settings.map(Backport.init(setting:)).filter { $0.receiver != .view || !known.contains($0.name) }
    }

    /// The names to look for; `onChange` is looked for anyway.
    var names: Set<String> { Set(all.map(\.name)).subtracting(["onChange"]) }

    func match(_ call: FunctionCallExprSyntax, named name: String, _ index: Index) -> (position: Int, Range<Int>)? {
      let fitting = all.enumerated().compactMap { position, backport in
        backport.name == name ? backport.place(in: call, index).map { (position, $0) } : nil
      }
      guard fitting.count > 1 else { return fitting.first }
      // Overloads with the same labels differ in the parameters of the action.
      let arities = call.arities(of: index)
      let meant = fitting.filter { arities.contains(all[$0.0].arity ?? 1) }
      return arities.count == 1 ? meant.first : nil
    }
  }

  extension FunctionCallExprSyntax {
    /// How many parameters the action of a call has, as far as its closure or the functions of its name tell.
    fileprivate func arities(of index: Index) -> Set<Int> {
      if let closure = trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self) {
        return [closure.arity]
      }
      guard let action = arguments.last?.expression else { return [] }
      if let name = action.as(DeclReferenceExprSyntax.self)?.baseName.name,
        let local = Surroundings(of: self).locals[name]?.first
      {
        let arity = local.function?.signature.parameterClause.parameters.count ?? local.type?.functionArity
        return arity.map { [$0] } ?? []
      }
      guard
        let name = action.as(DeclReferenceExprSyntax.self)?.baseName
          ?? action.as(MemberAccessExprSyntax.self)?.declName.baseName
      else { return [] }
      return Set(
        index.functions(named: name.name ?? "").map { $0.signature.parameterClause.parameters.count }
          + index.typesOfProperties(named: name.name ?? "").compactMap(\.functionArity))
    }
  }

  extension CodeBase {
    /// Whether only removed methods use a view modifier.
    func isUsed(_ modifier: BackportModifier, onlyBy removed: [Backport]) -> Bool {
      guard let mentions = mentions(of: modifier.name) else { return false }
      let places = removed.map { ($0.path, $0.function?.range) } + [(modifier.path, modifier.declaration.range)]
      return mentions.allSatisfy { mention in
        places.contains { path, range in
          path == mention.file.path && range?.contains(mention.token.range.lowerBound) == true
        }
      }
    }

    /// Why a backport has to stay once the calls at the names `replaced` are; nil where it can go with `removed`.
    func obstacle(toRemoving backport: Backport, replaced: Set<String>, removed: [Backport]) -> String? {
      guard backport.function != nil else { return "it is declared elsewhere" }
      if backport.isPublic { return "it is public, so code outside of the given paths may call it" }
      guard let mentions = mentions(of: backport.name) else { return "a file that mentions it cannot be parsed" }
      for mention in mentions {
        let offset = mention.token.range.lowerBound
        let isInRemoved = ([backport] + removed).contains {
          $0.path == mention.file.path && $0.function?.range.contains(offset) == true
        }
        if isInRemoved { continue }
        if replaced.contains("\(mention.file.path):\(offset)") { continue }
        if backport.name == "onChange", !isOnWrapper(mention.token, backport) { continue }
        let place = mention.file.text.place(at: offset)
        return "\(mention.file.path):\(place.line) still names it"
      }
      return escape(of: backport)
    }

    /// Whether `onChange` is called on the wrapper, and not on a view.
    private func isOnWrapper(_ token: TokenSyntax, _ backport: Backport) -> Bool {
      guard case .wrapper(let type) = backport.receiver else { return true }
      guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), let base = member.base else {
        return false
      }
      if base.constructedType?.hasSuffix(type) == true { return true }
      let property = base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self)
      return property?.baseName.name.map { name in
        index.typesOfProperties(named: name).contains { $0.names.last == type }
      } ?? false
    }

    /// The place where a wrapper is stored or passed on, so that some calls on it are unknown.
    private func escape(of backport: Backport) -> String? {
      guard case .wrapper(let type) = backport.receiver else { return nil }
      let properties = index.allFacts.flatMap(\.members).map(\.name).filter { name in
        index.typesOfProperties(named: name).contains { $0.names.last == type }
      }
      for name in Set(properties).sorted() {
        for mention in mentions(of: name) ?? [] {
          guard let reference = mention.token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
          let node = reference.access
          if node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id { continue }
          let place = mention.file.text.place(at: mention.token.range.lowerBound)
          return "\(mention.file.path):\(place.line) passes the wrapper on"
        }
      }
      return nil
    }
  }
#endif
