#if Migrator
  import SwiftSyntax

  /// A name: a local, a property of the type around, a global `let`.
  enum NameRule: StabilityRule {
    static func fixed(_ question: Question, _ stability: Stability) -> Fixed? {
      var expression = question.expression
      var isOnSelf = false
      if let member = expression.as(MemberAccessExprSyntax.self), member.base?.isSelf == true {
        isOnSelf = true
        expression = ExprSyntax(member.declName)
      }
      guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name, !name.hasPrefix("$") else {
        return nil
      }
      let scope = question.scope
      if !isOnSelf, let locals = scope.surroundings.locals[name] {
        guard locals.count == 1, let local = locals.first, !local.isPartial else { return nil }
        return stability.local(name, local, question)
      }
      let members = scope.members(name)
      if members.isEmpty {
        guard !isOnSelf, scope.index.isGlobalConstant(name), scope.unknownSuperiors.isEmpty else { return nil }
        return Fixed(key: name, why: .constant)
      }
      guard members.count == 1, let (member, facts) = members.first else { return nil }
      return stability.member(member, facts, question)
    }

    /// Whether a private state keeps its initial value.
    static func isNeverWritten(
      _ member: TypeFacts.Member, _ storage: TypeFacts.Storage, _ facts: TypeFacts, _ question: Question
    ) -> Bool {
      let codeBase = question.scope.codeBase
      let paths = Set(question.scope.index.parts(of: facts.name, seenFrom: facts.path).map(\.path))
      // NB: other code may write a state that is not private; an object in one is seldom replaced, and each place is seen.
      let isObject = question.scope.index.isObject(storage, of: facts)
      guard !storage.isLet, storage.initializer != nil, storage.isPrivate || isObject,
        let own = codeBase.mentions(of: member.name, inside: storage.isPrivate ? [facts.path] : paths.sorted()),
        storage.isPrivate || isUnnamedApp(facts, codeBase)
          || codeBase.replacements(of: member.name)?.concern(facts, isPrivate: false) == false
      else { return false }
      return own.allSatisfy { mention in
        // A label of a call, and a member of another type.
        if !storage.isPrivate, Syntax(mention.token).typeNames.joined(separator: ".") != facts.name { return true }
        guard !mention.token.text.hasPrefix("$"), !mention.token.text.hasPrefix("_") else { return false }
        guard let reference = mention.token.parent?.as(DeclReferenceExprSyntax.self) else { return true }
        let node = reference.access
        guard node.enclosingKeyPath == nil else { return false }
        // `delegate.model = model`
        if let base = node.as(MemberAccessExprSyntax.self)?.base, !base.isSelf,
          let type = Resolver(codeBase, mention.file, Surroundings(of: base)).type(of: base), type != facts.name
        {
          return true
        }
        // A write to a member, or a call of a method, may make a new value; an object stays the same one.
        return isObject
          ? !node.isAssigned && !node.isOperandOfUnknownOperator
          : !node.isChanged(in: question.scope.codeBase, unknownCalls: true)
      }
    }

    /// Whether a type is an app that no other code names: no other code then has a value of it.
    private static func isUnnamedApp(_ facts: TypeFacts, _ codeBase: CodeBase) -> Bool {
      let superiors = codeBase.index.inherited(by: facts.name, seenFrom: facts.path)
      guard superiors.contains("App"), superiors.isSubset(of: KnownNames.superiors), !codeBase.index.declares("App")
      else { return false }
      return codeBase.mentions(of: facts.lastName)?.allSatisfy { mention in
        let parent = mention.token.parent
        return parent?.is(StructDeclSyntax.self) == true
          || parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "main"
      } == true
    }

    /// Whether the type of a property is certainly a structure or an enumeration.
    static func isValue(_ storage: TypeFacts.Storage, _ facts: TypeFacts, _ question: Question) -> Bool {
      let index = question.scope.index
      if let type = storage.type { return index.isReference(type, in: facts.name, seenFrom: facts.path) == false }
      guard let value = storage.initializer else { return false }
      if value.isLiteral || value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self) { return true }
      // `Tab.home` of an enumeration, `Date()`.
      let base = value.as(MemberAccessExprSyntax.self)?.base
      guard let name = value.constructedType ?? base.flatMap({ $0.isPlainChain ? $0.trimmedText : nil }) else {
        return false
      }
      guard let full = index.resolve(name, in: facts.name), index.declares(full) else {
        question.scope.codeBase.want(type: name)
        let type = IdentifierTypeSyntax(name: .identifier(name))
        return value.constructedType != nil
          && index.isReference(TypeSyntax(type), in: "", seenFrom: facts.path) == false
      }
      let parts = index.parts(of: full, seenFrom: facts.path)
      if value.constructedType != nil { return parts.contains { $0.kind == .structure } }
      let member = value.as(MemberAccessExprSyntax.self)?.declName.baseName.name ?? ""
      let found = index.members(member, of: full, seenFrom: facts.path)
      return !found.isEmpty && found.allSatisfy(\.member.isEnumerationCase)
    }
  }

  extension Stability {
    func member(_ member: TypeFacts.Member, _ facts: TypeFacts, _ question: Question) -> Fixed? {
      switch member.shape {
      case .computed(let body):
        guard let only = body.onlyExpression, let file = question.scope.codeBase.file(facts.path) else { return nil }
        return further("\(facts.name).\(member.name)") { stability in
          stability.fixed(
            Question(
              expression: only, path: question.path,
              scope: Resolver(question.scope.codeBase, file, Surroundings(of: only))))
        }
      case .stored(let storage):
        if member.isStatic {
          return storage.isLet && storage.wrapper == nil
            ? Fixed(key: "\(facts.name).\(member.name)", why: .constant) : nil
        }
        guard let wrapper = storage.wrapper else { return property(member, storage, facts, question) }
        switch wrapper.storageKind(in: question.scope).0 {
        case .stateObject, .namespace, .adaptor: return Fixed(key: "\(facts.name).\(member.name)", why: .object)
        case .state:
          guard NameRule.isNeverWritten(member, storage, facts, question) else {
            question.scope.codeBase.doubt("@State '\(member.name)' of \(facts.name) changes")
            return nil
          }
          return Fixed(key: "\(facts.name).\(member.name)", why: .state)
        case .observedObject, .bindable: return property(member, storage, facts, question)
        case .environment: return EnvironmentRule.fixed(wrapper, question.scope)
        case .environmentObject:
          return EnvironmentObjectRule(
            member: member, storage: storage, facts: facts, scope: question.scope, stability: self
          ).fixed
        case .updatedWrapper: return DependencyRule.fixed(wrapper, question.scope)
        default: return nil
        }
      default: return nil
      }
    }

    func property(
      _ member: TypeFacts.Member, _ storage: TypeFacts.Storage, _ facts: TypeFacts, _ question: Question
    ) -> Fixed? {
      func proof(_ codeBase: CodeBase) -> Fixed? {
        further("\(facts.name).\(member.name)") { stability in
          CreationRule(
            member: member, storage: storage, facts: facts, path: question.path, codeBase: codeBase,
            stability: stability
          ).fixed
        }
      }
      // NB: inside of another question the answer depends on that one too.
      return isOutermost
        ? question.scope.codeBase.proof(of: member, facts, path: question.path, proof) : proof(question.scope.codeBase)
    }

    /// A local, by its initializer, by the callers of its function or by the rows that its closure makes.
    func local(_ name: String, _ local: Surroundings.Local, _ question: Question) -> Fixed? {
      if let owner = local.owner {
        if let closure = owner.as(ClosureExprSyntax.self) {
          return RowRule(closure: closure, parameter: name, question: question).fixed
            ?? StoreRule.parameter(of: closure, question, self)
        }
        guard let function = owner.as(FunctionDeclSyntax.self) else { return nil }
        return further("\(question.scope.file.path):\(function.position.utf8Offset).\(name)") { stability in
          CallerRule(function: function, parameter: name, question: question, stability: stability).fixed
        }
      }
      guard local.kind == .local, !local.isVariable, let value = local.initializer else { return nil }
      var place = Syntax(value)
      // The short form `if let x` has no expression in the file.
      if value.parent == nil {
        guard let token = question.scope.file.token(at: local.place),
          let condition = token.ancestor(OptionalBindingConditionSyntax.self)
        else { return nil }
        place = Syntax(condition)
      }
      var inner = question
      inner.expression = value
      inner.scope = Resolver(question.scope.codeBase, question.scope.file, Surroundings(of: place))
      inner.type = local.type
      return fixed(inner)
    }
  }

  extension Syntax {
    /// Whether an assignment or an `&` names the expression itself, and not only a member of it.
    var isAssigned: Bool {
      guard let parent else { return false }
      if parent.is(InOutExprSyntax.self) { return true }
      // `(a, b) = (1, 2)`
      if parent.is(LabeledExprSyntax.self), let tuple = parent.parent?.parent, tuple.is(TupleExprSyntax.self) {
        return tuple.isAssigned
      }
      return parent.is(ExprListSyntax.self) && operatorBehind?.isAssignment == true
    }

    /// The expression of a getter that is nothing else.
    var onlyExpression: ExprSyntax? {
      guard let block = self.as(AccessorBlockSyntax.self) else { return nil }
      var list: CodeBlockItemListSyntax?
      switch block.accessors {
      case .getter(let items): list = items
      case .accessors(let accessors): list = accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
      }
      guard let list, list.count == 1, let item = list.first?.item else { return nil }
      return item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    }
  }
#endif
