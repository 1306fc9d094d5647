#if Migrator
  import SwiftSyntax

  /// Literals, and expressions of constants only: `16.0 / 10.0`, `[1, 2]`, `CGSize(width: 8, height: 8)`.
  enum ConstantRule: StabilityRule {
    static func fixed(_ question: Question, _ stability: Stability) -> Fixed? {
      let expression = question.expression
      if expression.isLiteral {
        return OwnLiterals(question).mayMake(expression) ? nil : Fixed(key: expression.trimmedText, why: .literal)
      }
      if expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self)
        || expression.is(StringLiteralExprSyntax.self), OwnLiterals(question).mayMake(expression)
      {
        return nil
      }
      func all(_ parts: [ExprSyntax], _ type: TypeSyntax? = question.type) -> Fixed? {
        Self.all(parts, of: type, in: expression, question, stability)
      }
      if let forced = expression.as(ForceUnwrapExprSyntax.self)?.expression {
        return stability.fixed(Question(expression: forced, path: question.path, scope: question.scope))
      }
      if let tuple = expression.as(TupleExprSyntax.self) {
        if tuple.elements.count == 1, let only = tuple.elements.first {
          return stability.fixed(only.expression, as: question)
        }
        return all(tuple.elements.map(\.expression), nil)
      }
      if let array = expression.as(ArrayExprSyntax.self) {
        return all(array.elements.map(\.expression), question.type?.as(ArrayTypeSyntax.self)?.element)
      }
      if let dictionary = expression.as(DictionaryExprSyntax.self) {
        guard case .elements(let elements) = dictionary.content else {
          return Fixed(key: expression.trimmedText, why: .literal)
        }
        return all(elements.flatMap { [$0.key, $0.value] }, nil)
      }
      if let prefixed = expression.as(PrefixOperatorExprSyntax.self), ["-", "+", "!"].contains(prefixed.operator.text),
        !OwnLiterals(question).hasOperator(prefixed.operator.text)
      {
        return all([prefixed.expression])
      }
      if let sequence = expression.as(SequenceExprSyntax.self) {
        return operators(sequence, question).flatMap { all($0) }
      }
      if let text = expression.as(StringLiteralExprSyntax.self) {
        // The description of a value of the project's own may read anything.
        let parts = text.segments.flatMap { $0.as(ExpressionSegmentSyntax.self)?.expressions.map(\.expression) ?? [] }
        guard parts.allSatisfy({ isBasic($0, question.scope) }) else { return nil }
        return all(parts.filter { !$0.isLiteral }, nil)
      }
      if let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name,
        KnownNames.pureTypes.contains(name),
        !hasOwnInitializer(name, question.scope)
      {
        // `GridItem(.flexible())`: the argument is a member of a type of SwiftUI's.
        let arguments = call.arguments.map(\.expression).filter {
          !$0.isLiteral && !isForeignMember($0, question, stability)
        }
        return all(arguments, nil)
      }
      if let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
        let type = called.base?.trimmedText ?? question.type?.trimmedText, KnownNames.constantTypes.contains(type),
        !question.scope.index.isAlias(type), isForeignMember(expression, question, stability)
      {
        return Fixed(key: "\(question.scope.file.path):\(expression.position.utf8Offset)", why: .constant)
      }
      return memberwise(question, stability)
    }

    /// `.leading`, `.flexible(minimum: 8)`: a member of SwiftUI's, which the project does not declare.
    private static func isForeignMember(_ value: ExprSyntax, _ question: Question, _ stability: Stability) -> Bool {
      let call = value.as(FunctionCallExprSyntax.self)
      guard let member = (call?.calledExpression ?? value).as(MemberAccessExprSyntax.self),
        member.base.map({ KnownNames.constantTypes.contains($0.trimmedText) }) ?? true, call?.trailingClosure == nil,
        let name = member.declName.baseName.name,
        !KnownNames.changingMembers.contains(name),
        question.scope.codeBase.declarations(named: name)?.isEmpty == true
      else { return false }
      return (call?.arguments ?? []).allSatisfy {
        isForeignMember($0.expression, question, stability)
          || stability.fixed(Question(expression: $0.expression, scope: question.scope)) != nil
      }
    }

    private static func isBasic(_ value: ExprSyntax, _ scope: Resolver) -> Bool {
      guard scope.codeBase.mentions(of: "appendInterpolation")?.isEmpty == true else { return false }
      if value.isLiteral || scope.isInitializedWithLiteral(value) { return true }
      guard let type = scope.writtenType(of: value)?.trimmedText else { return false }
      return KnownNames.comparedTypes.contains(type) && !scope.index.declares(type)
    }

    private static func hasOwnInitializer(_ name: String, _ scope: Resolver) -> Bool {
      guard let full = scope.index.resolve(name, in: scope.surroundings.type) else { return false }
      return scope.index.parts(of: full, seenFrom: scope.file.path).contains {
        $0.node.makesValues || $0.kind != .extensionOf
      }
    }

    /// A structure of the project without an explicit initializer, made of constants: `Style(gap: 8)`.
    private static func memberwise(_ question: Question, _ stability: Stability) -> Fixed? {
      let (index, scope) = (question.scope.index, question.scope)
      guard let call = question.expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        let type = madeType(of: call, question), index.declares(type)
      else { return nil }
      let parts = index.parts(of: type, seenFrom: scope.file.path)
      guard parts.allSatisfy({ !$0.node.makesValues }), parts.count(where: { $0.node.is(StructDeclSyntax.self) }) == 1
      else { return nil }
      var arguments = Array(call.arguments)
      var keys: [String] = []
      for facts in parts {
        for member in facts.members where !member.isStatic {
          guard case .stored(let storage) = member.shape else { continue }
          guard storage.wrapper == nil, storage.observers == nil, let file = scope.codeBase.file(facts.path) else {
            return nil
          }
          let fixed: Fixed?
          if let place = arguments.firstIndex(where: { $0.label?.name == member.name }) {
            let value = arguments.remove(at: place).expression
            fixed = stability.fixed(Question(expression: value, scope: scope, type: storage.type, typeScope: type))
          } else if let value = storage.initializer {
            let inside = Resolver(scope.codeBase, file, Surroundings(of: value))
            fixed = stability.fixed(Question(expression: value, scope: inside, type: storage.type, typeScope: type))
          } else {
            fixed = storage.type?.is(OptionalTypeSyntax.self) == true ? Fixed(key: "nil", why: .literal) : nil
          }
          guard let fixed else { return nil }
          keys.append("\(member.name):\(fixed.key)")
        }
      }
      return arguments.isEmpty ? Fixed(key: "\(type)(\(keys.joined(separator: ",")))", why: .constant) : nil
    }

    private static func madeType(of call: FunctionCallExprSyntax, _ question: Question) -> String? {
      let (index, outer) = (question.scope.index, question.scope.surroundings.type)
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil {
        let type = member.declName.baseName.text == "init" ? question.type?.as(IdentifierTypeSyntax.self) : nil
        return type.flatMap { index.resolve($0.trimmedText, in: question.typeScope ?? outer) }
      }
      return ExprSyntax(call).constructedType.flatMap { index.resolve($0, in: outer) }
    }

    private static func all(
      _ parts: [ExprSyntax], of type: TypeSyntax?, in whole: ExprSyntax, _ question: Question, _ stability: Stability
    ) -> Fixed? {
      var keys: [String] = []
      for part in parts {
        let inner = Question(expression: part, scope: question.scope, type: type, typeScope: question.typeScope)
        guard let fixed = stability.fixed(inner) else { return nil }
        keys.append(fixed.key)
      }
      return Fixed(key: "\(whole.kind)(\(keys.joined(separator: ",")))\(whole.trimmedText)", why: .constant)
    }

    /// The operands where all operators are those of numbers and texts.
    private static func operators(_ sequence: SequenceExprSyntax, _ question: Question) -> [ExprSyntax]? {
      var operands: [ExprSyntax] = []
      for element in sequence.elements {
        if let symbol = element.as(BinaryOperatorExprSyntax.self) {
          guard
            ["+", "-", "*", "/", "%", "&&", "||", "==", "!=", "<", ">", "<=", ">=", "..<", "..."].contains(
              symbol.operator.text), !OwnLiterals(question).hasOperator(symbol.operator.text)
          else { return nil }
        } else if element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
          || element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self)
        {
          return nil
        } else {
          operands.append(element)
        }
      }
      return operands
    }
  }

  extension Syntax {
    /// Whether a declaration of a type, or a macro on it, may add an initializer.
    fileprivate var makesValues: Bool {
      guard let group = asProtocol((any DeclGroupSyntax).self) else { return true }
      if let structure = self.as(StructDeclSyntax.self) {
        if !structure.attributes.isEmpty || structure.genericParameterClause != nil { return true }
      }
      return !group.memberBlock.initializers.isEmpty
    }
  }
#endif
