#if Migrator
  import SwiftSyntax

  /// `UIHostingController(rootView: Cart(price: price))`: the controller keeps that view, with the values of this moment.
  enum HostRule {
    private static let hosts: Set<String> = [
      "UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController",
    ]

    /// Whether a call makes the root view of a controller, and no code gives a controller another view of that type.
    static func isRoot(_ call: FunctionCallExprSyntax, _ codeBase: CodeBase) -> Bool {
      guard let type = ExprSyntax(call).viewType, isHosted(call, codeBase) else { return false }
      return !isReplaced(type, in: codeBase)
    }

    private static func isHosted(_ call: FunctionCallExprSyntax, _ codeBase: CodeBase) -> Bool {
      func isHosted(_ node: Syntax) -> Bool { isRootView(node, codeBase) || isHostedByFunction(node, codeBase, 0) }
      let node = modified(Syntax(call))
      if isHosted(node) { return true }
      // `let cart = Cart(…)`, where each use is a root view.
      guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self),
        binding.initializer.map({ Syntax($0.value).id }) == node.id,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name,
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.let), variable.bindings.count == 1,
        let list = variable.parent?.parent?.as(CodeBlockItemListSyntax.self)
      else { return false }
      let uses = list.tokens(viewMode: .sourceAccurate).filter { token in
        token.name == name && token.parent?.is(IdentifierPatternSyntax.self) != true
      }
      return !uses.isEmpty
        && uses.allSatisfy { $0.parent?.is(DeclReferenceExprSyntax.self) == true && $0.parent.map(isHosted) == true }
    }

    /// Whether an expression is the `rootView` of a new controller.
    private static func isRootView(_ node: Syntax?, _ codeBase: CodeBase) -> Bool {
      guard let argument = node?.parent?.as(LabeledExprSyntax.self), argument.label?.text == "rootView",
        let host = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      return isHost(host, codeBase)
    }

    /// Whether an expression is the argument of the project's own function that hosts it: `present(cart)`.
    private static func isHostedByFunction(_ node: Syntax, _ codeBase: CodeBase, _ depth: Int) -> Bool {
      guard depth < 4, let argument = node.parent?.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let name = Syntax(call).calleeName,
        !name.isEmpty, codeBase.declaresFunction(name)
      else { return false }
      let labels = call.arguments.map { $0.label?.name ?? $0.label?.text }
      let functions = codeBase.index.functions(named: name).filter { $0.signature.parameterClause.accepts(labels) }
      return !functions.isEmpty
        && functions.allSatisfy { function in
          // An overload that takes a controller is not meant.
          let parameters = function.signature.parameterClause.parameters
          let meant = parameters.first { parameter in
            let name = (parameter.secondName ?? parameter.firstName).name ?? ""
            let given = call.argument(of: name, in: function.signature.parameterClause)
            return given?.expression.id == argument.expression.id
          }
          guard let meant, let name = (meant.secondName ?? meant.firstName).name else { return false }
          if codeBase.index.isReference(meant.type, in: "", seenFrom: "") == true { return true }
          guard let body = function.body else { return false }
          let uses = body.tokens(viewMode: .sourceAccurate).filter { $0.name == name }
          return !uses.isEmpty
            && uses.allSatisfy { token in
              guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
              let whole = modified(Syntax(reference))
              return isRootView(whole, codeBase) || isHostedByFunction(whole, codeBase, depth + 1)
            }
        }
    }

    private static func modified(_ view: Syntax) -> Syntax {
      var node = view
      while let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
        let modified = member.parent?.as(FunctionCallExprSyntax.self), modified.calledExpression.id == member.id
      {
        node = Syntax(modified)
      }
      return node
    }

    private static func isHost(_ call: FunctionCallExprSyntax, _ codeBase: CodeBase) -> Bool {
      if let name = ExprSyntax(call).constructedType { return hosts.contains(name) && !codeBase.isOwnView(name) }
      // `super.init(rootView:)` of a subclass.
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "init"
      else { return false }
      let types = Syntax(call).ancestor(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes
      return types?.first?.type.names.last.map(hosts.contains) ?? false
    }

    /// Whether an assignment to a `rootView` may be of a view of that type.
    private static func isReplaced(_ type: String, in codeBase: CodeBase) -> Bool {
      guard let mentions = codeBase.mentions(of: "rootView") else { return true }
      return mentions.contains { mention in
        if Syntax(mention.token).ancestor(KeyPathExprSyntax.self) != nil { return true }
        guard let reference = mention.token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
        let node = reference.access
        guard node.isAssigned else { return false }
        guard let other = node.assignedType else { return isTypeArgument(type, for: node, mention.file, codeBase) }
        return other.split(separator: ".").last == type.split(separator: ".").last
      }
    }
  }

  extension HostRule {
    /// Whether `host.rootView = view` in a generic class may be of a type: code then says `Cell<Cart>`.
    private static func isTypeArgument(
      _ type: String, for target: Syntax, _ file: ParsedFile, _ codeBase: CodeBase
    ) -> Bool {
      guard let value = target.parent?.as(ExprListSyntax.self)?.last,
        let name = Resolver(codeBase, file, Surroundings(of: value)).writtenType(of: value)?.names.last,
        Syntax(value).hasGenericParameter(name),
        let mentions = codeBase.mentions(of: type.split(separator: ".").last.map(String.init) ?? type)
      else { return true }
      return mentions.contains { mention in
        let clause = mention.token.parent?.ancestor(GenericArgumentClauseSyntax.self)
        return clause.map { !hosts.contains($0.previousToken(viewMode: .sourceAccurate)?.text ?? "") } ?? false
      }
    }
  }

  extension Syntax {
    /// `Cart` of `host.rootView = Cart().padding()`; nil where the value is no new view.
    fileprivate var assignedType: String? {
      let elements = parent?.as(ExprListSyntax.self)
      return elements?.count == 3 ? elements?.last?.viewType.flatMap { $0 == "AnyView" ? nil : $0 } : nil
    }
  }

  extension ExprSyntax {
    /// `Cart` of `Cart().padding()`; nil for what is no new view.
    fileprivate var viewType: String? {
      if let type = constructedType { return type }
      return self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base?.viewType
    }
  }
#endif
