#if Migrator
  import SwiftSyntax

  /// Whether code awaits or throws, nested closures and functions left out: SwiftUI's `onChange` takes no such action.
  final class Effects: SyntaxVisitor {
    private var found: Set<String> = []

    /// `awaits` or `throws`; nil for neither.
    static func phrase(of closure: ClosureExprSyntax) -> String? {
      if let specifiers = closure.signature?.effectSpecifiers, let phrase = phrase(of: specifiers) { return phrase }
      let visitor = Effects(viewMode: .sourceAccurate)
      visitor.walk(closure.statements)
      return visitor.found.min()
    }

    static func phrase(of function: FunctionDeclSyntax) -> String? {
      function.signature.effectSpecifiers.flatMap { phrase(of: $0) }
    }

    static func phrase(of type: TypeSyntax) -> String? {
      if let type = type.as(FunctionTypeSyntax.self) { return type.effectSpecifiers.flatMap { phrase(of: $0) } }
      if let type = type.as(AttributedTypeSyntax.self) { return phrase(of: type.baseType) }
      if let type = type.as(OptionalTypeSyntax.self) { return phrase(of: type.wrappedType) }
      if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
        return phrase(of: only.type)
      }
      return nil
    }

    private static func phrase(of specifiers: some EffectSpecifiersSyntax) -> String? {
      specifiers.asyncSpecifier != nil ? "awaits" : specifiers.throwsClause != nil ? "throws" : nil
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
      found.insert("awaits")
      return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if node.awaitKeyword != nil { found.insert("awaits") }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.contains(where: { $0.name.text == "async" }) { found.insert("awaits") }
      return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
      if node.questionOrExclamationMark == nil { found.insert("throws") }
      return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
      found.insert("throws")
      return .visitChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
      guard !node.catchClauses.isEmpty else { return .visitChildren }
      // What is thrown in it may be caught; what is awaited in it is not.
      let inner = Effects(viewMode: .sourceAccurate)
      inner.walk(node.body)
      found.formUnion(inner.found.subtracting(["throws"]))
      walk(node.catchClauses)
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
