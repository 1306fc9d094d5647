#if Migrator
  import SwiftSyntax

  /// The expression behind `perform:`, if it is no closure.
  struct FunctionReference {
    let expression: ExprSyntax
    let resolver: Resolver

    /// The expression without argument names.
    private var isChain: Bool {
      if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.name != nil }
      guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
      return base.isPlainChain || base.as(DeclReferenceExprSyntax.self) != nil
    }

    /// Whether the closure can name the function: it is a chain of names, and the label of its argument is known.
    var canBeCalledLater: Bool { isChain && labels.count <= 1 }

    private var reference: DeclReferenceExprSyntax? {
      expression.as(DeclReferenceExprSyntax.self) ?? expression.as(MemberAccessExprSyntax.self)?.declName
    }

    /// The `(_:)` of `save(_:)`, which the call takes the place of.
    var argumentNamesRange: Range<Int>? { reference?.argumentNames?.range }

    /// The label that the call needs, with its colon; empty where there is none.
    var label: String { labels.first.flatMap { $0 }.map { "\($0): " } ?? "" }

    /// The labels that the argument can have, as far as declarations were found; nil in it is no label.
    private var labels: Set<String?> {
      if let names = reference?.argumentNames?.arguments {
        return [names.first.flatMap { $0.name.tokenKind == .wildcard ? nil : $0.name.text }]
      }
      guard let name = reference?.baseName.name else { return [] }
      let fitting = functions(named: name).filter { $0.signature.parameterClause.parameters.count == 1 }
      return Set(fitting.map { $0.signature.parameterClause.parameters.first?.callLabel })
    }

    private func functions(named name: String) -> [FunctionDeclSyntax] {
      guard let base else {
        if let locals = resolver.surroundings.locals[name] { return locals.compactMap(\.function) }
        return resolver.members(name).compactMap(\.member.function)
      }
      if base.isSelf { return resolver.members(name).compactMap(\.member.function) }
      guard let type = resolver.type(of: base) else { return resolver.index.methods(named: name) }
      return resolver.index.members(name, of: type, seenFrom: resolver.file.path).compactMap(\.member.function)
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
        // NB: a method is bound to its base's value of the evaluation, also for an @State base.
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

  extension TypeFacts.Member {
    var function: FunctionDeclSyntax? {
      switch shape {
      case .method(let function), .requirement(let function?): function
      default: nil
      }
    }
  }
#endif
