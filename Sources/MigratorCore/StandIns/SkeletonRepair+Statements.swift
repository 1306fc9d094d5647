#if Migrator
  import Foundation
  import SwiftParser
  import SwiftSyntax

  extension SkeletonRepair {
    /// The edits that give an input of unknown type the type that its use asks for.
    static func typing(_ error: CompilerError, at token: TokenSyntax) -> [Edit]? {
      guard error.message.hasPrefix("cannot convert value of type '__Recorder' to "), error.quoted.count > 1,
        let type = error.quoted.last, !type.contains("__Recorder"), type.first?.isLetter == true || type.first == "["
      else { return nil }
      let call = token.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first {
        Syntax($0).calleeName == "__onChange"
      }
      let isNewValue = token.ancestor(ClosureExprSyntax.self)?.signature?.parameterNames.last == token.name
      let observed = isNewValue ? call?.arguments.first { $0.label?.text == "of" }?.expression.trimmedText : nil
      var root = Syntax(token)
      while let parent = root.parent { root = parent }
      guard let tree = root.as(SourceFileSyntax.self) else { return nil }
      let name =
        token.name == "__read"
        ? token.ancestor(FunctionCallExprSyntax.self)?.arguments.last?.expression.trimmedText : observed ?? token.name
      guard let name, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
      var edits: [Edit] = []
      for item in tree.tokens(viewMode: .sourceAccurate) where item.name == name {
        if let binding = item.ancestor(PatternBindingSyntax.self), let clause = binding.typeAnnotation,
          binding.pattern.trimmedText == name, clause.type.trimmedText == "__Recorder", binding.accessorBlock == nil
        {
          edits.append(.replace(clause.type.range, with: type))
        } else if let statement = item.ancestor(CodeBlockItemSyntax.self),
          statement.trimmedText == "self.\(name) = __recorder(\(name.debugDescription))"
        {
          edits.append(.replace(statement.range, with: "self.\(name) = __input(\(name.debugDescription))"))
        }
      }
      return edits.count == 2 ? edits : nil
    }

    /// The edits that let a stand-in take what it is given: a value of any type, or a member without a type.
    func recording(_ error: CompilerError, at token: TokenSyntax) -> [Edit]? {
      guard let statement = token.ancestor(CodeBlockItemSyntax.self) else { return nil }
      if error.message.hasPrefix("cannot assign value of type '"), let type = error.quoted.last,
        type == "__Recorder" || standIns.types.contains(type),
        let sequence = statement.item.as(SequenceExprSyntax.self), sequence.elements.count > 2,
        let target = sequence.elements.first, Array(sequence.elements)[1].is(AssignmentExprSyntax.self)
      {
        guard Self.loop(around: statement) == nil else { return nil }
        let value = sequence.elements.dropFirst(2).map(\.description).joined()
        let name = Self.withoutReads(target.trimmedText)
        return [.replace(sequence.range, with: "__record(\("\(name) =".debugDescription), [\(value)])")]
      }
      // `device.idiom == .phone`
      let member = token.ancestor(MemberAccessExprSyntax.self)
      if error.message.hasPrefix("cannot infer contextual base"), let member, member.base == nil {
        return [.replace(member.period.range, with: "__implicit.")]
      }
      let members = Self.implicitMembers(in: Syntax(statement))
      return members.isEmpty ? nil : members.map { .replace($0.period.range, with: "__implicit.") }
    }

    /// The loop that may never end without an assignment in it: `while let next = top.presented { top = next }`.
    static func loop(around statement: CodeBlockItemSyntax) -> CodeBlockItemSyntax? {
      let nodes = Syntax(statement).ancestors.prefix {
        !$0.is(ClosureExprSyntax.self) && !$0.is(MemberBlockSyntax.self)
      }
      let loop = nodes.first { $0.is(WhileStmtSyntax.self) || $0.is(RepeatStmtSyntax.self) }
      return loop?.parent?.as(CodeBlockItemSyntax.self)
    }

    /// Members without a base that are the arguments of a call: `send(.start)`.
    static func implicitMembers(in node: Syntax) -> [MemberAccessExprSyntax] {
      if let member = node.as(MemberAccessExprSyntax.self), member.base == nil {
        let whole = member.parent.flatMap { $0.is(FunctionCallExprSyntax.self) ? $0 : nil } ?? Syntax(member)
        if whole.parent?.is(LabeledExprSyntax.self) == true { return [member] }
      }
      // A statement in a closure is mended by itself.
      return node.children(viewMode: .sourceAccurate).filter { !$0.is(CodeBlockItemListSyntax.self) }.flatMap(
        implicitMembers)
    }

    /// The edit for a stand-in that is used as an optional, or for a read whose value is changed in its place.
    static func unwrapping(_ error: CompilerError, at token: TokenSyntax) -> Edit? {
      if error.message.hasSuffix("'__read' returns immutable value") {
        let target = token.ancestor(MemberAccessExprSyntax.self)?.base.map(Syntax.init)
        let first = (target ?? token.ancestor(CodeBlockItemSyntax.self).map(Syntax.init))?.firstToken(
          viewMode: .sourceAccurate)
        let reads = first?.ancestors.filter { $0.isRead && $0.position == first?.position }
        return reads?.last.map { .replace($0.range, with: withoutReads($0.trimmedDescription)) }
      }
      if error.message.hasPrefix("initializer for conditional binding must have Optional type") {
        let condition = token.ancestor(OptionalBindingConditionSyntax.self)
        guard let value = (token.ancestor(InitializerClauseSyntax.self) ?? condition?.initializer)?.value else {
          return condition.map { .insert(" = __maybe(\($0.pattern.trimmedText))", at: $0.pattern.range.upperBound) }
        }
        return .replace(value.range, with: "__maybe(\(value.trimmedText))")
      }
      let asks = ["cannot use optional chaining on non-optional", "cannot force unwrap value of non-optional"]
      guard asks.contains(where: error.message.hasPrefix) else { return nil }
      if [.postfixQuestionMark, .exclamationMark].contains(token.tokenKind) { return .delete(token.range) }
      for current in (token.ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }) {
        if let chain = current.as(OptionalChainingExprSyntax.self) { return .delete(chain.questionMark.range) }
        if let forced = current.as(ForceUnwrapExprSyntax.self) { return .delete(forced.exclamationMark.range) }
      }
      return nil
    }

    /// The same token in the closure of the other form: code that only one form keeps would be a difference.
    static func twin(of token: TokenSyntax) -> TokenSyntax? {
      guard let statement = token.ancestor(CodeBlockItemSyntax.self) else { return nil }
      // NB: by the statement alone, because the ones around it may have been mended before.
      func alike(_ node: Syntax) -> [CodeBlockItemSyntax] {
        let own = node.as(CodeBlockItemSyntax.self).map { spelling($0) == spelling(statement) ? [$0] : [] } ?? []
        return own + node.children(viewMode: .sourceAccurate).flatMap(alike)
      }
      for (one, other) in sides(around: token) {
        let places = zip(alike(Syntax(one.statements)), alike(Syntax(other.statements)))
        guard let twin = places.first(where: { $0.0.id == statement.id })?.1 else { continue }
        let tokens = zip(statement.tokens(viewMode: .sourceAccurate), twin.tokens(viewMode: .sourceAccurate))
        return tokens.first { $0.0.id == token.id }?.1
      }
      return nil
    }

    /// The closures of a call around a node, each with the one of the other form.
    private static func sides(around node: some SyntaxProtocol) -> [(ClosureExprSyntax, ClosureExprSyntax)] {
      var found: [(ClosureExprSyntax, ClosureExprSyntax)] = []
      var closure = node.ancestor(ClosureExprSyntax.self)
      while let one = closure {
        if let list = one.parent?.parent?.as(LabeledExprListSyntax.self),
          list.parent?.as(FunctionCallExprSyntax.self).flatMap({ Syntax($0).calleeName }) == "__onChange",
          let other = list.compactMap({ $0.expression.as(ClosureExprSyntax.self) }).first(where: { $0.id != one.id })
        {
          found.append((one, other))
        }
        closure = one.parent?.ancestor(ClosureExprSyntax.self)
      }
      return found
    }

    /// Whether the closures of a call, alike at first, were mended differently.
    func isOneSided(_ call: Int, _ original: String) -> Bool {
      func isAlike(_ text: String) -> Bool {
        let tokens = Parser.parse(source: text).tokens(viewMode: .sourceAccurate)
        let observer = tokens.first { $0.name == "__onChange" }?.ancestor(FunctionCallExprSyntax.self)
        let closures = observer?.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } ?? []
        return closures.count < 2 || Self.spelling(closures[0].statements) == Self.spelling(closures[1].statements)
      }
      return isAlike(original) && !isAlike(files["Call\(call).swift"] ?? original)
    }

    /// The words of code, without the numbers of what is replaced in it.
    private static func spelling(_ node: some SyntaxProtocol) -> [String] {
      let tokens = Array(node.tokens(viewMode: .sourceAccurate))
      return tokens.indices.filter { $0 < 2 || tokens[$0 - 2].name != "__replaced" }.map { tokens[$0].text }
    }

    /// Whether a statement may read a copy by a method or a computed property of the view.
    static func mayReach(_ node: Syntax) -> Bool {
      guard let members = node.ancestor(MemberBlockSyntax.self)?.members else { return true }
      let code = members.map(\.decl).filter { $0.storedProperty == nil && !$0.isStaticMember }
      var own = Set(code.filter { $0.trimmedText.contains("__read(") }.flatMap(\.memberNames))
      for _ in code {
        own.formUnion(code.filter { Words(Array($0.trimmedText.utf8)).contains(anyOf: own) }.flatMap(\.memberNames))
      }
      return node.tokens(viewMode: .sourceAccurate).contains { token in
        if token.tokenKind == .keyword(.self) { return token.parent?.parent?.is(MemberAccessExprSyntax.self) != true }
        return !token.belongsToOther && token.name.map(own.contains) ?? false
      }
    }

    /// The parameters and the constants around that a node names, or the parts of them: they may be made of copies.
    static func locals(in node: Syntax) -> [String] {
      var known: Set<String> = []
      var child = node
      for around in (node.ancestors.prefix { !$0.is(MemberBlockSyntax.self) }) {
        known.formUnion(around.as(FunctionDeclSyntax.self)?.signature.parameterClause.names ?? [])
        let signature = around.as(ClosureExprSyntax.self)?.signature
        known.formUnion((signature?.parameterNames ?? []) + (signature?.capture?.items.map(\.name.text) ?? []))
        for sibling in (around.children(viewMode: .sourceAccurate).prefix { $0.id != child.id }) {
          let item = sibling.as(CodeBlockItemSyntax.self)?.item
          if item?.is(VariableDeclSyntax.self) ?? true || item?.is(GuardStmtSyntax.self) ?? true {
            known.formUnion(sibling.declaredNames)
          }
        }
        child = around
      }
      known.subtract(node.declaredNames)
      var seen: Set<String> = []
      return node.valueTokens.compactMap { token in
        guard let name = token.name, known.contains(name), var part = token.parent,
          token.ancestors.prefix(while: { $0.id != node.id }).contains(where: { $0.isRead }) == false
        else { return nil }
        while let member = part.parent?.as(MemberAccessExprSyntax.self), member.base?.id == part.id,
          member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != member.id
        { part = Syntax(member) }
        return seen.insert(part.trimmedText).inserted ? part.trimmedText : nil
      }
    }

    static func reads(in node: Syntax) -> [String] {
      if node.isRead { return [node.trimmedText] }
      return node.children(viewMode: .sourceAccurate).flatMap(reads)
    }

    static func withoutReads(_ text: String) -> String {
      // `__read(3, item.price)` becomes `item.price`.
      let inner = #"(?:[^()]|\((?:[^()]|\([^()]*\))*\))*"#
      let known = text.replacingOccurrences(
        of: #"__replaced\([0-9]+, "#, with: "__replaced(", options: .regularExpression)
      let plain = known.replacingOccurrences(
        of: "__(?:read|branch|test|passed|did)\\((?:[0-9]+|\"[^\"]*\"), (\(inner))\\)", with: "$1",
        options: .regularExpression)
      return plain == text ? plain : withoutReads(plain)
    }
  }

  extension Syntax { fileprivate var isRead: Bool { calleeName == "__read" } }
#endif
