#if Migrator
  import SwiftSyntax

  /// Whether the base of a call is a view, where the method's name alone does not tell: `watcher.watch(url) { … }`.
  struct ViewBase {
    let call: ObserverCall
    let resolver: Resolver

    /// Why it is none; nil where it is one, or where its result takes the place of a view.
    var reason: String? {
      guard let base = call.call.calledExpression.as(MemberAccessExprSyntax.self)?.base, !base.isSelf else {
        return ownReason
      }
      switch kind(of: base) {
      case .view: return nil
      case .other(let type): return "\(type) is not a view"
      case .unknown: return isShown ? nil : "its base is not known to be a view"
      }
    }

    private enum Kind { case view, other(String), unknown }

    private var ownReason: String? {
      let type = resolver.surroundings.type
      if type.isEmpty || type == "View" { return nil }
      return isView(type) || resolver.isInObject == false && resolver.unknownSuperiors.isEmpty == false
        ? nil : "\(type) is not a view"
    }

    private func isView(_ type: String) -> Bool {
      let path = resolver.file.path
      guard !resolver.index.isObject(type, seenFrom: path) else { return false }
      return ForeignCall.views.contains(type)
        || resolver.index.inherited(by: type, seenFrom: path).contains {
          ForeignCall.views.contains($0) || $0.hasSuffix("View") || $0.hasSuffix("Shape")
        }
    }

    private func kind(of base: ExprSyntax) -> Kind {
      if let full = base.constructedType.flatMap({ resolver.index.resolve($0, in: resolver.surroundings.type) })
        ?? resolver.type(of: base), resolver.index.declares(full)
      {
        return isView(full) ? .view : .other(full)
      }
      if let type = resolver.writtenType(of: base) ?? resultType(of: base) { return kind(of: type) }
      if base.rootName == "content" || base.rootName == "configuration" { return .view }
      return .unknown
    }

    private func kind(of type: TypeSyntax) -> Kind {
      let names = type.names
      if names.contains(where: { ForeignCall.views.contains($0) || $0 == "AnyView" || $0 == "Content" }) {
        return .view
      }
      return .unknown
    }

    private func resultType(of base: ExprSyntax) -> TypeSyntax? {
      guard let called = base.as(FunctionCallExprSyntax.self)?.calledExpression,
        let name = called.as(DeclReferenceExprSyntax.self)?.baseName.name
      else { return nil }
      let functions = resolver.members(name).compactMap(\.member.function)
      return functions.count == 1 ? functions[0].signature.returnClause?.type : nil
    }

    /// Whether the call's result takes the place of a view: a statement of a builder, a result, an argument of a view.
    private var isShown: Bool {
      var node = call.top
      while let parent = node.parent {
        if parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self) {
          guard let owner = ForeignCall.owner(of: node) else { return false }
          if let closure = owner.as(ClosureExprSyntax.self) {
            guard let taker = PlainPlace.call(of: closure) else { return false }
            return !closure.isAction(of: taker)
          }
          return ForeignCall(call: call, resolver: resolver).resultNames.contains { ForeignCall.views.contains($0) }
        }
        if parent.is(LabeledExprSyntax.self) {
          guard let taker = parent.parent?.parent else { return false }
          return taker.as(FunctionCallExprSyntax.self).map { ExprSyntax($0).constructedType != nil } == true
            || taker.calleeName.map(PlainPlace.takers.contains) == true
        }
        if let list = parent.as(ExprListSyntax.self), list.dropFirst().first.map({ Syntax($0).isAssignment }) == true {
          return false
        }
        guard
          parent.is(ExprListSyntax.self) || parent.is(SequenceExprSyntax.self) || parent.is(TupleExprSyntax.self)
            || parent.is(UnresolvedTernaryExprSyntax.self) || parent.is(MemberAccessExprSyntax.self)
            || parent.is(FunctionCallExprSyntax.self)
        else { return false }
        node = parent
      }
      return false
    }
  }
#endif
