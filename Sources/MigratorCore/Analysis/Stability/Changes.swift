#if Migrator
  import SwiftSyntax

  /// What a call of a method does to the value that it is called on.
  enum MethodEffect: Sendable {
    case changes, reads, unknown

    private static let changing: Set<String> = [
      "append", "insert", "merge", "negate", "partition", "popFirst", "popLast", "reserveCapacity", "reverse", "round",
      "shuffle", "sort", "subtract", "swapAt", "toggle", "update",
    ]

    /// Methods of the standard library and Foundation that change nothing.
    private static let reading: Set<String> = [
      "contains", "hasPrefix", "hasSuffix", "lowercased", "uppercased", "trimmingCharacters", "map", "filter",
      "formatted", "components", "split", "joined", "prefix", "suffix", "sorted", "reversed", "description", "rounded",
      "localizedCaseInsensitiveContains", "localizedStandardContains", "distance", "compactMap", "flatMap", "reduce",
      "first", "firstIndex", "last", "lastIndex", "allSatisfy", "enumerated", "min", "max", "dropFirst", "dropLast",
      "forEach", "index", "isSubset", "isDisjoint", "union", "intersection", "subtracting", "adding",
      "addingTimeInterval",
      "timeIntervalSince", "compare", "replacingOccurrences", "appending", "appendingPathComponent", "isEmpty",
      "capitalized", "range", "starts", "randomElement", "shuffled", "isMultiple", "signum", "magnitude", "opacity",
    ]

    /// By the name alone, because the type of a value is often not known.
    init(of name: String, in codeBase: CodeBase) {
      if Self.changing.contains(name) || name.hasPrefix("remove") || name.hasPrefix("form") && name != "formatted" {
        self = .changes
        return
      }
      guard let mentions = codeBase.mentions(of: name) else {
        self = .unknown
        return
      }
      let own = mentions.compactMap { $0.token.parent?.as(FunctionDeclSyntax.self) }.filter { $0.name.name == name }
      if own.contains(where: { $0.modifiers.contains { $0.name.text == "mutating" } }) {
        self = .changes
      } else {
        self = own.isEmpty && !Self.reading.contains(name) ? .unknown : .reads
      }
    }
  }

  extension TokenSyntax {
    /// Whether the value with this name may be changed here: by an assignment, `&`, a mutating function or an unknown
    /// operator. `unknownCalls`: Whether a call of an unknown function counts as a change.
    func isChanged(in codeBase: CodeBase, unknownCalls: Bool) -> Bool {
      guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
      return reference.access.isChanged(in: codeBase, unknownCalls: unknownCalls)
    }
  }

  extension Syntax {
    func isChanged(in codeBase: CodeBase, unknownCalls: Bool) -> Bool {
      var node = self
      // What a part of is taken: an object there is not changed itself.
      var bases: [ExprSyntax] = []
      func isValue() -> Bool {
        guard !bases.isEmpty, let file = codeBase.file(of: node) else { return true }
        return !bases.contains { base in
          let scope = Resolver(codeBase, file, Surroundings(of: base))
          return scope.type(of: base).map { codeBase.index.isObject($0, seenFrom: file.path) } ?? false
        }
      }
      while true {
        if node.isAssigned || node.isOperandOfUnknownOperator { return isValue() }
        guard let parent = node.parent else { return false }
        if let member = parent.as(MemberAccessExprSyntax.self), let base = member.base, base.id == node.id {
          bases.append(base)
          if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id {
            guard let name = member.declName.baseName.name else { return false }
            switch codeBase.shared(\.effects, name, { MethodEffect(of: name, in: $0) }) {
            case .changes: return isValue()
            case .reads: return false
            case .unknown: return unknownCalls && isValue()
            }
          }
        } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
          // A value that is called as a function.
          return unknownCalls
        } else if !parent.is(OptionalChainingExprSyntax.self), !parent.is(ForceUnwrapExprSyntax.self),
          parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id != node.id
        {
          return false
        }
        node = parent
      }
    }

    /// Whether it is in code that can change the value of the enclosing structure after its initializer.
    var isInMutatingCode: Bool {
      for current in (ancestors.prefix { !$0.is(InitializerDeclSyntax.self) }) {
        if let function = current.as(FunctionDeclSyntax.self) {
          return function.modifiers.contains { $0.name.text == "mutating" }
        }
        if let accessor = current.as(AccessorDeclSyntax.self) {
          return accessor.accessorSpecifier.text != "get" && accessor.modifier?.name.text != "nonmutating"
        }
      }
      return false
    }
  }
#endif
