#if Migrator
  import SwiftSyntax

  /// Turns code of a project into code of a skeleton: without access levels, without attributes that need other
  /// modules, and with the branches of `#if` for one platform. It notes each read of a copy, and each branch that runs.
  final class SkeletonCleaner: SyntaxRewriter {
    private let platform: ConditionPlatform
    /// The names of the copies whose reads are noted.
    var copies: Set<String> = []
    /// The number of a read, by the name and its place among the reads of that name.
    var site: (String) -> Int = { _ in 0 }
    /// The name in place of `Self`.
    var ownType: String?
    var keepsOverride = false

    init(platform: ConditionPlatform) {
      self.platform = platform
      super.init(viewMode: .sourceAccurate)
    }

    func text(_ node: some SyntaxProtocol) -> String {
      // NB: detached, so that the rewriter sees the node itself as a root.
      rewrite(node.detached).trimmedDescription
    }

    private static let levels: Set<String> = [
      "private", "fileprivate", "internal", "public", "open", "package", "unowned", "nonisolated", "distributed",
      "isolated", "final", "required", "convenience",
    ]

    override func visit(_ node: DeclModifierListSyntax) -> DeclModifierListSyntax {
      node.filter {
        !Self.levels.contains($0.name.text) && (keepsOverride || $0.name.text != "override")
          && !($0.name.text == "weak")
      }
    }

    private static let kept: Set<String> = [
      "State", "Binding", "Published", "ObservedObject", "StateObject", "AppStorage", "SceneStorage", "FocusState",
      "Namespace", "GestureState", "Bindable", "ViewBuilder", "Observable", "ObservationIgnored", "discardableResult",
      "escaping", "autoclosure", "Sendable", "propertyWrapper", "resultBuilder", "dynamicMemberLookup",
      "dynamicCallable",
    ]

    override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
      if node.parent?.is(ClosureSignatureSyntax.self) == true { return node }
      return AttributeListSyntax(
        node.compactMap { element in
          guard case .attribute(let attribute) = element, Self.kept.contains(attribute.shortName) else { return nil }
          // What follows may lose its own space with an access level.
          return .attribute(attribute.withoutStore.with(\.trailingTrivia, .space))
        })
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
      let flat = flattened(node)
      guard !copies.isEmpty else { return super.visit(flat) }
      return CodeBlockItemListSyntax(
        flat.flatMap { item in
          let notes = notedWrites(in: item)
          let rest = item.item.as(GuardStmtSyntax.self).flatMap {
            branch("guard \($0.conditions.trimmedText)", $0.conditions)
          }
          return notes + [notes.isEmpty ? visit(item) : visit(item).with(\.leadingTrivia, .newline)]
            + [rest].compactMap(\.self)
        })
    }

    override func visit(_ node: GuardStmtSyntax) -> StmtSyntax {
      var visited = node
      visited.conditions = visit(node.conditions)
      visited.body = marked(node.body, branch("guard \(node.conditions.trimmedText) else", node.conditions))
      return StmtSyntax(visited)
    }

    override func visit(_ node: IfExprSyntax) -> ExprSyntax {
      guard node.parent?.is(ExpressionStmtSyntax.self) == true || node.parent?.is(IfExprSyntax.self) == true else {
        return super.visit(node)
      }
      let text = "if \(node.conditions.trimmedText)"
      var visited = node
      visited.conditions = visit(node.conditions)
      visited.body = marked(node.body, branch(text, node.conditions))
      switch node.elseBody {
      case .ifExpr(let next): visited.elseBody = visit(next).as(IfExprSyntax.self).map { .ifExpr($0) }
      case .codeBlock(let block):
        visited.elseBody = .codeBlock(marked(block, branch(text + " else", node.conditions)))
      case nil:
        guard let other = branch(text + " else", node.conditions) else { break }
        visited.elseKeyword = .keyword(.else, leadingTrivia: .space, trailingTrivia: .space)
        visited.elseBody = .codeBlock(CodeBlockSyntax(statements: [other]))
      }
      return ExprSyntax(visited)
    }

    override func visit(_ node: SwitchCaseSyntax) -> SwitchCaseSyntax {
      guard let parent = node.parent?.parent, parent.parent?.is(ExpressionStmtSyntax.self) == true,
        node.attribute == nil, !copies.isEmpty, node.notesBranches
      else { return super.visit(node) }
      let label = node.label.trimmedDescription
      var visited = super.visit(node)
      visited.statements.insert(branch(label), at: visited.statements.startIndex)
      return visited
    }

    override func visit(_ node: SequenceExprSyntax) -> ExprSyntax {
      guard !copies.isEmpty else { return super.visit(node) }
      var elements = Array(node.elements)
      for (place, element) in elements.enumerated() {
        guard var question = element.as(UnresolvedTernaryExprSyntax.self), elements.indices.contains(place + 1) else {
          continue
        }
        let other = elements[place + 1]
        question.thenExpression = branch("? \(question.thenExpression.trimmedText)", question.thenExpression)
        elements[place] = ExprSyntax(question)
        // What follows `try` and `await` is theirs.
        if !other.is(TryExprSyntax.self), !other.is(AwaitExprSyntax.self) {
          elements[place + 1] = branch(": \(other.trimmedText)", other)
        }
      }
      return super.visit(node.with(\.elements, ExprListSyntax(elements)))
    }

    private func marked(_ block: CodeBlockSyntax, _ mark: CodeBlockItemSyntax?) -> CodeBlockSyntax {
      var block = block
      block.statements = visit(block.statements)
      if let mark { block.statements.insert(mark, at: block.statements.startIndex) }
      return block
    }

    /// The note that a branch runs. A branch that never runs may hide a difference.
    private func branch(_ text: String, _ conditions: ConditionElementListSyntax) -> CodeBlockItemSyntax? {
      let isFixed = conditions.contains { $0.condition.is(AvailabilityConditionSyntax.self) }
      guard !copies.isEmpty, !isFixed, conditions.notesBranches else { return nil }
      // NB: where a copy decides, both forms have to take different ways once.
      let isChoice = conditions.tokens(viewMode: .sourceAccurate).contains { $0.name.map(copies.contains) ?? false }
      return branch(text, isChoice ? "choice " : "branch ")
    }

    private func branch(_ text: String, _ kind: String = "branch ") -> CodeBlockItemSyntax {
      CodeBlockItemSyntax(leadingTrivia: .newline, item: .expr(branch(text, nil, kind)), trailingTrivia: .newline)
    }

    private func branch(_ text: String, _ value: ExprSyntax?, _ kind: String = "branch ") -> ExprSyntax {
      note("__branch", kind + text.split(whereSeparator: \.isWhitespace).joined(separator: " "), value)
    }

    /// The notes of the copies that a statement writes to, or writes a part of: `quantity += 1`, `order.price = 1`.
    private func notedWrites(in item: CodeBlockItemSyntax) -> [CodeBlockItemSyntax] {
      guard let sequence = item.item.as(SequenceExprSyntax.self), let target = sequence.elements.first,
        Syntax(target).isWritten, let (base, name) = target.writtenBase, copies.contains(name)
      else { return [] }
      let note = SequenceExprSyntax(
        elements: [
          ExprSyntax(DiscardAssignmentExprSyntax()),
          ExprSyntax(AssignmentExprSyntax(equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space))),
          noted(base, name).with(\.leadingTrivia, []).with(\.trailingTrivia, []),
        ])
      return [CodeBlockItemSyntax(leadingTrivia: .newline, item: .expr(ExprSyntax(note)), trailingTrivia: .newline)]
    }

    private func flattened(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
      guard node.contains(where: { $0.item.is(IfConfigDeclSyntax.self) }) else { return node }
      return CodeBlockItemListSyntax(
        node.flatMap { item -> [CodeBlockItemSyntax] in
          guard let conditional = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
          guard case .statements(let inner) = conditional.activeElements(on: platform) else { return [] }
          return Array(flattened(inner))
        })
    }

    override func visit(_ node: MemberBlockItemListSyntax) -> MemberBlockItemListSyntax {
      super.visit(
        MemberBlockItemListSyntax(
          node.active(on: platform).map { MemberBlockItemSyntax(decl: $0, trailingTrivia: .newline) }))
    }

    override func visit(_ node: ClosureCaptureSyntax) -> ClosureCaptureSyntax { node }

    override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
      guard let name = node.baseName.name, copies.contains(name), node.argumentNames == nil,
        !Syntax(node).isHidden(name)
      else {
        if node.baseName.tokenKind == .keyword(.Self), let ownType {
          return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(ownType)))
        }
        return ExprSyntax(node)
      }
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
        return ExprSyntax(node)
      }
      return Syntax(node).isWrittenBase ? ExprSyntax(node) : noted(ExprSyntax(node), name)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
      if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.tokenKind == .keyword(.self),
        let name = node.declName.baseName.name, copies.contains(name), !Syntax(node).isWrittenBase
      {
        return noted(ExprSyntax(node), name)
      }
      let visited = super.visit(node)
      guard let part = node.partOfCopy, copies.contains(part.copy), !Syntax(node).isWrittenBase else { return visited }
      return noted(visited, part.name)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
      guard let closure = node.trailingClosure, node.startsTask else { return super.visit(node) }
      // NB: all work on the main actor, because other threads would run it in a different order each time.
      let name = IdentifierTypeSyntax(name: .identifier("MainActor", trailingTrivia: .space))
      let attributes: AttributeListSyntax = [.attribute(AttributeSyntax(attributeName: TypeSyntax(name)))]
      var signature =
        closure.signature
        ?? ClosureSignatureSyntax(inKeyword: .keyword(.in, leadingTrivia: .space, trailingTrivia: .space))
      signature.attributes = attributes
      signature.leadingTrivia = .space
      let task = ExprSyntax(DeclReferenceExprSyntax(leadingTrivia: node.leadingTrivia, baseName: .identifier("Task")))
      return super.visit(
        node.with(\.calledExpression, task).with(\.trailingClosure, closure.with(\.signature, signature)))
    }

    private func noted(_ node: ExprSyntax, _ name: String) -> ExprSyntax { note("__read", name, node) }

    /// A call of the skeletons' own function with the number of a name.
    private func note(_ function: String, _ name: String, _ value: ExprSyntax? = nil) -> ExprSyntax {
      let number = IntegerLiteralExprSyntax(literal: .integerLiteral(String(site(name))))
      var arguments: LabeledExprListSyntax = [LabeledExprSyntax(expression: number)]
      if let value {
        arguments = [
          LabeledExprSyntax(expression: number, trailingComma: .commaToken(trailingTrivia: .space)),
          LabeledExprSyntax(expression: value.with(\.leadingTrivia, []).with(\.trailingTrivia, [])),
        ]
      }
      let call = FunctionCallExprSyntax(
        calledExpression: DeclReferenceExprSyntax(baseName: .identifier(function)), leftParen: .leftParenToken(),
        arguments: arguments, rightParen: .rightParenToken())
      return ExprSyntax(call)
        .with(\.leadingTrivia, value?.leadingTrivia ?? []).with(\.trailingTrivia, value?.trailingTrivia ?? [])
    }
  }

  extension AttributeSyntax {
    /// Without the defaults that it names, because the host has its own.
    fileprivate var withoutStore: AttributeSyntax {
      guard case .argumentList(let list) = arguments, list.contains(where: { $0.label?.text == "store" }) else {
        return self
      }
      var kept = Array(list.filter { $0.label?.text != "store" })
      if let last = kept.popLast() { kept.append(last.with(\.trailingComma, nil)) }
      return with(\.arguments, .argumentList(LabeledExprListSyntax(kept)))
    }
  }

  extension SyntaxProtocol {
    /// Whether a statement around can have more statements: not where a branch is the value of a function.
    fileprivate var notesBranches: Bool {
      for current in ancestors {
        if current.is(ClosureExprSyntax.self) { return true }
        if let function = current.as(FunctionDeclSyntax.self) {
          return function.signature.returnClause == nil || (function.body?.statements.count ?? 0) > 1
        }
        if let accessor = current.as(AccessorDeclSyntax.self) { return (accessor.body?.statements.count ?? 0) > 1 }
        if case .getter(let statements)? = current.as(AccessorBlockSyntax.self)?.accessors {
          return statements.count > 1
        }
      }
      return false
    }
  }

  extension FunctionCallExprSyntax {
    fileprivate var startsTask: Bool { ["Task", "Task.detached"].contains(calledExpression.trimmedText) }
  }

  extension MemberAccessExprSyntax {
    /// The part that is read of a value by name: `order` and `order.item.price`; nil for a base of a longer part, and for
    /// a method. A copy that differs may be the same in this part.
    fileprivate var partOfCopy: (copy: String, name: String)? {
      if parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id { return nil }
      if let outer = parent?.as(MemberAccessExprSyntax.self), outer.partOfCopy != nil { return nil }
      var first = base
      while let member = first?.as(MemberAccessExprSyntax.self) {
        if member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
          return member.declName.baseName.name.map { ($0, String(trimmedDescription.dropFirst("self.".count))) }
        }
        first = member.base
      }
      guard let name = first?.as(DeclReferenceExprSyntax.self)?.baseName.name else { return nil }
      return Syntax(self).isHidden(name) ? nil : (name, trimmedDescription)
    }
  }

  extension ExprSyntax {
    /// What `base.member[0].other` begins with: a name, with or without `self`.
    fileprivate var writtenBase: (ExprSyntax, String)? {
      if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.name.map { (self, $0) } }
      if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
        if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
          return member.declName.baseName.name.map { (self, $0) }
        }
        return base.writtenBase
      }
      if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.writtenBase }
      if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.writtenBase }
      if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.writtenBase }
      return nil
    }
  }

  extension Syntax {
    /// Whether a name is a parameter of a closure or of a function around.
    fileprivate func isHidden(_ name: String) -> Bool {
      guard let parent else { return false }
      let clause = parent.as(ClosureExprSyntax.self)?.signature?.parameterClause.map { Syntax($0) }
      let parameters = clause ?? parent.as(FunctionDeclSyntax.self).map { Syntax($0.signature.parameterClause) }
      return parameters?.tokens(viewMode: .sourceAccurate).contains { $0.name == name } == true || parent.isHidden(name)
    }

    /// Whether an expression is the target of an assignment, or what it begins with.
    fileprivate var isWrittenBase: Bool {
      var node = self
      while true {
        if node.isWritten { return true }
        guard let parent = node.parent else { return false }
        let isBase =
          parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
          || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
          || parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        guard isBase else { return false }
        node = parent
      }
    }

    /// Whether an expression is the target of an assignment, or passed inout.
    var isWritten: Bool {
      guard let parent else { return false }
      if parent.is(InOutExprSyntax.self) { return true }
      guard let list = parent.as(ExprListSyntax.self), let first = list.first, first.id == id else { return false }
      guard let next = list.dropFirst().first else { return false }
      if next.is(AssignmentExprSyntax.self) { return true }
      guard let name = next.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
    }
  }
#endif
