#if Migrator
  import SwiftSyntax

  extension Resolver {
    /// The full name of the type of a chain of names such as `model.store`; nil where a step of it was not found.
    func type(of expression: ExprSyntax) -> String? {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        let own = surroundings.type.isEmpty ? nil : surroundings.type
        switch reference.baseName.tokenKind {
        case .keyword(.self), .keyword(.Self): return own
        default: break
        }
        guard let name = reference.baseName.name else { return nil }
        if let local = surroundings.locals[name]?.first {
          return resolve(local.type?.names ?? local.initializer?.constructedType.map { [$0] }, in: surroundings.type)
        }
        if let member = own.flatMap({ typeOfMember(name, in: $0) }) { return member }
        return index.resolve(name, in: surroundings.type)
      }
      guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
        let name = member.declName.baseName.name, let outer = type(of: base)
      else { return nil }
      return typeOfMember(name, in: outer) ?? index.resolve(name, in: outer)
    }

    private func resolve(_ names: [String]?, in scope: String) -> String? {
      names.flatMap { $0.isEmpty ? nil : index.resolve($0.joined(separator: "."), in: scope) }
    }

    private func typeOfMember(_ name: String, in type: String) -> String? {
      for (member, facts) in index.members(name, of: type, seenFrom: file.path) {
        guard case .stored(let storage) = member.shape else { continue }
        let names = storage.type?.names ?? storage.initializer?.constructedType.map { [$0] }
        if let found = resolve(names, in: facts.name) { return found }
      }
      return nil
    }
  }
#endif
