#if Migrator
  import SwiftSyntax

  /// The way of a new view into a hosting controller: behind modifiers, in containers, by locals and own functions.
  struct HostedView {
    /// The outermost view, which the controller has as its root.
    private(set) var root: ExprSyntax
    /// Whether a container may make the view again: `GeometryReader { _ in Cart() }`.
    private(set) var isRemade = false

    static let hosts: Set<String> = [
      "UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController",
    ]
    /// Containers that run their closure once, when they are made.
    private static let immediate: Set<String> = [
      "NavigationView", "NavigationStack", "VStack", "HStack", "ZStack", "Group", "Form", "ScrollView", "Section",
    ]

    /// - Returns: nil where the view may go elsewhere.
    init?(_ view: ExprSyntax, _ codeBase: CodeBase, depth: Int = 0) {
      root = view
      guard depth < 8, climb(codeBase, depth) else { return nil }
    }

    private mutating func climb(_ codeBase: CodeBase, _ depth: Int) -> Bool {
      while let parent = root.parent {
        if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == root.id {
          if isHosting(member, codeBase, depth) { return true }
          guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id else {
            return false
          }
          root = ExprSyntax(call)
        } else if let argument = parent.as(LabeledExprSyntax.self) {
          guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
          if isTaken(argument, call, codeBase, depth) { return true }
          guard Syntax(call).calleeName == "AnyView" else { return false }
          root = ExprSyntax(call)
        } else if let item = parent.is(ExpressionStmtSyntax.self) ? parent.parent : parent,
          item.is(CodeBlockItemSyntax.self)
        {
          guard let outer = container(of: item, codeBase) else { return false }
          if let call = outer.as(FunctionCallExprSyntax.self) {
            let isImmediate = Syntax(call).calleeName.map { Self.immediate.contains($0) && !codeBase.isOwnView($0) }
            isRemade = isRemade || isImmediate != true
            if call.makesObject { return true }
          }
          root = outer
        } else if let binding = parent.parent?.as(PatternBindingSyntax.self) {
          return Self.isHosted(binding, codeBase, depth + 1)
        } else {
          return false
        }
      }
      return false
    }

    /// The call whose closure has the view as a statement.
    private func container(of item: Syntax, _ codeBase: CodeBase) -> ExprSyntax? {
      guard let owner = item.parent?.parent else { return nil }
      if owner.is(CodeBlockSyntax.self), let branch = owner.parent?.as(IfExprSyntax.self) { return ExprSyntax(branch) }
      guard let closure = owner.as(ClosureExprSyntax.self),
        let call = PlainPlace.call(of: closure)?.as(FunctionCallExprSyntax.self), !closure.isAction(of: Syntax(call)),
        call.calledExpression.is(MemberAccessExprSyntax.self) || ExprSyntax(call).constructedType != nil
      else { return nil }
      return ExprSyntax(call)
    }

    /// Whether a call makes a controller with the argument as its root, or is code of the project that does.
    private func isTaken(
      _ argument: LabeledExprSyntax, _ call: FunctionCallExprSyntax, _ codeBase: CodeBase, _ depth: Int
    ) -> Bool {
      if argument.label?.text == "rootView", Self.isHost(call, codeBase) { return true }
      let labels = call.arguments.map { $0.label?.name ?? $0.label?.text }
      guard let takers = Self.functions(called: call, codeBase) else { return call.makesObject }
      let fitting = takers.filter { $0.parameters.accepts(labels) }
      return !fitting.isEmpty
        && fitting.allSatisfy { taker in
          let name = taker.parameters.names.first { name in
            call.argument(of: name, in: taker.parameters)?.expression.id == argument.expression.id
          }
          guard let name, let body = taker.body else { return false }
          return Self.usesAreHosted(of: name, in: Syntax(body), codeBase, depth + 1)
        }
    }

    private typealias Taker = (parameters: FunctionParameterClauseSyntax, body: CodeBlockSyntax?)

    /// The initializers of the project's class, or the only function of the name; nil for another module's.
    private static func functions(called call: FunctionCallExprSyntax, _ codeBase: CodeBase) -> [Taker]? {
      if let type = ExprSyntax(call).constructedType {
        guard let name = codeBase.index.resolve(type, in: Syntax(call).typeNames.joined(separator: ".")),
          codeBase.index.declares(name)
        else { return codeBase.isOwnView(type) ? [] : nil }
        let parts = codeBase.index.parts(of: name, seenFrom: "")
        guard parts.contains(where: { $0.kind == .reference }) else { return [] }
        return parts.flatMap(\.node.initializers).map { ($0.signature.parameterClause, $0.body) }
      }
      guard let name = Syntax(call).calleeName, codeBase.declaresFunction(name),
        let all = codeBase.declarations(named: name), all.count == 1, let only = all[0].as(FunctionDeclSyntax.self)
      else { return [] }
      let owner = Syntax(only).typeNames.joined(separator: ".")
      if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, !base.isSelf,
        codeBase.index.declares(owner), let file = codeBase.file(of: Syntax(call)),
        Resolver(codeBase, file, Surroundings(of: base)).type(of: base) != owner
      {
        return []
      }
      return [(only.signature.parameterClause, only.body)]
    }

    /// `cart.hosted()` or `cart.hosted`, where each `self` in that member of `View` is the root of a controller.
    private func isHosting(_ member: MemberAccessExprSyntax, _ codeBase: CodeBase, _ depth: Int) -> Bool {
      guard let name = member.declName.baseName.name else { return false }
      codeBase.want(name)
      guard
        let body = codeBase.index.members(name, of: "View", seenFrom: "").first.flatMap({ found -> Syntax? in
          switch found.member.shape {
          case .method(let function): function.body.map(Syntax.init)
          case .computed(let body): body
          default: nil
          }
        }), codeBase.declarations(named: name)?.count == 1
      else { return false }
      let names = body.tokens(viewMode: .sourceAccurate).compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }
      // `padding()` has an implicit `self`.
      let selves = names.compactMap { name -> ExprSyntax? in
        if ExprSyntax(name).isSelf { return ExprSyntax(name) }
        guard !name.isMember, name.baseName.text.first?.isLowercase == true else { return nil }
        return name.call.map(ExprSyntax.init)
      }
      return !selves.isEmpty && selves.allSatisfy { HostedView($0, codeBase, depth: depth + 1) != nil }
    }

    static func isHosted(_ binding: PatternBindingSyntax, _ codeBase: CodeBase, _ depth: Int = 0) -> Bool {
      guard depth < 8, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name,
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let list = variable.parent?.parent?.as(CodeBlockItemListSyntax.self)
      else { return false }
      return usesAreHosted(of: name, in: Syntax(list), codeBase, depth)
    }

    /// Whether each use of a local is a root view, or sets a property of it.
    private static func usesAreHosted(of name: String, in code: Syntax, _ codeBase: CodeBase, _ depth: Int) -> Bool {
      let uses = code.tokens(viewMode: .sourceAccurate).filter { $0.name == name }
        .compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }.filter { !$0.isMember }
      return !uses.isEmpty
        && uses.allSatisfy { $0.isSetMember || HostedView(ExprSyntax($0), codeBase, depth: depth) != nil }
    }

    private static func isHost(_ call: FunctionCallExprSyntax, _ codeBase: CodeBase) -> Bool {
      if let name = ExprSyntax(call).constructedType {
        let index = codeBase.index
        let found = index.resolve(name, in: Syntax(call).typeNames.joined(separator: "."))
        // NB: an `extension UIHostingController` declares no type.
        let own = found.flatMap { index.declares($0) || index.isAlias($0) ? $0 : nil }
        return codeBase.isOwnView(name) || own != nil
          ? isOwnHost(own ?? name, codeBase)
          : hosts.contains(name) || name.hasSuffix("HostingController")
      }
      // `super.init(rootView:)` of a subclass.
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "init"
      else { return false }
      return isOwnHost(Syntax(call).typeNames.joined(separator: "."), codeBase)
    }

    /// Whether a class is a host by its superclasses, and hands each `rootView` on to them.
    private static func isOwnHost(_ name: String, _ codeBase: CodeBase) -> Bool {
      let chain = codeBase.index.inherited(by: name, seenFrom: "")
      guard !hosts.isDisjoint(with: chain) else { return false }
      let parts = chain.union([name]).flatMap { codeBase.index.parts(of: $0, seenFrom: "") }
      return parts.flatMap(\.node.initializers).allSatisfy { initializer in
        guard initializer.signature.parameterClause.names.contains("rootView"), let body = initializer.body else {
          return true
        }
        return body.tokens(viewMode: .sourceAccurate).allSatisfy { token in
          guard token.name == "rootView", let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
            return true
          }
          return reference.isHandedOn
        }
      }
    }
  }

  extension FunctionCallExprSyntax {
    /// `let window = Window(content: cart)`, where `window.title = …` shows that it is an object.
    fileprivate var makesObject: Bool {
      guard ExprSyntax(self).constructedType != nil,
        let binding = parent?.parent?.as(PatternBindingSyntax.self),
        binding.initializer?.value.id == ExprSyntax(self).id,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name,
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.let)
      else { return false }
      return variable.parent?.parent?.tokens(viewMode: .sourceAccurate).contains { token in
        token.name == name && token.parent?.as(DeclReferenceExprSyntax.self)?.isSetMember == true
      } == true
    }
  }

  extension DeclReferenceExprSyntax {
    /// Whether it is in the `rootView` of `super.init` or `self.init`.
    fileprivate var isHandedOn: Bool {
      Syntax(self).ancestors.contains { node in
        guard let argument = node.as(LabeledExprSyntax.self), argument.label?.text == "rootView" else { return false }
        let called = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedText
        return called == "super.init" || called == "self.init"
      }
    }

    /// Whether code assigns a member of the value: `cart.onPay = { … }`.
    fileprivate var isSetMember: Bool {
      let start = access
      var node = start
      while let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
        node = Syntax(member)
      }
      return node.id != start.id && node.isAssigned
    }
  }
#endif
