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
      return !isReplaced(type, call, in: codeBase)
    }

    private static func isHosted(_ call: FunctionCallExprSyntax, _ codeBase: CodeBase) -> Bool {
      let node = modified(Syntax(call))
      if isRootView(node, codeBase) { return true }
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
          && token.parent?.is(LabeledExprSyntax.self) != true
      }
      return !uses.isEmpty
        && uses.allSatisfy { token in
          token.parent?.as(DeclReferenceExprSyntax.self).map { isRootView(modified(Syntax($0)), codeBase) } == true
        }
    }

    /// Whether an expression is the `rootView` of a new controller.
    private static func isRootView(_ node: Syntax?, _ codeBase: CodeBase) -> Bool {
      guard let argument = node?.parent?.as(LabeledExprSyntax.self), argument.label?.text == "rootView",
        let host = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      return isHost(host, codeBase)
    }

    /// The view behind its modifiers, and in `AnyView(…)`.
    private static func modified(_ view: Syntax) -> Syntax {
      var node = view
      while let parent = node.parent {
        if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
          let modified = member.parent?.as(FunctionCallExprSyntax.self), modified.calledExpression.id == member.id
        {
          node = Syntax(modified)
        } else if parent.is(LabeledExprSyntax.self), let eraser = parent.parent?.parent, eraser.calleeName == "AnyView"
        {
          node = eraser
        } else {
          break
        }
      }
      return node
    }

    private static func isHost(_ call: FunctionCallExprSyntax, _ codeBase: CodeBase) -> Bool {
      if let name = ExprSyntax(call).constructedType {
        let own = codeBase.index.resolve(name, in: Syntax(call).typeNames.joined(separator: "."))
        return codeBase.isOwnView(name) || own != nil ? isOwnHost(own ?? name, codeBase) : hosts.contains(name)
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
          let argument = modified(Syntax(reference)).parent?.as(LabeledExprSyntax.self)
          let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
          return argument?.label?.text == "rootView" && call?.calledExpression.trimmedText == "super.init"
        }
      }
    }

    /// Whether an assignment to a `rootView` may be of a view of that type.
    private static func isReplaced(_ type: String, _ call: FunctionCallExprSyntax, in codeBase: CodeBase) -> Bool {
      guard let mentions = codeBase.mentions(of: "rootView") else { return true }
      lazy var isErased = mayBeErased(call, codeBase)
      return mentions.contains { mention in
        if Syntax(mention.token).ancestor(KeyPathExprSyntax.self) != nil { return true }
        guard let reference = mention.token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
        let node = reference.access
        guard node.isAssigned else { return false }
        let elements = node.parent?.as(ExprListSyntax.self)
        guard let other = elements?.count == 3 ? elements?.last?.viewType : nil else {
          return isErased || isTypeArgument(type, of: call, for: node, mention.file, codeBase)
        }
        return other == "AnyView" ? isErased : other.split(separator: ".").last == type.split(separator: ".").last
      }
    }

    /// Whether a controller has an `AnyView` of the view: the code says so, or the project's modifiers may do so.
    private static func mayBeErased(_ call: FunctionCallExprSyntax, _ codeBase: CodeBase) -> Bool {
      let place = Syntax(call).ancestors.first { $0.parent?.is(MemberBlockItemSyntax.self) != false } ?? Syntax(call)
      return place.tokens(viewMode: .sourceAccurate).contains { token in
        if token.text.hasSuffix("AnyView") { return true }
        guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
          access.declName.baseName.id == token.id
        else { return false }
        return access.parent?.is(FunctionCallExprSyntax.self) == true && codeBase.isOwnView(token.text)
      }
    }
  }

  extension HostRule {
    /// Whether `host.rootView = view` may be of a type. The value is no new view, which would tell its type.
    private static func isTypeArgument(
      _ type: String, of call: FunctionCallExprSyntax, for target: Syntax, _ file: ParsedFile, _ codeBase: CodeBase
    ) -> Bool {
      guard let value = target.parent?.as(ExprListSyntax.self)?.last else { return true }
      let scope = Resolver(codeBase, file, Surroundings(of: value))
      let name = scope.writtenType(of: value)?.names.last
      let isParameter = name.map { Syntax(value).hasGenericParameter($0) } == true
      let last = type.split(separator: ".").last.map(String.init) ?? type
      if !isParameter {
        // `let host = UIHostingController(rootView: Cart())` has a type that no code writes.
        let root = target.as(MemberAccessExprSyntax.self)?.base?.rootName
        guard root.map({ scope.surroundings.locals[$0] == nil }) ?? true,
          Syntax(call).ancestors.contains(where: { $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) })
        else { return true }
      }
      guard let mentions = codeBase.mentions(of: last) else { return true }
      return mentions.contains { mention in
        let clause = mention.token.parent?.ancestor(GenericArgumentClauseSyntax.self)
        // In a generic class code says `Cell<Cart>`.
        return clause.map { !isParameter || !hosts.contains($0.previousToken(viewMode: .sourceAccurate)?.text ?? "") }
          ?? false
      }
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
