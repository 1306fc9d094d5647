#if Migrator
  import SwiftSyntax

  /// What stands behind `perform:` and is no closure.
  struct FunctionReference {
    let expression: ExprSyntax
    let resolver: Resolver

    /// The expression without argument names.
    private var isChain: Bool {
      if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.name != nil }
      guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
      return base.isPlainChain || base.as(DeclReferenceExprSyntax.self) != nil
    }

    /// Whether it makes no difference when the expression is evaluated: it is nothing but names.
    var canBeCalledLater: Bool { isChain }

    private var reference: DeclReferenceExprSyntax? {
      expression.as(DeclReferenceExprSyntax.self) ?? expression.as(MemberAccessExprSyntax.self)?.declName
    }

    /// The `(_:)` of `save(_:)`, which the call takes the place of.
    var argumentNamesRange: Range<Int>? { reference?.argumentNames?.range }

    /// The label that the call needs, with its colon; empty where there is none.
    var label: String {
      if let names = reference?.argumentNames?.arguments {
        let name = names.first?.name
        return name == nil || name?.tokenKind == .wildcard ? "" : "\(name!.text): "
      }
      guard let name = reference?.baseName.name else { return "" }
      var functions: [FunctionDeclSyntax] = []
      if expression.is(DeclReferenceExprSyntax.self) || base?.isSelf == true {
        if let local = resolver.surroundings.locals[name] {
          functions = local.function.map { [$0] } ?? []
        } else {
          functions = resolver.members(name).compactMap {
            if case .method(let function) = $0.member.shape { function } else { nil }
          }
        }
      } else {
        functions = resolver.index.methods(named: name)
      }
      let labels = Set(
        functions.filter { $0.signature.parameterClause.parameters.count == 1 }.map {
          $0.signature.parameterClause.parameters.first?.callLabel
        })
      guard labels.count == 1, let only = labels.first, let label = only else { return "" }
      return "\(label): "
    }

    private var base: ExprSyntax? { expression.as(MemberAccessExprSyntax.self)?.base }

    /// `self.` where a closure of an object's needs it.
    var prefix: String {
      guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name, resolver.isInObject,
        resolver.surroundings.locals[name] == nil, !resolver.members(name).isEmpty
      else { return "" }
      return "self."
    }

    func isMentioned(_ name: String) -> Bool {
      expression.tokens(viewMode: .sourceAccurate).contains { $0.name == name }
    }

    func readings() -> [Reading] {
      let found = resolver.readings(of: Uses.of([Syntax(expression)]))
      let isBare = expression.is(DeclReferenceExprSyntax.self) || base?.isSelf == true
      return found.map { reading in
        // NB: a method is bound to the value that its base has when the body is evaluated, also where that is @State.
        guard !isBare, [.state, .appStorage, .sceneStorage, .focusState, .gestureState].contains(reading.kind) else {
          return reading
        }
        var bound = reading
        bound.kind = .functionReference
        bound.note = reading.kind.phrase
        return bound
      }
    }
  }
#endif
