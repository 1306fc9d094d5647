#if Migrator
  import SwiftSyntax

  /// A wrapper that an initializer makes: `_isOn = AppStorage(…, key)`. Each copy reads by its own key.
  struct WrapperMaking {
    let member: TypeFacts.Member
    let facts: TypeFacts
    let codeBase: CodeBase

    /// Whether each initializer leaves the wrapper as it is declared, or makes it from constants.
    var isConstant: Bool {
      codeBase.index.parts(of: facts.name, seenFrom: facts.path).allSatisfy { part in
        part.node.initializers.allSatisfy { isConstant(in: $0, of: part.path) }
      }
    }

    /// Whether a caller of the memberwise initializer may give the wrapper.
    var isGiven: Bool {
      guard case .stored(let storage) = member.shape, !storage.isPrivate else { return false }
      guard let creations = codeBase.creations(of: facts.name, seenFrom: facts.path) else { return true }
      return creations.isMemberwise
        && creations.sites.contains { $0.call.arguments.contains { $0.label?.name == member.name } }
    }

    private func isConstant(in initializer: InitializerDeclSyntax, of path: String) -> Bool {
      guard let body = initializer.body, let file = codeBase.file(path) else { return true }
      let made = assigned(in: body)
      return made.values.count == made.count && made.values.allSatisfy { isConstant($0, file) }
    }

    /// The values that an initializer gives the wrapper in its own statements, and how often it writes it.
    private func assigned(in body: CodeBlockSyntax) -> (values: [ExprSyntax], count: Int) {
      let name = "_" + member.name
      let assignments = body.statements.compactMap { $0.item.as(ExprSyntax.self)?.assignment }
      return (
        assignments.filter { $0.target.normalized == [name] }.map(\.value),
        Uses.of([Syntax(body)], inside: []).count { $0.isWritten && $0.name == name }
      )
    }

    private func isConstant(_ value: ExprSyntax, _ file: ParsedFile) -> Bool {
      if let forced = value.as(ForceUnwrapExprSyntax.self) { return isConstant(forced.expression, file) }
      if let call = value.as(FunctionCallExprSyntax.self), let type = value.constructedType,
        !Self.changing.contains(type), call.trailingClosure == nil
      {
        return call.arguments.allSatisfy { isConstant($0.expression, file) }
      }
      return Self.isConstant(value, Resolver(codeBase, file, Surroundings(of: value)), nil)
    }

    private static let changing: Set<String> = ["Date", "UUID"]

    /// Whether no argument of `@AppStorage(Keys.name, store: Account.store)` is known to change.
    static func hasConstantStore(_ wrapper: AttributeSyntax, _ scope: Resolver) -> Bool {
      guard case .argumentList(let list) = wrapper.arguments else { return true }
      return list.allSatisfy { !mayChange($0.expression, isStore: $0.label?.text == "store", scope) }
    }

    /// Whether a value names a variable of the project's, or a computed property that is not made of constants.
    private static func mayChange(_ value: ExprSyntax, isStore: Bool, _ scope: Resolver) -> Bool {
      if let forced = value.as(ForceUnwrapExprSyntax.self) {
        return mayChange(forced.expression, isStore: isStore, scope)
      }
      if let call = value.as(FunctionCallExprSyntax.self) {
        return call.arguments.contains { mayChange($0.expression, isStore: false, scope) }
      }
      if let sequence = value.as(SequenceExprSyntax.self) {
        return sequence.elements.contains { mayChange($0, isStore: isStore, scope) }
      }
      if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.name {
        return scope.index.isGlobal(name) && !scope.index.isGlobalConstant(name)
      }
      guard let member = value.as(MemberAccessExprSyntax.self), let name = member.declName.baseName.name else {
        return false
      }
      let written = member.base.map { $0.isPlainChain ? $0.trimmedText : "" } ?? (isStore ? "UserDefaults" : "")
      guard !written.isEmpty else { return false }
      scope.codeBase.want(type: written)
      if let base = member.base, mayChange(base, isStore: isStore, scope) { return true }
      let type = scope.index.resolve(written, in: scope.surroundings.type) ?? written
      return scope.index.members(name, of: type, seenFrom: scope.file.path).contains { found in
        switch found.member.shape {
        case .stored(let storage): return !storage.isLet
        case .computed(let body): return body.onlyExpression.map { mayChange($0, isStore: isStore, scope) } ?? true
        default: return false
        }
      }
    }

    /// `.name`, `.Library.name`
    private static func isMemberOfExpectedType(_ value: ExprSyntax) -> Bool {
      guard let member = value.as(MemberAccessExprSyntax.self) else { return false }
      return member.base.map(isMemberOfExpectedType) ?? true
    }

    static func isConstant(_ value: ExprSyntax, _ scope: Resolver, _ type: TypeSyntax?) -> Bool {
      value.is(KeyPathExprSyntax.self) || isMemberOfExpectedType(value)
        || Stability().fixed(Question(expression: value, scope: scope, type: type)) != nil
    }
  }
#endif
