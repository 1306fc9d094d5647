#if Migrator
  import SwiftSyntax

  /// `model.settings` of a class, where `settings` is a `var` of a class that only initializers assign.
  struct KeptObject {
    private let member: TypeFacts.Member
    private let facts: TypeFacts
    private let type: String
    private let scope: Resolver
    /// Whether what is shown has the object, and not nil.
    private let isUnwrapped: Bool

    init(
      _ found: (member: TypeFacts.Member, facts: TypeFacts), of type: String, _ scope: Resolver, isUnwrapped: Bool
    ) {
      (member, facts) = found
      (self.type, self.scope, self.isUnwrapped) = (type, scope, isUnwrapped)
    }

    var isKept: Bool {
      guard case .stored(let storage) = member.shape, scope.index.isObject(storage, of: facts),
        !scope.codeBase.isExposed(facts.node),
        facts.node.is(ClassDeclSyntax.self), let mentions = scope.codeBase.mentions(of: member.name)
      else { return false }
      for mention in mentions where mention.file.isInApp(of: facts.path) && !isKept(at: mention) {
        scope.codeBase.doubt("\(type).\(member.name) may be replaced in \(mention.file.line(of: mention.token))")
        return false
      }
      return true
    }

    /// Whether a mention of the name replaces no object of the type.
    private func isKept(at mention: Mentions.Mention) -> Bool {
      let token = mention.token
      let around = Syntax(token).typeNames.joined(separator: ".")
      let isInType = around == type || scope.index.inherited(by: around, seenFrom: mention.file.path).contains(type)
      // `$settings` of @Published. In a different type, it is a property of that type with a wrapper.
      if token.text.hasPrefix("$") || token.text.hasPrefix("_") {
        guard !isInType, case .stored(let storage) = member.shape else { return false }
        let access = token.parent?.as(DeclReferenceExprSyntax.self)?.access.as(MemberAccessExprSyntax.self)
        return storage.wrapper == nil || access?.base?.isSelf != false
      }
      // A subclass's own property.
      if let pattern = token.parent?.as(IdentifierPatternSyntax.self) {
        return !isInType || pattern.ancestor(VariableDeclSyntax.self).map(keepsItsValue) ?? true
      }
      if let path = Syntax(token).ancestor(KeyPathExprSyntax.self) {
        return path.onlyReads || path.root.map { $0.names.joined(separator: ".") != type } ?? false
      }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return true }
      let access = reference.access
      let base = access.as(MemberAccessExprSyntax.self)?.base
      // `$model.settings` is a binding to the property; `$model.settings.name` is one to a property of the object.
      if let base, base.tokenTexts.contains(where: { $0.hasPrefix("$") || $0 == "Bindable" }) {
        return access.parent?.is(MemberAccessExprSyntax.self) == true || isOfOtherType(base, mention)
      }
      guard access.isAssigned || access.isOperandOfUnknownOperator else { return true }
      if base == nil || base?.isSelf == true {
        let closure = access.ancestor(ClosureExprSyntax.self)
        let isFirst =
          access.ancestor(InitializerDeclSyntax.self) != nil && (closure == nil || isUnwrapped && isOnlyWrite(access))
        return isFirst && around == type
          || !isInType
            && !scope.index.parts(of: around, seenFrom: mention.file.path).contains { $0.kind == .protocolType }
      }
      return base.map { isOfOtherType($0, mention) } ?? false
    }

    /// `Task { self.settings = Settings() }`, the only statement that writes an object which is nil before.
    private func isOnlyWrite(_ access: Syntax) -> Bool {
      let closures = access.ancestors.compactMap { $0.as(ClosureExprSyntax.self) }
      guard case .stored(let storage) = member.shape, storage.type?.is(OptionalTypeSyntax.self) == true,
        storage.initializer == nil, closures.count == 1,
        closures[0].parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedText == "Task",
        access.ancestor(ForStmtSyntax.self) == nil, access.ancestor(WhileStmtSyntax.self) == nil
      else { return false }
      return scope.codeBase.mentions(of: member.name)?.count { mention in
        mention.token.parent?.as(DeclReferenceExprSyntax.self)?.access.isAssigned == true
          && Syntax(mention.token).typeNames.joined(separator: ".") == type
      } == 1
    }

    /// Whether no subclass and no other code may replace the value: nothing is `weak`, and no macro supplies it.
    private func keepsItsValue(_ variable: VariableDeclSyntax) -> Bool {
      !variable.modifiers.contains { ["override", "weak"].contains($0.name.text) }
        && variable.attributes.allSatisfy {
          ["Published", "MainActor", "ObservationIgnored"].contains($0.as(AttributeSyntax.self)?.shortName ?? "")
        }
    }

    private func isOfOtherType(_ base: ExprSyntax, _ mention: Mentions.Mention) -> Bool {
      let found = Resolver(scope.codeBase, mention.file, Surroundings(of: base)).type(of: base)
      return found.map { other in
        other != type && !scope.index.inherited(by: other, seenFrom: mention.file.path).contains(type)
          && !scope.index.parts(of: other, seenFrom: mention.file.path).contains { $0.kind == .protocolType }
      } ?? false
    }
  }
#endif
