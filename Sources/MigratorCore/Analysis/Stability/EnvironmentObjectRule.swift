#if Migrator
  import SwiftSyntax

  /// `@EnvironmentObject var model: Model`, where each `.environmentObject(…)` of that type supplies a stable object.
  struct EnvironmentObjectRule {
    let member: TypeFacts.Member
    let storage: TypeFacts.Storage
    let facts: TypeFacts
    let scope: Resolver
    let stability: Stability

    var fixed: Fixed? {
      guard let type else { return nil }
      return stability.further("environmentObject \(type)") { fixed(type, $0) }
    }

    private func fixed(_ type: String, _ stability: Stability) -> Fixed? {
      let codeBase = scope.codeBase
      var values: [(fixed: Fixed, isPlain: () -> Bool)] = []
      for modifier in ["environmentObject", "environment"] {
        guard let mentions = codeBase.mentions(of: modifier) else { return nil }
        for mention in mentions {
          guard let reference = mention.token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
          guard let call = reference.call else {
            // The modifier as a function value; `.environment` of something else is no modifier.
            if modifier == "environmentObject" { return nil }
            continue
          }
          guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
            !Syntax(call).isInPreview
          else { continue }
          let site = Resolver(codeBase, mention.file, Surroundings(of: argument.expression))
          if let given = site.type(of: argument.expression), given != type { continue }
          // NB: an object of unknown type may be one of this type.
          guard let value = stability.fixed(Question(expression: argument.expression, scope: site)) else { return nil }
          values.append((value, { PlainPlace(codeBase).isPlain(Syntax(call), in: mention.file) }))
        }
      }
      guard let combined = Stability.combined(values, key: "environmentObject \(type)") else { return nil }
      return Fixed(key: combined.key, why: .object, places: combined.places)
    }

    /// The full name of the object's type; nil where the given paths do not declare it.
    private var type: String? {
      var written = storage.type?.names.joined(separator: ".")
      if written == nil, let wrapper = storage.wrapper, case .argumentList(let list) = wrapper.arguments,
        let text = list.first?.expression.trimmedText, text.hasSuffix(".self")
      {
        written = String(text.dropLast(5))
      }
      guard let written, !written.isEmpty else { return nil }
      guard let full = scope.index.resolve(written, in: facts.name), scope.index.declares(full) else {
        scope.codeBase.want(type: written)
        return nil
      }
      // Code outside of the given paths may supply an object of a public type.
      guard
        scope.index.parts(of: full, seenFrom: facts.path).allSatisfy({ $0.kind == .extensionOf || !$0.node.isPublic })
      else { return nil }
      return full
    }
  }
#endif
