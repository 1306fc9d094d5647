#if Migrator
  import SwiftSyntax

  /// A view modifier whose body only forwards to `onChange`, as a method applies it: `modifier(Watch(value: value, …))`.
  struct BackportModifier: Sendable {
    let name: String
    let path: String
    let declaration: StructDeclSyntax

    /// - Returns: nil where the method does something else, or the modifier does.
    init?(appliedBy statements: CodeBlockItemListSyntax, _ shape: BackportShape, in scope: String, _ index: Index) {
      guard let made = Self.modifier(in: statements), made.trailingClosure == nil,
        let name = made.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name,
        let full = index.resolve(name, in: scope)
      else { return nil }
      // NB: an extension, or a declaration in another file, may add behaviour.
      let parts = index.parts(of: full, seenFrom: "")
      guard parts.count == 1, parts[0].inherits == ["ViewModifier"],
        let declaration = parts[0].node.as(StructDeclSyntax.self),
        let kept = Self.kept(by: made, shape, in: parts[0], declaration),
        let body = parts[0].members.compactMap(\.function).first(where: { $0.name.text == "body" }),
        parts[0].members.count == 3,
        BackportShape(value: kept.value, action: kept.action, arity: shape.arity).fits(body.body?.statements)
      else { return nil }
      self.name = declaration.name.name ?? name
      path = parts[0].path
      self.declaration = declaration
    }

    /// The call that makes the modifier: `modifier(…)`, also on `self`, or `ModifiedContent(content: self, modifier: …)`.
    private static func modifier(in statements: CodeBlockItemListSyntax) -> FunctionCallExprSyntax? {
      guard let call = statements.onlyExpression?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
        return nil
      }
      let labels = call.arguments.map { $0.label?.text }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        guard member.base?.isSelf == true, member.declName.baseName.text == "modifier", labels == [nil] else {
          return nil
        }
      } else {
        switch call.calledExpression.trimmedText {
        case "modifier": guard labels == [nil] else { return nil }
        case "ModifiedContent":
          guard labels == ["content", "modifier"], call.arguments.first?.expression.isSelf == true else { return nil }
        default: return nil
        }
      }
      return call.arguments.last?.expression.as(FunctionCallExprSyntax.self)
    }

    /// The properties that hold the method's value and action; nil where the modifier keeps anything else.
    private static func kept(
      by made: FunctionCallExprSyntax, _ shape: BackportShape, in facts: TypeFacts, _ declaration: StructDeclSyntax
    ) -> (value: String, action: String)? {
      let stored = facts.members.filter { member in
        guard !member.isStatic, case .stored(let storage) = member.shape else { return false }
        return storage.wrapper == nil && storage.initializer == nil && storage.observers == nil
      }
      guard stored.count == 2, made.arguments.count == 2,
        let parameters = parameters(of: declaration, stored.map(\.name))
      else { return nil }
      var names: [String: String] = [:]
      for (argument, parameter) in zip(made.arguments, parameters) {
        guard argument.label?.name == parameter.label, let given = argument.expression.rootName,
          argument.expression.normalized == [given]
        else { return nil }
        names[given] = parameter.property
      }
      guard let value = names[shape.value], let action = names[shape.action], value != action else { return nil }
      return (value, action)
    }

    /// The property of each argument of the initializer; nil if the initializer does more than assign them.
    private static func parameters(of declaration: StructDeclSyntax, _ stored: [String]) -> [(
      label: String?, property: String
    )]? {
      let own = declaration.memberBlock.initializers
      guard let only = own.first else { return stored.map { ($0, $0) } }
      guard own.count == 1, let body = only.body?.statements, body.count == stored.count else { return nil }
      var properties: [String: String] = [:]
      for statement in body {
        guard let assignment = statement.item.as(ExprSyntax.self)?.assignment,
          let property = assignment.target.rootName, assignment.target.normalized == [property],
          let parameter = assignment.value.rootName, assignment.value.normalized == [parameter]
        else { return nil }
        properties[parameter] = property
      }
      let parameters = only.signature.parameterClause.parameters
      guard parameters.count == stored.count, Set(properties.values) == Set(stored) else { return nil }
      return parameters.compactMap { parameter in
        (parameter.secondName ?? parameter.firstName).name.flatMap { properties[$0] }.map {
          (parameter.callLabel, $0)
        }
      }
    }
  }
#endif
