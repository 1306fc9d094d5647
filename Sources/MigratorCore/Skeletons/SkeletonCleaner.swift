#if Migrator
  import SwiftSyntax

  /// Turns a project's code into a skeleton's, for one platform. It notes each read of a copy and each branch.
  final class SkeletonCleaner: SyntaxRewriter {
    private let platform: ConditionPlatform
    /// The names of the copies whose reads are noted.
    var copies: Set<String> = []
    /// These names, and those of what is made of copies.
    var dependents: Set<String> = []
    /// The number of a read, by the name and its place among the reads of that name.
    var site: (String) -> Int = { _ in 0 }
    /// The name in place of `Self`.
    var ownType: String?
    /// The static members that the skeleton has, by the names in front of them: `Self` or the view's own.
    var statics: (owners: [String], names: Set<String>, skeleton: String) = ([], [], "")
    /// Whether the project declares a name.
    var isOwnName: ((String) -> Bool)?
    /// The names that the code itself declares.
    var ownNames: Set<String> = []
    /// The functions among the names of the code.
    var functions: Set<String> = []
    /// The name in place of `self` where code gives the view to others.
    var givenView: String?
    var keepsOverride = false

    init(platform: ConditionPlatform) {
      self.platform = platform
      super.init(viewMode: .sourceAccurate)
    }

    func text(_ node: some SyntaxProtocol) -> String {
      // NB: detached, so that the rewriter sees the node itself as a root.
      if copies.isEmpty, isOwnName != nil { ownNames = Syntax(node).ownNames }
      return rewrite(node.detached).trimmedDescription
    }

    private static let levels: Set<String> = [
      "private", "fileprivate", "internal", "public", "open", "package", "unowned", "nonisolated", "distributed",
      "isolated", "final", "required", "weak",
    ]

    override func visit(_ node: DeclModifierListSyntax) -> DeclModifierListSyntax {
      node.filter { !Self.levels.contains($0.name.text) && (keepsOverride || $0.name.text != "override") }
    }

    private static let kept: Set<String> = [
      "State", "Binding", "Published", "ObservedObject", "StateObject", "AppStorage", "SceneStorage", "FocusState",
      "Namespace", "GestureState", "Bindable", "ViewBuilder", "Observable", "ObservationIgnored", "discardableResult",
      "escaping", "autoclosure", "Sendable", "propertyWrapper", "resultBuilder", "dynamicMemberLookup",
      "dynamicCallable", "NSManaged",
    ]
    private static let published = TypeSyntax(IdentifierTypeSyntax(name: .identifier("Published")))

    override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
      if node.parent?.is(ClosureSignatureSyntax.self) == true { return node }
      return AttributeListSyntax(
        node.compactMap { element in
          guard case .attribute(var attribute) = element, Self.kept.contains(attribute.shortName) else { return nil }
          if attribute.shortName == "NSManaged" { attribute.attributeName = Self.published }
          // What follows may lose its own space with an access level.
          return .attribute(attribute.withoutStore.with(\.trailingTrivia, .space))
        })
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
      let flat = flattened(node)
      guard !copies.isEmpty else { return super.visit(flat) }
      var items: [CodeBlockItemSyntax] = []
      for (place, item) in flat.enumerated() {
        let notes = notedWrites(in: item) + (flat.count > 1 ? outsideNote(of: item).map { [$0] } ?? [] : [])
        items += notes + [notes.isEmpty ? visit(item) : visit(item).with(\.leadingTrivia, .newline)]
        guard let conditions = item.item.as(GuardStmtSyntax.self)?.conditions else { continue }
        let rest = CodeBlockItemListSyntax(flat.dropFirst(place + 1))
        if let kind = kind(of: conditions), kind == "choice " || isDependent(rest) {
          items.append(line(note("__branch", "\(kind)guard \(conditions.trimmedText)")))
        }
      }
      return CodeBlockItemListSyntax(items)
    }

    /// `async let` becomes `let`: work side by side would run in a different order each time.
    override func visit(_ node: VariableDeclSyntax) -> DeclSyntax {
      var visited = super.visit(node).cast(VariableDeclSyntax.self)
      guard node.modifiers.contains(where: { $0.name.text == "async" }) else {
        return DeclSyntax(visited.attributes.count < node.attributes.count ? unwrapped(visited, node) : visited)
      }
      visited.modifiers = []
      visited.leadingTrivia = node.leadingTrivia
      for place in visited.bindings.indices {
        guard let value = visited.bindings[place].initializer?.value else { continue }
        visited.bindings[place].initializer?.value = Self.code("try await \(value.trimmedDescription)", like: value)
      }
      return DeclSyntax(visited)
    }

    /// A local whose wrapper belongs to another module: `@Dependency(\.date) var date`.
    private func unwrapped(_ visited: VariableDeclSyntax, _ node: VariableDeclSyntax) -> VariableDeclSyntax {
      guard node.parent?.is(CodeBlockItemSyntax.self) == true, var only = visited.bindings.first,
        visited.bindings.count == 1, only.initializer == nil, only.accessorBlock == nil,
        let name = only.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return visited }
      let type = only.typeAnnotation.map { "\($0.type.trimmedDescription) = __pick(0)" }
      let value = type ?? "__Recorder = __recorder(\(name.debugDescription))"
      only.typeAnnotation = TypeAnnotationSyntax(type: IdentifierTypeSyntax(name: .identifier(" " + value)))
      return visited.with(\.bindings, [only]).with(\.leadingTrivia, node.leadingTrivia)
    }

    override func visit(_ node: GuardStmtSyntax) -> StmtSyntax {
      StmtSyntax(noted(node, \.conditions, "guard \(node.conditions.trimmedText) else"))
    }

    override func visit(_ node: WhileStmtSyntax) -> StmtSyntax {
      StmtSyntax(noted(node, \.conditions, "while \(node.conditions.trimmedText)"))
    }

    override func visit(_ node: ForStmtSyntax) -> StmtSyntax {
      var visited = node
      visited.sequence = visit(node.sequence)
      visited.whereClause = node.whereClause.map { visit($0) }
      let isChoice = isDependent(node.sequence) || node.whereClause.map(isDependent) ?? false
      let kind = copies.isEmpty ? nil : isChoice ? "choice " : "branch "
      let text =
        "for \(node.pattern.trimmedText) in \(node.sequence.trimmedText) \(node.whereClause?.trimmedText ?? "")"
      visited.body.statements = marked(node.body.statements, text, kind)
      return StmtSyntax(visited)
    }

    override func visit(_ node: RepeatStmtSyntax) -> StmtSyntax {
      var visited = node
      visited.body = visit(node.body)
      visited.condition = visit(node.condition)
      if isDependent(node.condition) {
        visited.condition = note("__test", "while \(node.condition.trimmedText)", visited.condition)
      }
      return StmtSyntax(visited)
    }

    override func visit(_ node: IfExprSyntax) -> ExprSyntax {
      let (text, kind) = ("if \(node.conditions.trimmedText)", kind(of: node.conditions))
      var visited = noted(node, \.conditions, text)
      switch node.elseBody {
      case .ifExpr(let next): visited.elseBody = visit(next).as(IfExprSyntax.self).map { .ifExpr($0) }
      case .codeBlock(var block):
        block.statements = marked(block.statements, text + " else", kind)
        visited.elseBody = .codeBlock(block)
      case nil:
        guard kind == "choice " else { break }
        visited.body.rightBrace = .identifier("} else {\n\(note("__branch", "choice \(text) else"))\n}\n")
      }
      return ExprSyntax(visited)
    }

    override func visit(_ node: SwitchCaseSyntax) -> SwitchCaseSyntax {
      var visited = node
      if case .case(let label) = node.label { visited.label = .case(visit(label)) }
      let subject = node.ancestor(SwitchExprSyntax.self)?.subject
      let isChoice = isDependent(node.label) || subject.map(isDependent) ?? false
      let kind = copies.isEmpty || node.attribute != nil ? nil : isChoice ? "choice " : "branch "
      visited.statements = marked(node.statements, node.label.trimmedDescription, kind)
      return visited
    }

    /// Notes values that a copy decides: the sides of a ternary, what follows `&&`, `||` and `??`, and comparisons.
    override func visit(_ node: SequenceExprSyntax) -> ExprSyntax {
      let old = Array(node.elements)
      var new = old.map { visit($0) }
      if copies.isEmpty { return ExprSyntax(node.with(\.elements, ExprListSyntax(notedParts(of: node, new)))) }
      var (parts, start, sign, isChoice): ([ExprSyntax], Int, String, Bool) = ([], 0, "", false)
      for place in 0...old.count {
        let element = place < old.count ? old[place] : nil
        var name = element?.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        if element?.is(AssignmentExprSyntax.self) == true { name = "=" }
        if element?.is(UnresolvedTernaryExprSyntax.self) == true { name = "?" }
        let part = old[start..<place]
        let isDependent = part.contains(where: isDependent)
        if name == "??", isDependent, old[place + 1].hasCall {
          new[place + 1] = note("__branch", "choice ?? \(old[place + 1].trimmedText)", new[place + 1])
        }
        guard element == nil || ["?", "&&", "||"].contains(name) || name.isAssignment else { continue }
        var value = ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(new[start..<place])))
        let text = part.map(\.description).joined()
        if isDependent, part.count > 1 { value = note("__test", text, value) }
        // What follows `try` and `await` is theirs.
        let isOwn = part.first?.is(TryExprSyntax.self) == true || part.first?.is(AwaitExprSyntax.self) == true
        if !isOwn,
          sign == "?" && (isChoice || isDependent)
            || isChoice && ["&&", "||"].contains(sign) && part.contains(where: \.hasCall)
        {
          let label = sign == "?" ? ":" : sign
          value = note("__branch", "\(isChoice ? "choice" : "branch") \(label) \(text)", value)
        }
        isChoice = !name.isAssignment && (isChoice || isDependent)
        if var question = element?.as(UnresolvedTernaryExprSyntax.self),
          isChoice || self.isDependent(question.thenExpression)
        {
          let text = "\(isChoice ? "choice" : "branch") ? \(question.thenExpression.trimmedText)"
          question = new[place].cast(UnresolvedTernaryExprSyntax.self)
          question.thenExpression = note("__branch", text, question.thenExpression)
          new[place] = ExprSyntax(question)
        }
        parts += start < place ? [value] : []
        parts += element == nil ? [] : [new[place]]
        (start, sign) = (place + 1, name)
      }
      return ExprSyntax(node.with(\.elements, ExprListSyntax(notedParts(of: node, parts))))
    }

    private func noted<Node: WithCodeBlockSyntax>(
      _ node: Node, _ conditions: WritableKeyPath<Node, ConditionElementListSyntax>, _ text: String
    ) -> Node {
      var visited = node
      visited[keyPath: conditions] = visit(node[keyPath: conditions])
      visited.body.statements = marked(node.body.statements, text, kind(of: node[keyPath: conditions]))
      return visited
    }

    /// The statements of a branch, with a note that it runs: one that never runs may hide a difference.
    private func marked(
      _ statements: CodeBlockItemListSyntax, _ text: String, _ kind: String?
    ) -> CodeBlockItemListSyntax {
      var visited = visit(statements)
      // NB: code that reads no copy is the same in both forms, whether it runs or not.
      guard let kind, kind == "choice " || isDependent(statements) else { return visited }
      if statements.isValue, visited.count == 1, let first = visited.first {
        if case .expr(let value) = first.item {
          return [first.with(\.item, .expr(note("__branch", kind + text, value)))]
        }
        // Its own branches are noted.
        if first.item.is(ExpressionStmtSyntax.self) { return visited }
      }
      visited.insert(line(note("__branch", kind + text)), at: visited.startIndex)
      return visited
    }

    /// Where a copy decides, both forms have to take different ways.
    private func kind(of conditions: ConditionElementListSyntax) -> String? {
      let isFixed = copies.isEmpty || conditions.contains { $0.condition.is(AvailabilityConditionSyntax.self) }
      return isFixed ? nil : isDependent(conditions) ? "choice " : "branch "
    }

    func isDependent(_ node: some SyntaxProtocol) -> Bool {
      node.valueTokens.contains { token in
        let name = token.plainName
        guard dependents.contains(name) else { return false }
        guard copies.contains(name), let hider = Syntax(token).hider(of: name) else { return true }
        return hider.as(FunctionDeclSyntax.self).map { dependents.contains($0.name.text + "()") } ?? false
      }
    }

    /// A value that code makes of copies: it may be one value for all of them, such as `min(price, 3)`.
    private func tested(_ node: some ExprSyntaxProtocol, _ visited: some ExprSyntaxProtocol) -> ExprSyntax {
      guard Syntax(node).isMade, !Syntax(node).isWrittenBase, isDependent(node) else { return ExprSyntax(visited) }
      return note("__test", node.trimmedText, ExprSyntax(visited))
    }

    /// The notes of the copies that a statement writes to, or writes a part of: `quantity += 1`, `order.price = 1`.
    private func notedWrites(in item: CodeBlockItemSyntax) -> [CodeBlockItemSyntax] {
      guard let sequence = item.item.as(SequenceExprSyntax.self), let target = sequence.elements.first,
        Syntax(target).isWritten, let (base, name) = target.writtenBase, copies.contains(name)
      else { return [] }
      return [line(Self.code("_ = \(note("__read", "write to \(name)", base).trimmedDescription)"))]
    }

    func line(_ code: ExprSyntax) -> CodeBlockItemSyntax {
      CodeBlockItemSyntax(leadingTrivia: .newline, item: .expr(code), trailingTrivia: .newline)
    }

    private func flattened(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
      guard node.contains(where: { $0.item.is(IfConfigDeclSyntax.self) }) else { return node }
      return CodeBlockItemListSyntax(
        node.flatMap { item -> [CodeBlockItemSyntax] in
          guard let conditional = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
          // What a build with other flags runs is not seen.
          for hidden in conditional.hiddenClauses(on: platform) where isDependent(hidden) {
            _ = note("__branch", "branch \(hidden.head)")
          }
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
    // A focus is a state that the parent sets: `FocusState<Bool>.Binding` is the binding of one.
    override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
      let base = node.baseType.as(IdentifierTypeSyntax.self).flatMap { $0.name.text == "FocusState" ? $0 : nil }
      guard let base, node.name.text == "Binding" else { return super.visit(node) }
      return TypeSyntax(base.with(\.name.tokenKind, .identifier("Binding")))
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
      if let givenView, Syntax(node).isGivenSelf {
        let view = Self.code(givenView, like: ExprSyntax(node))
        return copies.contains("self") ? note("__read", "work of self", view) : view
      }
      guard let name = node.baseName.name, copies.contains(name), node.argumentNames == nil,
        !Syntax(node).isHidden(name)
      else {
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id != node.id,
          statics.owners.contains(node.baseName.text), statics.names.contains(member.declName.baseName.text)
        {
          return Self.code(statics.skeleton, like: ExprSyntax(node))
        }
        if node.baseName.tokenKind == .keyword(.Self), let ownType { return Self.code(ownType, like: ExprSyntax(node)) }
        return ExprSyntax(node)
      }
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
        return ExprSyntax(node)
      }
      return Syntax(node).isWrittenBase ? ExprSyntax(node) : noted(node, name)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
      if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.tokenKind == .keyword(.self),
        let name = node.declName.baseName.name, copies.contains(name), !Syntax(node).isWrittenBase
      {
        return noted(node, name)
      }
      // NB: with a module in front of it, it would not mean the skeletons' own, which records what it does.
      if ["Swift", "Foundation"].contains(node.base?.trimmedText) {
        return visit(node.declName.with(\.leadingTrivia, node.leadingTrivia))
      }
      let visited = super.visit(node)
      guard let part = node.partOfCopy, copies.contains(part.copy), !Syntax(node).isWrittenBase else {
        return tested(node, visited)
      }
      return noted(node, part.name, visited)
    }

    /// The two closures are on different lines.
    override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax {
      if ["line", "column"].contains(node.macroName.text) { return Self.code("__line()", like: ExprSyntax(node)) }
      return node.macroName.text.hasPrefix("file") ? Self.code("\"\"", like: ExprSyntax(node)) : super.visit(node)
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> ExprSyntax { tested(node, super.visit(node)) }
    override func visit(_ node: ForceUnwrapExprSyntax) -> ExprSyntax { tested(node, super.visit(node)) }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
      if node.calledExpression.trimmedText == "self.init", node.arguments.withoutStore.count < node.arguments.count {
        return visit(node.with(\.arguments, node.arguments.withoutStore))
      }
      // What a release build leaves out decides nothing.
      if ["assert", "assertionFailure"].contains(node.calledExpression.trimmedText) { return ExprSyntax(node) }
      var visited = super.visit(node).cast(FunctionCallExprSyntax.self)
      visited.arguments = notedArguments(of: node, visited.arguments)
      if let noted = noted(node, visited) { return noted }
      guard let closure = node.trailingClosure, ["Task", "Task.detached"].contains(node.calledExpression.trimmedText)
      else { return tested(node, visited) }
      // NB: all work on the main actor, because other threads would run it in a different order each time.
      visited.calledExpression = Self.code("Task", like: node.calledExpression)
      let isOnMain = closure.signature?.attributes.contains { $0.trimmedDescription == "@MainActor" } == true
      let start = "{ " + (isOnMain ? "" : "@MainActor ") + (closure.signature == nil ? "in " : "")
      visited.trailingClosure?.leftBrace = .identifier(start)
      return ExprSyntax(visited)
    }

    /// Notes a read. What code does with an object that it is given shows only in a difference.
    private func noted(_ node: some ExprSyntaxProtocol, _ name: String, _ visited: ExprSyntax? = nil) -> ExprSyntax {
      note("__read", (Syntax(node).isPassed ? "work of " : "") + name, visited ?? ExprSyntax(node))
    }

    /// A call of the skeletons' own function with the number of a name.
    private func note(_ function: String, _ name: String, _ value: ExprSyntax? = nil) -> ExprSyntax {
      let number = site(name.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      return Self.code("\(function)(\(number)\(value.map { ", " + $0.trimmedDescription } ?? ""))", like: value)
    }

    /// Code as one token, which is enough for its text.
    static func code(_ text: String, like node: ExprSyntax? = nil) -> ExprSyntax {
      let name = TokenSyntax.identifier(
        text, leadingTrivia: node?.leadingTrivia ?? [], trailingTrivia: node?.trailingTrivia ?? [])
      return ExprSyntax(DeclReferenceExprSyntax(baseName: name))
    }
  }

  extension AttributeSyntax {
    fileprivate var withoutStore: AttributeSyntax {
      guard case .argumentList(let list) = arguments else { return self }
      return with(\.arguments, .argumentList(list.withoutStore))
    }
  }

  extension LabeledExprListSyntax {
    /// Without the defaults that it names, because the host has its own.
    fileprivate var withoutStore: LabeledExprListSyntax {
      guard contains(where: { $0.label?.text == "store" }) else { return self }
      var kept = Array(filter { $0.label?.text != "store" })
      if let last = kept.popLast() { kept.append(last.with(\.trailingComma, nil)) }
      return LabeledExprListSyntax(kept)
    }
  }
#endif
