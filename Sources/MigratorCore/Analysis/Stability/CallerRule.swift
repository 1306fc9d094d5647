#if Migrator
  import SwiftSyntax

  /// A parameter of a helper, by what every caller of the helper gives it.
  struct CallerRule {
    let function: FunctionDeclSyntax
    let parameter: String
    let question: Question
    let stability: Stability

    var fixed: Fixed? {
      let codeBase = question.scope.codeBase
      guard !codeBase.isExposed(function), let calls = callers(), !calls.isEmpty else { return nil }
      var values: [(fixed: Fixed, isPlain: () -> Bool)] = []
      for (file, call) in calls {
        guard let argument = call.argument(of: parameter, in: function.signature.parameterClause),
          let value = stability.fixed(
            Question(
              expression: argument.expression, path: question.path,
              scope: Resolver(codeBase, file, Surroundings(of: call)), type: argument.type))
        else { return nil }
        values.append((value, { PlainPlace(codeBase).isPlain(Syntax(call), in: file) }))
      }
      return Stability.combined(values, key: "\(question.scope.file.path):\(function.position.utf8Offset).\(parameter)")
    }

    /// Every call that can mean the function; nil where its name is used in another way.
    func callers() -> [(ParsedFile, FunctionCallExprSyntax)]? {
      let codeBase = question.scope.codeBase
      guard let name = function.name.name else { return nil }
      let own = codeBase.file(of: Syntax(function)).flatMap { Syntax(function).isPrivateMember ? $0.path : nil }
      guard let mentions = own.map({ codeBase.mentions(of: name, inside: $0) }) ?? codeBase.mentions(of: name) else {
        return nil
      }
      var calls: [(ParsedFile, FunctionCallExprSyntax)] = []
      for mention in mentions where mention.file.isInApp(of: question.scope.file.path) {
        guard let reference = mention.token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
        guard let call = reference.call else {
          // `self.name` of some property is no use of the function where nothing takes a function.
          return nil
        }
        let labels = call.arguments.map { $0.label?.name ?? $0.label?.text }
        if function.signature.parameterClause.accepts(labels) { calls.append((mention.file, call)) }
      }
      return calls
    }
  }

  extension DeclReferenceExprSyntax {
    /// Whether it is in `type(of: self)`, which is the same for each value of a structure.
    var isAskedForType: Bool {
      parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedText == "type"
        && ancestor(ClassDeclSyntax.self) == nil
    }

    var call: FunctionCallExprSyntax? {
      let called = access
      guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id else {
        return nil
      }
      return call
    }
  }

  extension FunctionCallExprSyntax {
    /// The value of a parameter in a call: its argument, its trailing closure, or the parameter's default value.
    func argument(of name: String, in clause: FunctionParameterClauseSyntax) -> (
      expression: ExprSyntax, type: TypeSyntax?
    )? {
      var remaining = Array(arguments)
      var result: (expression: ExprSyntax, type: TypeSyntax?)?
      for parameter in clause.parameters {
        let label = parameter.callLabel
        let isAsked = (parameter.secondName ?? parameter.firstName).name == name
        if let first = remaining.first, (first.label?.name ?? first.label?.text) == label {
          if isAsked { result = (first.expression, parameter.type) }
          remaining.removeFirst()
          if parameter.ellipsis != nil { return nil }
        } else if isAsked {
          if parameter.type.isFunction, let trailingClosure {
            let further = additionalTrailingClosures.first { $0.label.text == label }
            let open = clause.parameters.filter { other in
              other.type.isFunction && !arguments.contains { ($0.label?.name ?? $0.label?.text) == other.callLabel }
                && !additionalTrailingClosures.contains { $0.label.text == other.callLabel }
            }
            guard further != nil || open.count == 1 else { return nil }
            result = (ExprSyntax(further?.closure ?? trailingClosure), parameter.type)
          } else if let value = parameter.defaultValue?.value {
            result = (value, parameter.type)
          }
        }
      }
      return result
    }
  }

  extension FunctionParameterClauseSyntax {
    /// Whether a call with these labels fits this parameter list. `trailing`: how many trailing closures; nil for any.
    func accepts(_ labels: [String?], trailing: Int? = nil) -> Bool {
      var position = parameters.startIndex
      for label in labels {
        while position != parameters.endIndex, parameters[position].callLabel != label,
          parameters[position].defaultValue != nil || trailing == nil && parameters[position].type.isFunction
        {
          position = parameters.index(after: position)
        }
        guard position != parameters.endIndex, parameters[position].callLabel == label else { return false }
        // A variadic parameter takes the arguments without a label that follow.
        if parameters[position].ellipsis == nil { position = parameters.index(after: position) }
      }
      // `update()` is not `update(_:)`; a trailing closure stands for a parameter.
      return trailing.map { parameters[position...].count { $0.defaultValue == nil && $0.ellipsis == nil } <= $0 }
        ?? true
    }
  }

  extension DeclModifierListSyntax {
    var arePublic: Bool { contains { ["public", "open", "package"].contains($0.name.text) } }
  }
#endif
