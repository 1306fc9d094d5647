#if Migrator
  import SwiftSyntax

  /// `UIHostingController(rootView: Cart(price: price))`: the controller keeps that view, with the values of this moment.
  enum HostRule {
    /// Whether a call makes a part of the root view of a controller, and no code gives a controller another such view.
    static func isRoot(_ call: FunctionCallExprSyntax, _ codeBase: CodeBase) -> Bool {
      guard let hosted = HostedView(ExprSyntax(call), codeBase),
        !hosted.isRemade || call.hasConstantArguments(outside: hosted.root, codeBase)
      else { return false }
      return !isReplaced(hosted.root, call, in: codeBase)
    }

    /// Whether an assignment to a `rootView` may be of a view of that type.
    private static func isReplaced(_ root: ExprSyntax, _ call: FunctionCallExprSyntax, in codeBase: CodeBase) -> Bool {
      guard let mentions = codeBase.mentions(of: "rootView") else { return true }
      let type = root.viewType
      lazy var isErased = mayBeErased(root, codeBase)
      return mentions.contains { mention in
        if Syntax(mention.token).ancestor(KeyPathExprSyntax.self) != nil { return true }
        guard let reference = mention.token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
        let node = reference.access
        guard node.isAssigned else { return false }
        guard let type else { return true }
        let elements = node.parent?.as(ExprListSyntax.self)
        guard let other = elements?.count == 3 ? elements?.last?.viewType : nil else {
          return isErased || isTypeArgument(type, of: call, for: node, mention.file, codeBase)
        }
        return other == "AnyView" ? isErased : other.split(separator: ".").last == type.split(separator: ".").last
      }
    }

    /// Whether a controller has an `AnyView` of the view: the code says so, or the project's modifiers may do so.
    private static func mayBeErased(_ root: ExprSyntax, _ codeBase: CodeBase) -> Bool {
      let place = Syntax(root).ancestors.first { $0.parent?.is(MemberBlockItemSyntax.self) != false } ?? Syntax(root)
      return place.tokens(viewMode: .sourceAccurate).contains { token in
        if token.text.hasSuffix("AnyView") { return true }
        guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
          access.declName.baseName.id == token.id, access.parent?.is(FunctionCallExprSyntax.self) == true,
          codeBase.isOwnView(token.text)
        else { return false }
        return root.range.contains(token.range.lowerBound)
          || Syntax(access).ancestor(LabeledExprSyntax.self)?.label?.text == "rootView"
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
        return clause.map {
          !isParameter || !HostedView.hosts.contains($0.previousToken(viewMode: .sourceAccurate)?.text ?? "")
        }
          ?? false
      }
    }
  }

  extension FunctionCallExprSyntax {
    /// Whether each argument is a literal or a `let`, so that a closure that makes the view again gives it the same.
    fileprivate func hasConstantArguments(outside root: ExprSyntax, _ codeBase: CodeBase) -> Bool {
      guard trailingClosure == nil, let file = codeBase.file(of: Syntax(self)) else { return false }
      let scope = Resolver(codeBase, file, Surroundings(of: self))
      return arguments.allSatisfy { argument in
        if argument.expression.isLiteral || argument.expression.isSelf && scope.isInObject { return true }
        guard let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.name else { return false }
        guard let local = scope.surroundings.locals[name]?.first else {
          return scope.isInObject
            && scope.members(name).contains {
              if case .stored(let storage) = $0.member.shape { storage.isLet } else { false }
            }
        }
        return !local.isVariable && local.place < root.range.lowerBound && [.local, .parameter].contains(local.kind)
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
