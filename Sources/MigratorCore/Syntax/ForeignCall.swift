#if Migrator
  import SwiftSyntax

  /// Separates calls on views and scenes from calls on other types with their own `onChange(of:)`.
  struct ForeignCall {
    let call: ObserverCall
    let resolver: Resolver

    /// Why the call is no view's; nil where nothing speaks against it.
    var reason: String? {
      if call.observed.expression.is(KeyPathExprSyntax.self) { return "it observes a key path, like a reducer" }
      if let type = resultNames.first(where: Self.reducers.contains) { return "it is in a \(type)" }
      if isDiscarded { return "its result is not used, so it is not a view" }
      if isInReducer { return "it is in a reducer" }
      if call.backport != nil { return backportReason }
      return baseReason ?? OwnOverload(call: call, resolver: resolver).reason
    }

    private static let reducers: Set<String> = ["Reducer", "ReducerOf", "Reduce", "Effect", "EffectOf", "EffectTask"]
    static let views: Set<String> = [
      "View", "Scene", "Shape", "InsettableShape", "ViewModifier", "Commands", "ToolbarContent", "App", "Widget",
      "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "NSViewControllerRepresentable",
      "DynamicViewContent", "TableRowContent", "TabContent",
    ]

    var resultNames: [String] {
      for current in call.top.ancestors {
        if let function = current.as(FunctionDeclSyntax.self) {
          return function.signature.returnClause?.type.allNames ?? []
        }
        if let binding = current.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type {
          return type.allNames
        }
        if current.is(MemberBlockSyntax.self) { return [] }
      }
      return []
    }

    /// Whether the chain is a statement of a function that builds no view.
    private var isDiscarded: Bool {
      var node = call.top
      while let parent = node.parent,
        parent.is(MemberAccessExprSyntax.self) || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
      {
        node = parent
      }
      guard node.parent?.is(CodeBlockItemSyntax.self) == true, let owner = Self.owner(of: node) else { return false }
      guard let function = owner.as(FunctionDeclSyntax.self) else {
        return owner.is(InitializerDeclSyntax.self) || owner.is(DeinitializerDeclSyntax.self)
      }
      let result = function.signature.returnClause?.type.trimmedText ?? "Void"
      return (result == "Void" || result == "()")
        && !function.attributes.contains { $0.trimmedText.hasSuffix("Builder") }
    }

    /// The function, accessor or closure whose statement a node is, branches and loops passed over.
    static func owner(of node: Syntax) -> Syntax? {
      for current in node.ancestors {
        if current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self)
          || current.is(DeinitializerDeclSyntax.self) || current.is(ClosureExprSyntax.self)
          || current.is(AccessorBlockSyntax.self) || current.is(MemberBlockSyntax.self)
        {
          return current
        }
      }
      return nil
    }

    private var isInReducer: Bool {
      let type = resolver.surroundings.type
      guard !type.isEmpty, !resultNames.contains(where: Self.views.contains) else { return false }
      return !resolver.index.inherited(by: type, seenFrom: resolver.file.path).isDisjoint(with: Self.reducers)
    }

    /// Why a call with a backport's name and labels is no call of it: its name alone does not tell.
    private var backportReason: String? {
      guard let use = call.backport, resolver.codeBase.backports.all[use.position].receiver == .view else { return nil }
      return ViewBase(call: call, resolver: resolver).reason
    }

    private var baseReason: String? {
      guard let base = call.call.calledExpression.as(MemberAccessExprSyntax.self)?.base, !base.isSelf else {
        return ownMethodReason
      }
      if let full = typeName(of: base).flatMap({ resolver.index.resolve($0, in: resolver.surroundings.type) })
        ?? resolver.type(of: base)
      {
        return reason(type: full)
      }
      return wrapperReason(base)
    }

    private func reason(type full: String) -> String? {
      let path = resolver.file.path
      if resolver.index.isObject(full, seenFrom: path) { return "\(full) is a class" }
      let inherited = resolver.index.inherited(by: full, seenFrom: path)
      if inherited.contains(where: { Self.views.contains($0) || $0.hasSuffix("View") || $0.hasSuffix("Shape") }) {
        return nil
      }
      return resolver.index.members("onChange", of: full, seenFrom: path).isEmpty
        ? nil : "\(full) declares its own onChange"
    }

    /// `Text("a").backport.onChange(…)`: a property of a view is a wrapper, because a modifier is a method.
    private func wrapperReason(_ base: ExprSyntax) -> String? {
      guard let member = base.as(MemberAccessExprSyntax.self), let inner = member.base,
        let name = member.declName.baseName.name, inner.is(FunctionCallExprSyntax.self) || inner.isSelf
      else { return nil }
      let types = resolver.index.typesOfProperties(named: name)
      if types.isEmpty { return inner.isSelf ? nil : "'.\(name)' is a property, and not found in the given paths" }
      let scope = resolver.surroundings.type
      return types.lazy.compactMap { type in
        resolver.index.resolve(type.names.joined(separator: "."), in: scope).flatMap(reason(type:))
      }.first
    }

    static func names(in call: ObserverCall) -> [String] {
      guard let base = call.call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return [] }
      if let called = base.as(FunctionCallExprSyntax.self)?.calledExpression {
        return [
          called.as(MemberAccessExprSyntax.self)?.declName.baseName.name,
          called.as(DeclReferenceExprSyntax.self)?.baseName.name,
        ]
        .compactMap { $0 }
      }
      return base.isPlainChain
        ? base.tokenTexts.filter { $0 != "." && $0 != "self" }
        : [base.as(MemberAccessExprSyntax.self)?.declName.baseName.name].compactMap { $0 }
    }

    private var ownMethodReason: String? {
      let type = resolver.surroundings.type
      guard !type.isEmpty, !["View", "Scene"].contains(type) else { return nil }
      return resolver.members("onChange").isEmpty ? nil : "\(type) declares its own onChange"
    }

    private func typeName(of base: ExprSyntax) -> String? {
      if let constructed = base.constructedType { return constructed }
      guard let name = base.rootName, base.isPlainChain, base.normalized.count == 1 else { return nil }
      if let local = resolver.surroundings.locals[name]?.first {
        return local.type?.names.joined(separator: ".") ?? local.initializer?.constructedType
      }
      for (member, _) in resolver.members(name) {
        guard case .stored(let storage) = member.shape else { continue }
        return storage.type?.names.joined(separator: ".") ?? storage.initializer?.constructedType
      }
      return nil
    }
  }

  extension TypeSyntax {
    /// Every name in the type, also of generic arguments.
    var allNames: [String] { tokens(viewMode: .sourceAccurate).compactMap(\.name) }
  }
#endif
