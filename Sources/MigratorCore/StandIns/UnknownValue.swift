#if Migrator
  import SwiftSyntax

  /// A name that a value comes from.
  struct UnknownValue {
    /// The expression that the name belongs to.
    var owner = ""
    var name: String
    /// The name's token, if it is called.
    var call: TokenSyntax?
    /// Whether it is a key of the environment.
    var isKey = false
    /// Whether the value is all of it, one of its elements, its content in `price.map { format($0) } ?? ""`, or a list
    /// of it: `models.map(\.name)`.
    enum Part { case whole, element, unwrapped, list }
    var part = Part.whole

    /// The names that decide the type of the value at an error.
    static func all(at token: TokenSyntax) -> [Self] {
      let elements = token.ancestor(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
      if let index = elements.firstIndex(where: { $0.id == token.parent?.id }), index > 0 {
        if elements[index].is(AssignmentExprSyntax.self) { return elements[(index + 1)...].flatMap(all(in:)) }
        if elements[index].is(BinaryOperatorExprSyntax.self) {
          return [elements[index - 1], elements[index + 1]].flatMap(all(in:))
        }
      }
      var node = token.parent
      while let parent = node?.parent, let value = node?.as(ExprSyntax.self) {
        let isCalled = parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == value.id
        let isName = parent.as(MemberAccessExprSyntax.self)?.declName.id == node?.id
        guard isCalled || isName else { break }
        node = parent
      }
      // `isOn ? Texts.on : Texts.off`: the compiler blames only one of both.
      let isChoice = elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
      return (node?.as(ExprSyntax.self).map(all(in:)) ?? []) + (isChoice ? elements.flatMap(all(in:)) : [])
    }

    /// The names of the value before an operator such as `!`, or of the one that a condition unwraps.
    static func unwrapped(at token: TokenSyntax) -> [Self] {
      let isMark = [.postfixQuestionMark, .exclamationMark].contains(token.tokenKind)
      guard !isMark, let condition = token.ancestor(OptionalBindingConditionSyntax.self) else { return all(at: token) }
      let name = condition.pattern.trimmedText
      return condition.initializer.map { all(in: $0.value) } ?? locals(name, at: Syntax(condition))
    }

    /// The names that decide the type of an expression.
    static func all(in value: ExprSyntax) -> [Self] {
      if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return [Self(name: name)] + locals(name, at: Syntax(value)) + elements(name, at: Syntax(value))
      }
      if let member = value.as(MemberAccessExprSyntax.self), let base = member.base {
        return [Self(owner: base.trimmedText, name: member.declName.baseName.text)]
      }
      if let part = value.as(SubscriptCallExprSyntax.self) { return elements(of: part.calledExpression) }
      if let call = value.as(FunctionCallExprSyntax.self) {
        // `all().filter { … }.sorted()`: the values are those of the list.
        if let part = call.calledExpression.as(MemberAccessExprSyntax.self), let list = part.base,
          ["filter", "sorted", "reversed", "shuffled", "prefix", "suffix"].contains(part.declName.baseName.text)
        {
          return all(in: list)
        }
        let part = call.arguments.first?.expression ?? call.trailingClosure.map { ExprSyntax($0) }
        if let part, ["map", "compactMap"].contains(Syntax(call).calleeName), let name = mapped(part) {
          return [Self(name: name, part: .list)]
        }
        let token = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
        return all(in: call.calledExpression).map { Self(owner: $0.owner, name: $0.name, call: token) }
      }
      if let path = value.as(KeyPathExprSyntax.self), let last = path.components.last?.component {
        return last.as(KeyPathPropertyComponentSyntax.self).map { [Self(name: $0.declName.baseName.text)] } ?? []
      }
      if let sequence = value.as(SequenceExprSyntax.self) { return sequence.elements.flatMap(all(in:)) }
      if let choice = value.as(UnresolvedTernaryExprSyntax.self) { return all(in: choice.thenExpression) }
      var part = value.as(TryExprSyntax.self)?.expression ?? value.as(AwaitExprSyntax.self)?.expression
      part = part ?? value.as(ForceUnwrapExprSyntax.self)?.expression
      part = part ?? value.as(OptionalChainingExprSyntax.self)?.expression
      if let tuple = value.as(TupleExprSyntax.self)?.elements, tuple.count == 1 { part = tuple.first?.expression }
      return part.map(all(in:)) ?? []
    }

    /// The part that a list's elements are mapped to: `\.name`, `{ $0.name }`.
    private static func mapped(_ part: ExprSyntax) -> String? {
      let list = part.as(ClosureExprSyntax.self)?.statements
      let member = list?.count == 1 ? list?.first?.item.as(MemberAccessExprSyntax.self) : nil
      return member?.base?.trimmedText == "$0"
        ? member?.declName.baseName.text : part.is(KeyPathExprSyntax.self) ? all(in: part).first?.name : nil
    }

    /// The list of which a closure's parameter is an element: `guilds.forEach { names.insert($0) }`.
    private static func elements(_ name: String, at node: Syntax) -> [Self] {
      guard let closure = node.ancestor(ClosureExprSyntax.self) else { return [] }
      let member = closure.ancestor(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
      let functions = ["forEach", "map", "compactMap", "flatMap", "filter", "contains", "first", "allSatisfy"]
      guard name == closure.plainParameters.first ?? "$0", let member, functions.contains(member.declName.baseName.text)
      else { return [] }
      let next = Syntax(closure.ancestor(FunctionCallExprSyntax.self))?.operatorBehind
      let isOptional = next?.trimmedText == "??" && ["map", "flatMap"].contains(member.declName.baseName.text)
      return member.base.map(elements(of:))?.map { value in
        var value = value
        if isOptional { value.part = .unwrapped }
        return value
      } ?? []
    }

    static func elements(of list: ExprSyntax) -> [Self] {
      all(in: list).filter { [.whole, .list].contains($0.part) }.map { value in
        var element = value
        element.part = value.part == .list ? .whole : .element
        return element
      }
    }

    /// The names that a variable around a place is made from, or its key of the environment.
    private static func locals(_ name: String, at node: Syntax) -> [Self] {
      for scope in node.ancestors {
        if let loop = scope.as(ForStmtSyntax.self), loop.pattern.trimmedText == name,
          node.position > loop.sequence.position
        {
          return elements(of: loop.sequence)
        }
        let conditions = scope.as(ConditionElementListSyntax.self) ?? scope.as(IfExprSyntax.self)?.conditions
        var items = conditions?.map { Syntax($0.condition) } ?? []
        for item in scope.as(CodeBlockItemListSyntax.self) ?? [] {
          items += item.item.as(GuardStmtSyntax.self)?.conditions.map { Syntax($0.condition) } ?? [Syntax(item.item)]
        }
        items = items.filter { $0.endPosition <= node.position }
        items += scope.as(MemberBlockItemListSyntax.self)?.map { Syntax($0.decl) } ?? []
        // The type that an extension of the same file belongs to.
        if let name = scope.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText {
          let all = scope.root.as(SourceFileSyntax.self)?.statements.compactMap {
            $0.item.asProtocol((any DeclGroupSyntax).self)
          }
          let type = all?.first { ($0 as? any NamedDeclSyntax)?.name.text == name }
          items += type?.memberBlock.members.map { Syntax($0.decl) } ?? []
        }
        for item in items {
          if let unwrapped = item.as(OptionalBindingConditionSyntax.self), unwrapped.pattern.trimmedText == name {
            return unwrapped.initializer.map { all(in: $0.value) } ?? []
          }
          guard let variable = item.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            binding.pattern.trimmedText == name
          else { continue }
          let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
          if let key = attributes.lazy.compactMap(\.environmentKey).first { return [Self(name: key, isKey: true)] }
          return binding.typeAnnotation == nil ? binding.initializer.map { all(in: $0.value) } ?? [] : []
        }
      }
      return []
    }

    /// The type whose initializer a chain of calls begins with.
    static func made(_ value: ExprSyntax) -> String? {
      guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      return name.flatMap { $0.first?.isUppercase == true ? $0 : nil } ?? base.flatMap(made)
    }
  }
#endif
