#if Migrator
  import SwiftSyntax

  /// Tells code that runs only where the system has no modern form: it stays legacy.
  struct OlderSystems {
    let call: ObserverCall
    let resolver: Resolver

    /// Why the call stays; nil where it can be rewritten.
    var reason: String? {
      let hasObsoleted = resolver.file.words.contains(anyOf: ["obsoleted"])
      var node = call.top
      while let parent = node.parent {
        if let condition = parent.as(IfExprSyntax.self) {
          if condition.elseBody.map({ Syntax($0).id == node.id }) == true, condition.conditions.asks(for: .available) {
            return "it is in the else of #available, where the modern form does not exist"
          }
          if condition.body.id == node.as(CodeBlockSyntax.self)?.id, condition.conditions.asks(for: .unavailable) {
            return "it is in #unavailable, where the modern form does not exist"
          }
        } else if let statement = parent.as(GuardStmtSyntax.self),
          statement.body.id == node.as(CodeBlockSyntax.self)?.id,
          statement.conditions.asks(for: .available)
        {
          return "it is in the else of #available, where the modern form does not exist"
        } else if let list = parent.as(CodeBlockItemListSyntax.self), list.leaves(before: node) {
          return "it is behind the return of #available, where the modern form does not exist"
        } else if let clause = parent.as(IfConfigClauseSyntax.self), clause.isLeftOut(CompilerCondition.value) == true {
          return "only compilers without the modern form build it"
        } else if hasObsoleted, let attributes = parent.attributes, attributes.contains(where: \.isObsoleted) {
          return "its declaration is obsoleted where the modern form exists"
        }
        node = parent
      }
      return ownReason
    }

    /// An own modern form is made of the legacy one: rewritten, it would call itself.
    private var ownReason: String? {
      if let function = call.top.ancestor(FunctionDeclSyntax.self), function.name.text == "onChange",
        function.isModernForm
      {
        return "it is in an own onChange, which the modern form would call"
      }
      let type = resolver.surroundings.type
      guard let name = type.split(separator: ".").last,
        resolver.index.inherited(by: type, seenFrom: resolver.file.path).contains("ViewModifier")
      else { return nil }
      let own = ["View", "Scene"].flatMap { resolver.index.members("onChange", of: $0, seenFrom: resolver.file.path) }
      let isUsed = own.contains { found in
        guard let function = found.member.function, function.isModernForm else { return false }
        return function.body?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } ?? false
      }
      return isUsed ? "an own onChange uses it, which the modern form would call" : nil
    }
  }

  extension FunctionDeclSyntax {
    /// Whether a call of the modern form can mean the function: `of:`, perhaps `initial:`, and a closure without a label.
    fileprivate var isModernForm: Bool {
      let labels = signature.parameterClause.parameters.map(\.callLabel)
      return labels == ["of", nil] || labels == ["of", "initial", nil]
    }
  }

  extension ConditionElementListSyntax {
    enum Question { case available, unavailable }

    /// Whether one of the conditions is an `#available`, or `#unavailable`, of a system that has the modern form.
    func asks(for question: Question) -> Bool {
      contains { element in
        guard let condition = element.condition.as(AvailabilityConditionSyntax.self) else { return false }
        let isAvailable = condition.availabilityKeyword.tokenKind == .poundAvailable
        guard isAvailable == (question == .available) else { return false }
        return condition.availabilityArguments.contains { argument in
          argument.argument.as(PlatformVersionSyntax.self).map(\.isAtMostModern) ?? false
        }
      }
    }
  }

  extension PlatformVersionSyntax {
    /// The first version of each system that has the modern form.
    private static let modern = [
      "iOS": 17, "macOS": 14, "tvOS": 17, "watchOS": 10, "macCatalyst": 17, "iOSApplicationExtension": 17,
    ]

    fileprivate var isAtMostModern: Bool {
      guard let modern = Self.modern[platform.text], let major = version.flatMap({ Int($0.major.text) }) else {
        return false
      }
      return major <= modern
    }
  }

  /// A part of a condition of `#if` as each compiler with the modern form has it: Swift 5.9 and later.
  private enum CompilerCondition {
    static func value(_ expression: ExprSyntax) -> Bool? {
      guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        ["swift", "compiler"].contains(call.calledExpression.trimmedText),
        let asked = call.arguments.first?.expression.trimmedText
      else { return nil }
      let isLess = asked.hasPrefix("<")
      guard isLess || asked.hasPrefix(">=") else { return nil }
      let version = asked.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
      // NB: a newer compiler may have a language mode, or lack a version, that is asked for.
      return version.lexicographicallyPrecedes([5, 9, 1]) ? !isLess : nil
    }
  }

  extension CodeBlockItemListSyntax {
    /// Whether `if #available(…) { return … }` precedes a statement.
    fileprivate func leaves(before node: Syntax) -> Bool {
      // The statements of a file cannot return, and can be very many.
      guard parent?.is(SourceFileSyntax.self) != true else { return false }
      for item in self {
        if item.id == node.id { return false }
        let expression = item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
        guard let condition = expression?.as(IfExprSyntax.self), condition.elseBody == nil,
          condition.conditions.asks(for: .available),
          condition.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
        else { continue }
        return true
      }
      return false
    }
  }

  extension Syntax {
    fileprivate var attributes: AttributeListSyntax? { asProtocol((any WithAttributesSyntax).self)?.attributes }
  }

  extension AttributeListSyntax.Element {
    /// Whether this is `@available(…, obsoleted: 17)`.
    var isObsoleted: Bool {
      guard let attribute = self.as(AttributeSyntax.self), attribute.shortName == "available" else { return false }
      return attribute.tokens(viewMode: .sourceAccurate).contains { $0.text == "obsoleted" }
    }
  }
#endif
