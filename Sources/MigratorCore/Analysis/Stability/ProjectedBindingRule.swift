#if Migrator
  import SwiftSyntax

  /// `$isOn` of `@State`, `$model.name` of a stable object, a binding that was passed on, `.constant(1)`.
  enum ProjectedBindingRule: StabilityRule {
    static func fixed(_ question: Question, _ stability: Stability) -> Fixed? {
      if let call = question.expression.as(FunctionCallExprSyntax.self) { return made(by: call, question, stability) }
      guard let (name, members) = chain(question.expression) else { return nil }
      let scope = question.scope
      // NB: a member of the project's own may copy the value.
      scope.codeBase.want(type: "Binding")
      guard members.allSatisfy({ scope.index.members($0, of: "Binding", seenFrom: scope.file.path).isEmpty }) else {
        return nil
      }
      guard scope.surroundings.locals["$" + name] == nil, scope.surroundings.locals[name] == nil else { return nil }
      let found = scope.members(name)
      guard found.count == 1, let (member, facts) = found.first, case .stored(let storage) = member.shape,
        let wrapper = storage.wrapper
      else { return nil }
      let suffix = members.map { "." + $0 }.joined()
      switch wrapper.storageKind(in: scope).0 {
      case .state, .appStorage, .sceneStorage, .focusState, .gestureState, .stateObject:
        // NB: `$model.name` of an object in @State refers to the object, which can be replaced.
        if wrapper.shortName == "State", !members.isEmpty, !NameRule.isNeverWritten(member, storage, facts, question) {
          guard NameRule.isValue(storage, facts, question) else { return nil }
        }
        if ["AppStorage", "SceneStorage"].contains(wrapper.shortName),
          !WrapperMaking(member: member, facts: facts, codeBase: scope.codeBase).isConstant
            || !WrapperMaking.hasConstantStore(wrapper, scope)
        {
          return nil
        }
        return Fixed(key: "\(facts.name).$\(name)\(suffix)", why: .binding)
      case .binding, .observedObject, .bindable:
        return stability.property(member, storage, facts, question).map {
          Fixed(key: $0.key + ".$" + suffix, why: .binding)
        }
      case .updatedWrapper:
        guard LiveWrappers.bindings.contains(wrapper.shortName) || scope.declaresWrapper(wrapper.shortName),
          LiveWrapperRule.fixed(wrapper, reading: "projectedValue", of: member, storage, facts, scope) != nil
        else { return nil }
        return Fixed(key: "\(facts.name).$\(name)\(suffix)", why: .binding)
      default: return nil
      }
    }

    /// `Binding.constant(…)`, or a binding whose closures read only what stays.
    private static func made(by call: FunctionCallExprSyntax, _ question: Question, _ stability: Stability) -> Fixed? {
      let called = call.calledExpression.trimmedText
      if called == ".constant" || called == "Binding.constant" || called == "Bindable" {
        guard let only = call.arguments.first?.expression, call.arguments.count == 1 else { return nil }
        return stability.fixed(
          Question(expression: only, scope: question.scope, type: question.type, typeScope: question.typeScope))
      }
      guard called == "Binding" || called == ".init",
        call.arguments.map(\.label?.text) == ["get", "set"] || call.arguments.map(\.label?.text) == ["get"]
      else { return nil }
      var closures = call.arguments.map(\.expression)
      if let trailing = call.trailingClosure { closures.append(ExprSyntax(trailing)) }
      var keys: [String] = []
      for closure in closures {
        guard let fixed = stability.fixed(Question(expression: closure, scope: question.scope)) else { return nil }
        keys.append(fixed.key)
      }
      return Fixed(key: keys.joined(separator: ","), why: .binding)
    }

    /// `self.$model.name` as `model` and `["name"]`.
    private static func chain(_ expression: ExprSyntax) -> (String, [String])? {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        let text = reference.baseName.text
        return text.hasPrefix("$") && text.count > 1 ? (String(text.dropFirst()), []) : nil
      }
      guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
      let name = member.declName.baseName.text
      if base.isSelf { return name.hasPrefix("$") ? (String(name.dropFirst()), []) : nil }
      return chain(base).map { ($0.0, $0.1 + [name]) }
    }
  }
#endif
