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
      guard let all = places(of: type) else { return nil }
      var values: [(fixed: Fixed, isPlain: () -> Bool)] = []
      for place in codeBase.inApp(all, { ($0.call, $0.site.file) }) {
        // NB: an object of unknown type may be one of this type.
        place.site.wantType(of: place.object)
        let isHosted = HostRule.isRoot(place.call, codeBase)
        let value =
          isHosted
          ? Fixed(key: "host@\(place.site.file.path):\(place.call.position.utf8Offset)", why: .host)
          : stability.fixed(Question(expression: place.object, scope: place.site))
        // A view that supplies the object of its environment supplies the same object.
        if value?.key == "environmentObject \(type)" { continue }
        guard let value, isHosted || value.isAbsolute || !Syntax(place.call).isKept else {
          codeBase.doubt("given in \(place.site.file.line(of: place.name))")
          return nil
        }
        values.append((value, { isHosted || PlainPlace(codeBase).isPlain(Syntax(place.call), in: place.site.file) }))
      }
      guard let combined = Stability.combined(values, key: "environmentObject \(type)") else {
        codeBase.doubt(
          values.isEmpty ? "nothing in the given paths supplies \(type)" : "one view may be given different objects")
        return nil
      }
      return Fixed(key: combined.key, why: .object, places: combined.places)
    }

    private typealias Place = (call: FunctionCallExprSyntax, name: TokenSyntax, object: ExprSyntax, site: Resolver)

    /// The modifiers that supply an object which may be of the type; nil where one is used as a function value.
    private func places(of type: String) -> [Place]? {
      var places: [Place] = []
      for modifier in ["environmentObject", "environment"] {
        guard let mentions = scope.codeBase.mentions(of: modifier) else { return nil }
        for mention in mentions where mention.file.isInApp(of: facts.path) {
          guard let reference = mention.token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
          guard let call = reference.call else {
            // `.environment` of something else is no modifier.
            if modifier == "environmentObject" { return nil }
            continue
          }
          // `.environment(\.key) { … }` gives the closure to a key.
          guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
            !argument.expression.is(KeyPathExprSyntax.self)
          else { continue }
          let object = argument.expression
          let site = Resolver(scope.codeBase, mention.file, Surroundings(of: object))
          let given = site.type(of: object)
          guard given == nil || given == type, !scope.index.declares(type) || !site.isOfAnotherModule(object) else {
            continue
          }
          places.append((call, mention.token, object, site))
        }
      }
      return places
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
        // A type of another package has a plain name, and is no alias and no parameter of a generic view.
        return storage.type?.is(IdentifierTypeSyntax.self) == true && !scope.index.isAlias(written)
          && !facts.node.hasGenericParameter(written) ? written : nil
      }
      // Code outside of the given paths may supply an object of a public type.
      guard
        scope.index.parts(of: full, seenFrom: facts.path).allSatisfy({
          $0.kind == .extensionOf || !scope.codeBase.isExposed($0.node)
        })
      else {
        scope.codeBase.doubt("\(full) is public")
        return nil
      }
      return full
    }
  }

  extension Syntax {
    func hasGenericParameter(_ name: String) -> Bool {
      let own = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      return own?.contains { $0.name.text == name } == true || parent?.hasGenericParameter(name) == true
    }
  }
#endif
