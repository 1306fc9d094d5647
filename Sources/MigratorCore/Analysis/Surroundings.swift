#if Migrator
  import SwiftSyntax

  /// The context of an `onChange` call: the visible names, and the enclosing type.
  struct Surroundings {
    /// A name declared between the call and its type.
    struct Local {
      var kind: StorageKind
      /// Whether its first value may change: a `var` with a use that may change it.
      var isVariable = false
      /// Whether only some branches of an `#if` declare it.
      var isPartial = false
      /// Whether `if let` or `guard let` binds it.
      var isBound = false
      var type: TypeSyntax?
      var initializer: ExprSyntax?
      var function: FunctionDeclSyntax?
      /// The function or closure whose parameter it is.
      var owner: Syntax?
      var place: Int
    }

    /// Each name with its declarations: more than one where the branches of an `#if` each have one.
    private(set) var locals: [String: [Local]] = [:]
    /// The full name of the type around; empty in a file's own code.
    let type: String
    /// Whether the call is directly inside a class declaration.
    private(set) var isInObject = false

    /// The call itself, where the surroundings are those of the chain around it.
    let site: Syntax

    /// Whether the code shows a view inside of an enclosing node, and does not keep it for elsewhere.
    func isShown(in enclosing: Syntax) -> Bool { site.isShown(in: enclosing) }

    /// - Parameter site: The call itself, where `call` is the chain around it.
    init(of call: some SyntaxProtocol, site: Syntax? = nil) {
      self.site = site ?? Syntax(call)
      type = Syntax(call).typeNames.joined(separator: ".")
      var child = Syntax(call)
      while let node = child.parent {
        let kind = node.kind
        if kind == .classDecl || kind == .actorDecl { isInObject = true }
        if kind == .memberBlock {
          if let parent = node.parent?.kind, parent == .classDecl || parent == .actorDecl { isInObject = true }
          break
        }
        read(node, kind, reachedFrom: child)
        if !pending.isEmpty { commit() }
        child = node
      }
    }

    /// The names of the list that is being read, which hide the outer names.
    private var pending: [String: [Local]] = [:]

    private mutating func add(_ name: String?, _ local: Local) {
      if let name { pending[name, default: []].append(local) }
    }

    /// Ends a scope.
    private mutating func commit() {
      locals.merge(pending) { inner, outer in inner.allSatisfy(\.isPartial) ? inner + outer : inner }
      pending = [:]
    }

    private mutating func add(
      _ pattern: PatternSyntax, _ kind: StorageKind, _ initializer: ExprSyntax? = nil, _ type: TypeSyntax? = nil,
      isVariable: Bool = false, isBound: Bool = false
    ) {
      for token in Syntax(pattern).identifiers {
        add(
          token.name,
          Local(
            kind: kind, isVariable: isVariable, isBound: isBound, type: type, initializer: initializer,
            place: token.range.lowerBound))
      }
    }

    private mutating func add(_ parameters: FunctionParameterClauseSyntax, of owner: some SyntaxProtocol) {
      for parameter in parameters.parameters {
        let token = parameter.secondName ?? parameter.firstName
        let names = parameter.type.names
        let isConfiguration = names.last.map { $0 == "Configuration" || $0.hasSuffix("StyleConfiguration") } ?? false
        let kind: StorageKind =
          isConfiguration ? .configuration : names.last.map(Self.proxies.contains) == true ? .proxy : .parameter
        add(token.name, Local(kind: kind, type: parameter.type, owner: Syntax(owner), place: token.range.lowerBound))
      }
    }

    private static let proxies: Set<String> = [
      "GeometryProxy", "ScrollViewProxy", "ChartProxy", "GeometryReader", "ScrollViewReader", "MapReader", "MapProxy",
    ]

    // By the kind, because most nodes on the way up are none of these.
    private mutating func read(_ node: Syntax, _ kind: SyntaxKind, reachedFrom child: Syntax) {
      switch kind {
      case .codeBlockItemList: readStatements(node.cast(CodeBlockItemListSyntax.self), before: child)
      case .closureExpr: read(node.cast(ClosureExprSyntax.self))
      case .functionDecl:
        let function = node.cast(FunctionDeclSyntax.self)
        add(function.signature.parameterClause, of: function)
      case .initializerDecl:
        let initializer = node.cast(InitializerDeclSyntax.self)
        add(initializer.signature.parameterClause, of: initializer)
      case .subscriptDecl:
        let subscriptDecl = node.cast(SubscriptDeclSyntax.self)
        add(subscriptDecl.parameterClause, of: subscriptDecl)
      case .forStmt: add(node.cast(ForStmtSyntax.self).pattern, .local)
      case .switchCase:
        for token in Syntax(node.cast(SwitchCaseSyntax.self).label).identifiers {
          add(token.name, Local(kind: .local, place: token.range.lowerBound))
        }
      case .ifExpr:
        let expression = node.cast(IfExprSyntax.self)
        if expression.body.id == child.id { read(expression.conditions) }
      case .whileStmt:
        let statement = node.cast(WhileStmtSyntax.self)
        if statement.body.id == child.id { read(statement.conditions) }
      default: break
      }
    }

    private mutating func readStatements(_ list: CodeBlockItemListSyntax, before child: Syntax) {
      // A file's own names are globals.
      guard list.parent?.is(SourceFileSyntax.self) != true else { return }
      for item in list.reversed() {
        if item.position < child.position {
          // Of several declarations of a name, the last one is visible.
          let later = pending
          pending = [:]
          read(item)
          pending.merge(later) { earlier, later in later.allSatisfy(\.isPartial) ? later + earlier : later }
        } else if item.id != child.id, let function = item.item.as(FunctionDeclSyntax.self) {
          add(function)
        }
      }
    }

    private mutating func read(_ item: CodeBlockItemSyntax) {
      if let variable = item.item.as(VariableDeclSyntax.self) {
        // `@Bindable var model = model`
        let wrapper = variable.wrapper
        for binding in variable.bindings {
          add(
            binding.pattern, wrapper?.storageKind.0 ?? .local, binding.initializer?.value, binding.typeAnnotation?.type,
            isVariable: variable.bindingSpecifier.tokenKind != .keyword(.let)
              && LocalVariable(binding, in: item.parent).mayChange)
        }
      } else if let function = item.item.as(FunctionDeclSyntax.self) {
        add(function)
      } else if let statement = item.item.as(GuardStmtSyntax.self) {
        read(statement.conditions)
      } else if let conditional = item.item.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .statements(let inner) = clause.elements { inner.forEach { read($0) } }
        }
        let always = conditional.namesOfAllBranches
        for name in pending.keys where !always.contains(name) {
          for place in pending[name, default: []].indices { pending[name]?[place].isPartial = true }
        }
      }
    }

    private mutating func add(_ function: FunctionDeclSyntax) {
      add(function.name.name, Local(kind: .local, function: function, place: function.name.range.lowerBound))
    }

    private mutating func read(_ conditions: ConditionElementListSyntax) {
      for condition in conditions {
        if let binding = condition.condition.as(OptionalBindingConditionSyntax.self) {
          let shorthand = binding.pattern.as(IdentifierPatternSyntax.self).map {
            ExprSyntax(DeclReferenceExprSyntax(baseName: $0.identifier.trimmed))
          }
          add(
            binding.pattern, .local, binding.initializer?.value ?? shorthand, binding.typeAnnotation?.type,
            isVariable: binding.bindingSpecifier.tokenKind != .keyword(.let), isBound: true)
        } else if let matching = condition.condition.as(MatchingPatternConditionSyntax.self) {
          add(matching.pattern, .local)
        }
      }
    }

    private mutating func read(_ closure: ClosureExprSyntax) {
      guard let signature = closure.signature else { return }
      var kind = StorageKind.parameter
      var type: TypeSyntax?
      if let call = closure.ancestorCall {
        let callee =
          call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? call.calledExpression.trimmedText
        if Self.proxies.contains(callee) { kind = .proxy }
        // `ForEach($rows) { row in … }` gives bindings.
        if ["ForEach", "List"].contains(callee), call.arguments.first?.label == nil,
          call.arguments.first?.expression.normalized.contains(where: { $0.hasPrefix("$") }) == true
        {
          kind = .binding
        }
        // `navigationDestination(for: Post.self) { post in … }`
        if callee == "navigationDestination", let argument = call.arguments.first, argument.label?.text == "for",
          let base = argument.expression.as(MemberAccessExprSyntax.self)?.base, base.isPlainChain
        {
          type = TypeSyntax(IdentifierTypeSyntax(name: .identifier(base.trimmedText)))
        }
      }
      for name in signature.parameterNames.filter({ $0.hasPrefix("$") }) {
        let local = Local(kind: .binding, place: signature.range.lowerBound)
        add(name, local)
        add(String(name.dropFirst()), local)
      }
      let parameters: [(TokenSyntax, TypeSyntax?)] =
        switch signature.parameterClause {
        case .simpleInput(let list): list.map { ($0.name, type) }
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName, $0.type) }
        case nil: []
        }
      for (token, type) in parameters {
        let isProxy = type?.names.last.map(Self.proxies.contains) == true
        let place = token.range.lowerBound
        add(token.name, Local(kind: isProxy ? .proxy : kind, type: type, owner: Syntax(closure), place: place))
      }
      for capture in signature.capture?.items ?? [] {
        add(
          capture.name.name,
          Local(kind: .local, initializer: capture.initializer?.value, place: capture.range.lowerBound))
      }
    }
  }

  extension IfConfigDeclSyntax {
    var namesOfAllBranches: Set<String> {
      guard clauses.last?.condition == nil else { return [] }
      let names = clauses.map { clause -> Set<String> in
        guard case .statements(let statements) = clause.elements else { return [] }
        return Set(
          statements.flatMap { item -> [String] in
            if let variable = item.item.as(VariableDeclSyntax.self) {
              return variable.bindings.flatMap(\.pattern.names)
            }
            return item.item.as(FunctionDeclSyntax.self)?.name.name.map { [$0] } ?? []
          })
      }
      return names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
    }
  }

  extension ClosureExprSyntax {
    var ancestorCall: FunctionCallExprSyntax? {
      if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
      return parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
  }
#endif
