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
        for mention in mentions where mention.file.isInApp(of: facts.path) {
          guard let reference = mention.token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
          guard let call = reference.call else {
            // The modifier as a function value; `.environment` of something else is no modifier.
            if modifier == "environmentObject" { return nil }
            continue
          }
          // `.environment(\.key) { … }` gives the closure to a key.
          guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
            !argument.expression.is(KeyPathExprSyntax.self), !Syntax(call).isInPreview
          else { continue }
          let site = Resolver(codeBase, mention.file, Surroundings(of: argument.expression))
          if let given = site.type(of: argument.expression) ?? site.ownResult(of: argument.expression), given != type {
            continue
          }
          if scope.index.declares(type), site.isOfAnotherModule(argument.expression) { continue }
          site.wantType(of: argument.expression)
          // NB: an object of unknown type may be one of this type.
          let isHosted = HostRule.isRoot(call, codeBase)
          let value =
            isHosted
            ? Fixed(key: "host@\(mention.file.path):\(call.position.utf8Offset)", why: .host)
            : stability.fixed(Question(expression: argument.expression, scope: site))
          guard let value else {
            codeBase.doubt("given in \(mention.file.line(of: mention.token))")
            return nil
          }
          // A view that supplies the object of its environment supplies the same object.
          if value.key == "environmentObject \(type)" { continue }
          values.append((value, { isHosted || PlainPlace(codeBase).isPlain(Syntax(call), in: mention.file) }))
        }
      }
      guard let combined = Stability.combined(values, key: "environmentObject \(type)") else {
        codeBase.doubt(
          values.isEmpty ? "nothing in the given paths supplies \(type)" : "one view may be given different objects")
        return nil
      }
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

  extension Resolver {
    /// The class that a method returns, whatever it is called on: no other module has such a result.
    fileprivate func ownResult(of expression: ExprSyntax) -> String? {
      guard
        let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression
          .as(MemberAccessExprSyntax.self)?.declName.baseName.name
      else { return nil }
      codeBase.want(name)
      guard codeBase.declarations(named: name)?.allSatisfy({ $0.is(FunctionDeclSyntax.self) }) == true else {
        return nil
      }
      let functions = index.functions(named: name)
      let results = functions.map { function -> String? in
        guard function.genericParameterClause == nil,
          let names = function.signature.returnClause?.type.names, names.count > 0
        else { return nil }
        let full = index.resolve(names.joined(separator: "."), in: Syntax(function).typeNames.joined(separator: "."))
        return full.flatMap { index.isObject($0, seenFrom: file.path) ? $0 : nil }
      }
      guard let first = results.first, results.allSatisfy({ $0 == first }) else { return nil }
      return first
    }
  }

  extension Syntax {
    func hasGenericParameter(_ name: String) -> Bool {
      let own = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      return own?.contains { $0.name.text == name } == true || parent?.hasGenericParameter(name) == true
    }
  }
#endif
