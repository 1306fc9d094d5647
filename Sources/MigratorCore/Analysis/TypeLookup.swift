#if Migrator
  import SwiftSyntax

  /// The types of the calls of one file, so that each call of a chain is looked up once.
  final class ChainTypes {
    fileprivate var types: [SyntaxIdentifier: String?] = [:]
    var identities: [SyntaxIdentifier: [ExprSyntax]] = [:]
    /// Whether code of a type uses `self` as a whole.
    var passesSelf: [String: Bool] = [:]
    /// The locals whose look-up has begun: `let a = b` inside of `let b = a` would not end.
    fileprivate var pending: Set<Int> = []
  }

  extension Resolver {
    /// The full name of the type of a chain of names such as `model.store`; nil where a step of it was not found.
    func type(of expression: ExprSyntax) -> String? {
      if let chained = expression.as(OptionalChainingExprSyntax.self) { return type(of: chained.expression) }
      if let forced = expression.as(ForceUnwrapExprSyntax.self) { return type(of: forced.expression) }
      if let call = expression.as(FunctionCallExprSyntax.self) { return type(ofCall: call) }
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        let own = surroundings.type.isEmpty ? nil : surroundings.type
        switch reference.baseName.tokenKind {
        case .keyword(.self), .keyword(.Self): return own
        default: break
        }
        guard let name = reference.baseName.name else { return nil }
        if let local = surroundings.locals[name]?.first {
          // `if let model` binds a property of the enclosing type.
          if local.isBound, local.initializer?.parent == nil { return own.flatMap { typeOfMember(name, in: $0) } }
          if local.type == nil, let made = local.initializer, made.constructedType == nil {
            guard chains.pending.insert(local.place).inserted else { return nil }
            defer { chains.pending.remove(local.place) }
            // `if let session = session`
            guard made.rootName == name, made.parent != nil else { return type(of: made) }
            return Resolver(codeBase, file, Surroundings(of: made), chains: chains).type(of: made)
          }
          if local.kind == .local, local.type == nil, local.initializer == nil {
            return file.token(at: local.place).flatMap(Payload.init)?.type(in: self)
          }
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

    /// The type that is written at the declaration of a chain of names; nil where none is.
    func writtenType(of expression: ExprSyntax) -> TypeSyntax? { declaration(of: expression)?.type }

    /// Notes the type of a chain of names as one whose declaration is missing.
    func wantType(of expression: ExprSyntax) {
      if let base = expression.as(MemberAccessExprSyntax.self)?.base { wantType(of: base) }
      guard expression.isPlainChain, let storage = declaration(of: expression) else { return }
      let name = storage.type?.names.joined(separator: ".") ?? storage.value?.constructedType ?? ""
      if !name.isEmpty { codeBase.want(type: name) }
    }

    /// The initial value at the declaration of a chain of names that has no written type.
    func initialValue(of expression: ExprSyntax) -> ExprSyntax? {
      guard expression.isPlainChain, let storage = declaration(of: expression), storage.type == nil else { return nil }
      return storage.value
    }

    /// Whether a name's declaration has a literal as its initial value, and no type.
    func isInitializedWithLiteral(_ expression: ExprSyntax) -> Bool {
      declaration(of: expression).map { $0.type == nil && $0.value?.isLiteral == true } ?? false
    }

    /// Whether an expression has a type of another module: `Updater()`, `updater: Updater`, or its static member.
    func isOfAnotherModule(_ expression: ExprSyntax) -> Bool {
      let declared = declaration(of: expression)
      let name = (declared?.type).map { $0.as(IdentifierTypeSyntax.self)?.name.text }
      let value = declared?.value ?? expression
      guard let made = name ?? value.constructedType ?? staticOwner(of: value), !made.contains(".") else {
        return false
      }
      codeBase.want(type: made)
      return index.resolve(made, in: surroundings.type) == nil && !index.isAlias(made)
        && !Syntax(expression).hasGenericParameter(made)
    }

    /// `Permissions` of `Permissions.shared`, unless the project gives all types of a protocol such a member.
    private func staticOwner(of expression: ExprSyntax) -> String? {
      guard let member = expression.as(MemberAccessExprSyntax.self), let name = member.declName.baseName.name,
        let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.name, type.first?.isUppercase == true,
        surroundings.locals[type] == nil, members(type).isEmpty
      else { return nil }
      let owners = codeBase.declarations(named: name)?.map { Syntax($0).ancestor(ExtensionDeclSyntax.self) }
      return owners?.contains { $0.map { !index.declares($0.extendedType.trimmedDescription) } ?? false } == false
        ? type : nil
    }

    /// The written type and the initial value behind a chain of names.
    private func declaration(of expression: ExprSyntax) -> (type: TypeSyntax?, value: ExprSyntax?)? {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        guard let name = reference.baseName.name else { return nil }
        if let local = surroundings.locals[name]?.first { return (local.type, local.initializer) }
        return declaration(ofMember: name, in: surroundings.type)
      }
      guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
        let name = member.declName.baseName.name, let outer = type(of: base)
      else { return nil }
      return declaration(ofMember: name, in: outer)
    }

    private func declaration(ofMember name: String, in type: String) -> (type: TypeSyntax?, value: ExprSyntax?)? {
      guard !type.isEmpty else { return nil }
      for (member, _) in index.members(name, of: type, seenFrom: file.path) {
        switch member.shape {
        case .stored(let storage): return (storage.type, storage.initializer)
        case .computed(let body): return (body.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type, nil)
        default: continue
        }
      }
      return nil
    }

    private func type(ofCall call: FunctionCallExprSyntax) -> String? {
      // Innermost call first: a long chain then takes linear time and no recursion.
      var unknown: [FunctionCallExprSyntax] = []
      var next: FunctionCallExprSyntax? = call
      while let current = next, chains.types[current.id] == nil {
        unknown.append(current)
        next = current.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
      }
      for call in unknown.reversed() { chains.types[call.id] = .some(lookUp(call)) }
      return chains.types[call.id] ?? nil
    }

    private func lookUp(_ call: FunctionCallExprSyntax) -> String? {
      if let made = ExprSyntax(call).constructedType { return index.meaning(of: made, in: surroundings.type) }
      let labels = call.arguments.map { $0.label?.name ?? $0.label?.text }
      var functions: [(FunctionDeclSyntax, String)] = []
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name {
        functions = members(name).compactMap { found in found.member.function.map { ($0, found.facts.name) } }
        if functions.isEmpty { functions = index.globalFunctions(named: name).map { ($0, "") } }
        functions += (surroundings.locals[name] ?? []).compactMap { $0.function.map { ($0, surroundings.type) } }
      } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        let name = member.declName.baseName.name
      {
        if let type = type(of: base) {
          functions = index.members(name, of: type, seenFrom: file.path)
            .compactMap { found in found.member.function.map { ($0, found.facts.name) } }
        }
      }
      let fitting = functions.filter { $0.0.signature.parameterClause.accepts(labels) }
      guard fitting.count == 1, let (function, scope) = fitting.first else { return nil }
      return resolve(function.signature.returnClause?.type.names, in: scope)
    }

    private func resolve(_ names: [String]?, in scope: String) -> String? {
      names.flatMap { $0.isEmpty ? nil : index.meaning(of: $0.joined(separator: "."), in: scope) }
    }

    private func typeOfMember(_ name: String, in type: String, _ depth: Int = 0) -> String? {
      for (member, facts) in index.members(name, of: type, seenFrom: file.path) {
        let names: [String]?
        switch member.shape {
        case .stored(let storage):
          names = storage.type?.names ?? storage.initializer?.constructedType.map { [$0] } ?? storage.wrapper?.namedType
          if names == nil, depth < 4, let value = storage.initializer?.as(MemberAccessExprSyntax.self),
            let shared = value.declName.baseName.name, let base = value.base, base.isPlainChain
          {
            codeBase.want(type: base.trimmedText)
            let owner = index.resolve(base.trimmedText, in: facts.name)
            if let found = owner.flatMap({ typeOfMember(shared, in: $0, depth + 1) }) { return found }
          }
        case .computed(let body): names = body.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.names
        default: continue
        }
        if let found = resolve(names, in: facts.name) { return found }
      }
      return nil
    }
  }

  extension AttributeSyntax {
    /// `Model` of `@UIApplicationDelegateAdaptor(Model.self)`.
    fileprivate var namedType: [String]? {
      guard shortName.hasSuffix("DelegateAdaptor") || shortName == "Environment",
        case .argumentList(let list) = arguments, list.count == 1,
        let member = list.first?.expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
        let base = member.base, base.isPlainChain
      else { return nil }
      return base.tokenTexts.filter { $0 != "." }
    }
  }
#endif
