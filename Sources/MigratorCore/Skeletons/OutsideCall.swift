#if Migrator
  import SwiftSyntax

  /// Calls and writes that nothing compared shows: `setenv(name, value, 1)`, `formatter.locale = locale`.
  extension SkeletonCleaner {
    /// The name of such a function; nil for the project's, initializers, mutating methods and recorded ones.
    private func outsideName(of call: FunctionCallExprSyntax) -> String? {
      let called = call.calledExpression
      let member = called.as(MemberAccessExprSyntax.self)
      guard let isOwnName, Syntax(call).isDropped,
        let name = (member?.declName ?? called.as(DeclReferenceExprSyntax.self))?.baseName.name,
        name.first?.isLowercase == true, !isOwnName(name), !ownNames.contains(name), !Self.recorded.contains(name),
        member == nil || !Self.mutators.contains(name)
      else { return nil }
      return called.trimmedText
    }

    private static let recorded: Set<String> = [
      "print", "debugPrint", "NSLog", "withAnimation", "withTransaction", "asyncAfter", "init", "fatalError",
      "precondition", "preconditionFailure",
    ]
    private static let mutators: Set<String> = [
      "append", "insert", "remove", "removeAll", "removeValue", "removeFirst", "removeLast", "popLast", "sort",
      "reverse", "toggle", "formUnion", "formIntersection", "subtract", "merge", "updateValue", "swapAt", "negate",
      "combine",
    ]

    /// The arguments of such a call, with a note of those that a copy decides. NB: in the code of types, any may.
    func notedArguments(of call: FunctionCallExprSyntax, _ visited: LabeledExprListSyntax) -> LabeledExprListSyntax {
      guard let name = outsideName(of: call) else { return visited }
      return LabeledExprListSyntax(
        zip(call.arguments, visited).map { old, new in
          let value = old.expression
          let isFunction = value.is(ClosureExprSyntax.self) || functions.contains(value.trimmedText)
          guard !isFunction, !value.is(InOutExprSyntax.self),
            copies.isEmpty ? !value.isLiteral : isDependent(value)
          else { return new }
          let text = "__passed(\(name.debugDescription), \(new.expression.trimmedDescription))"
          return new.with(\.expression, Self.code(text, like: new.expression))
        })
    }

    /// A call in the code of a type, whose arguments do not show that it runs.
    func noted(_ call: FunctionCallExprSyntax, _ visited: FunctionCallExprSyntax) -> ExprSyntax? {
      guard copies.isEmpty, call.trailingClosure == nil, call.arguments.allSatisfy({ $0.expression.isLiteral }),
        let name = outsideName(of: call)
      else { return nil }
      return Self.code("__did(\(name.debugDescription), \(visited.trimmedDescription))", like: ExprSyntax(call))
    }

    /// The name of such a member that a statement writes.
    private func outsideTarget(of node: SequenceExprSyntax) -> String? {
      guard let isOwnName, node.parent?.is(CodeBlockItemSyntax.self) == true,
        let target = node.elements.first?.as(MemberAccessExprSyntax.self), Syntax(target).isWritten,
        let base = target.base, base.trimmedText != "self", let name = target.declName.baseName.name, !isOwnName(name),
        !ownNames.contains(name)
      else { return nil }
      return "a write to " + target.trimmedText
    }

    /// The parts of a statement, with a note of a value that a copy decides: the target, the operator, and the value.
    func notedParts(of node: SequenceExprSyntax, _ parts: [ExprSyntax]) -> [ExprSyntax] {
      guard parts.count > 2, let name = outsideTarget(of: node),
        node.elements.dropFirst(2).contains(where: copies.isEmpty ? { !$0.isLiteral } : isDependent)
      else { return parts }
      let value = SequenceExprSyntax(elements: ExprListSyntax(parts[2...])).trimmedDescription
      return Array(parts[..<2]) + [Self.code("__passed(\(name.debugDescription), \(value))", like: parts[2])]
    }

    /// The note that such a statement runs, for one of several.
    func outsideNote(of item: CodeBlockItemSyntax) -> CodeBlockItemSyntax? {
      guard !copies.isEmpty else { return nil }
      let call = Syntax(item.item).droppedCall.flatMap { $0.trailingClosure == nil ? $0 : nil }
      let name = call.flatMap(outsideName) ?? item.item.as(SequenceExprSyntax.self).flatMap(outsideTarget)
      return name.map { line(Self.code("__ran(\($0.debugDescription))")) }
    }
  }

  extension Syntax {
    /// Whether a statement drops the value of an expression: `f()`, `try? f()`, `_ = f()`.
    var isDropped: Bool {
      guard let parent else { return false }
      if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) { return parent.isDropped }
      let list = parent.as(ExprListSyntax.self)
      let isDiscarded = list?.count == 3 && list?.first?.is(DiscardAssignmentExprSyntax.self) == true
      let statements = parent.is(CodeBlockItemSyntax.self) ? parent.parent?.as(CodeBlockItemListSyntax.self) : nil
      return statements?.isResult == false || isDiscarded && parent.parent?.isDropped == true
    }

    fileprivate var droppedCall: FunctionCallExprSyntax? {
      let inner =
        self.as(TryExprSyntax.self)?.expression ?? self.as(AwaitExprSyntax.self)?.expression
        ?? self.as(SequenceExprSyntax.self)?.elements.last
      return self.as(FunctionCallExprSyntax.self) ?? inner.flatMap { Syntax($0).droppedCall }
    }

    var functionNames: Set<String> {
      Set(tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(FunctionDeclSyntax.self) == true }.map(\.plainName))
    }

    /// The names of the locals, the parameters and the functions inside.
    var ownNames: Set<String> {
      let names = tokens(viewMode: .sourceAccurate).filter { token in
        guard let parent = token.parent else { return false }
        return parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionParameterSyntax.self)
          || parent.is(ClosureShorthandParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
          || parent.is(FunctionDeclSyntax.self) || parent.is(ClosureCaptureSyntax.self)
      }
      return Set(names.map(\.plainName))
    }
  }
#endif
