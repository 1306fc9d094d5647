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

    /// What the functions and stored closures that it can mean do: `awaits`, `throws`, or nil for neither.
    var effects: Set<String?> {
      guard let name = reference?.baseName.name else { return [] }
      let fitting = functions(named: name).filter { (1...).contains($0.signature.parameterClause.parameters.count) }
      var found = Set(fitting.map { Effects.phrase(of: $0) })
      if fitting.isEmpty, let type = resolver.writtenType(of: expression), type.isFunction {
        found.insert(Effects.phrase(of: type))
      }
      return found
    }

    private func functions(named name: String) -> [FunctionDeclSyntax] {
      guard let base else {
        if let locals = resolver.surroundings.locals[name] { return locals.compactMap(\.function) }
        let members = resolver.members(name)
        return members.isEmpty ? resolver.index.globalFunctions(named: name) : members.compactMap(\.member.function)
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

    /// The readings of the function, and the values that were bound when the body was evaluated.
    func readings() -> [Reading] {
      let found = resolver.readings(of: Uses.of([Syntax(expression)]))
      if let fixed = Stability().fixed(Question(expression: base ?? expression, scope: resolver)), !isOnSelf {
        return found.map { reading in
          if reading.kind == .stateObject || !reading.through.isEmpty { return reading }
          var proven = reading
          proven.proof = reading.proof ?? fixed.phrase
          return proven
        }
      }
      if expression.is(DeclReferenceExprSyntax.self) || isOnSelf {
        return found.map { isVariable($0) ? bound($0) : $0 }
      }
      let readings = found.map { isCopiedWithBase($0) ? bound($0) : $0 }
      let isBound = isOfType || isOnStableName(readings) || readings.contains { $0.stability != .stable }
      guard !isBound else { return readings }
      let doubt = resolver.codeBase.lookUps.all.doubt
      return readings + [Reading(name: expression.trimmedText, kind: .functionReference, doubt: doubt)]
    }

    private var isOnSelf: Bool { base?.isSelf == true }

    private func bound(_ reading: Reading) -> Reading {
      var bound = reading
      bound.kind = .functionReference
      bound.note = reading.kind.phrase
      return bound
    }

    private func isVariable(_ reading: Reading) -> Bool {
      reading.kind == .global && reading.through.isEmpty && resolver.index.isGlobal(reading.name)
        && !resolver.index.isGlobalConstant(reading.name)
    }

    private func isCopiedWithBase(_ reading: Reading) -> Bool {
      switch reading.kind {
      case .state, .appStorage, .sceneStorage, .focusState, .gestureState: true
      case .binding:
        base.flatMap { resolver.type(of: $0) }.map { !resolver.index.isObject($0, seenFrom: resolver.file.path) }
          ?? true
      default: false
      }
    }

    /// Whether it is a function of a type, and no value that the type keeps: `Self.log`.
    private var isOfType: Bool {
      guard let base, base.isPlainChain, let name = reference?.baseName.name else { return false }
      let isOwn = base.is(DeclReferenceExprSyntax.self) && base.trimmedText == "Self"
      let (index, scope) = (resolver.index, resolver.surroundings.type)
      if let full = index.resolve(isOwn ? scope : base.trimmedText, in: scope) {
        return index.members(name, of: full, seenFrom: resolver.file.path).allSatisfy(\.member.isMethod)
      }
      // A type of another module, or the object that each process has once.
      let isForeign = base.rootName.map { !index.declares($0, in: scope) } ?? false
      return isForeign
        && base.tokenTexts.allSatisfy { $0 == "." || $0.first?.isUppercase == true || Self.singletons.contains($0) }
    }

    private static let singletons: Set<String> = ["shared", "standard", "default", "main", "general"]

    /// Whether the base is a name whose value stays the same while the view lives.
    private func isOnStableName(_ readings: [Reading]) -> Bool {
      guard let base, !readings.isEmpty else { return false }
      let isName = base.is(DeclReferenceExprSyntax.self) || base.as(MemberAccessExprSyntax.self)?.base?.isSelf == true
      return isName
        && readings.allSatisfy {
          $0.proof != nil || [.stateObject, .proxy, .namespace, .adaptor, .constant].contains($0.kind)
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
