#if Migrator
  import SwiftSyntax

  /// A property wrapper that an initializer makes: `_isOn = AppStorage(wrappedValue: false, key)`. A copy of the view then
  /// reads the store by the key that this copy was made with.
  struct WrapperMaking {
    let member: TypeFacts.Member
    let facts: TypeFacts
    let codeBase: CodeBase

    /// Whether each initializer leaves the wrapper as it is declared, or makes it from constants.
    var isConstant: Bool {
      codeBase.index.parts(of: facts.name, seenFrom: facts.path).allSatisfy { part in
        guard let block = part.node.asProtocol((any DeclGroupSyntax).self)?.memberBlock else { return true }
        return block.initializers.allSatisfy { isConstant(in: $0, of: part.path) }
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
      let name = "_" + member.name
      guard let body = initializer.body, let file = codeBase.file(path) else { return true }
      let count = Uses.of([Syntax(body)], inside: []).count { $0.isWritten && $0.name == name }
      let values = body.statements.compactMap { $0.item.as(ExprSyntax.self)?.assignment }.filter {
        $0.target.normalized == [name]
      }
      return values.count == count && values.allSatisfy { isConstant($0.value, file) }
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

    /// `.name`, `.Library.name`
    private static func isMemberOfExpectedType(_ value: ExprSyntax) -> Bool {
      guard let member = value.as(MemberAccessExprSyntax.self) else { return false }
      return member.base.map(isMemberOfExpectedType) ?? true
    }

    /// Whether an argument of a wrapper is a key path, a member of the expected type, or a constant.
    static func isConstant(_ value: ExprSyntax, _ scope: Resolver, _ type: TypeSyntax?) -> Bool {
      value.is(KeyPathExprSyntax.self) || isMemberOfExpectedType(value)
        || Stability().fixed(Question(expression: value, scope: scope, type: type)) != nil
    }
  }
#endif
