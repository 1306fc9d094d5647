#if Migrator
  import SwiftSyntax

  /// The names between a call and its type that its closure or its observed value uses, and the code that binds them.
  struct ContextReader {
    struct Parameter {
      let name: String
      /// Nil for a type that no given file declares.
      let type: TypeSyntax?
    }

    private(set) var parameters: [Parameter] = []
    private(set) var locals: [(name: String, value: Syntax)] = []
    /// The code that the skeleton repeats around the observer.
    private(set) var code: [Syntax] = []
    private(set) var names: Set<String> = []
    /// Outermost first: the text before the observer and the one after it.
    private var layers: [(node: Syntax, kind: Layer)] = []

    private enum Layer {
      case statement
      /// A constant whose value later statements write.
      case deferred(PatternBindingSyntax, [CodeBlockItemSyntax])
      case condition(ConditionElementListSyntax)
      case rows(ExprSyntax, FunctionCallExprSyntax, String)
      case match(SwitchExprSyntax, SwitchCaseSyntax)
    }

    init(_ call: ObserverCall, _ sources: SkeletonSources) {
      var needed = Self.identifiers(in: Syntax(call.call.arguments))
      if let closure = call.call.trailingClosure { needed.formUnion(Self.identifiers(in: Syntax(closure))) }
      var child = Syntax(call.call)
      while let node = child.parent {
        if node.is(MemberBlockSyntax.self) { break }
        read(node, reachedFrom: child, &needed, sources)
        child = node
      }
      layers.reverse()
    }

    private mutating func read(
      _ node: Syntax, reachedFrom child: Syntax, _ needed: inout Set<String>, _ sources: SkeletonSources
    ) {
      if let list = node.as(CodeBlockItemListSyntax.self) {
        let before = list.prefix { $0.id != child.id }.reversed()
        for item in before {
          if let variable = item.item.as(VariableDeclSyntax.self) {
            let own = variable.bindings.flatMap { $0.pattern.names }
            guard !needed.isDisjoint(with: own) else { continue }
            let layer = Self.layer(of: variable, in: list)
            var value = Syntax(variable)
            if case .deferred(_, let writes) = layer { value = Syntax(CodeBlockItemListSyntax([item] + writes)) }
            needed.formUnion(Self.identifiers(in: value))
            names.formUnion(own)
            for name in own { locals.append((name, value)) }
            code.append(value)
            layers.append((Syntax(item), layer))
          } else if let function = item.item.as(FunctionDeclSyntax.self), needed.contains(function.name.text) {
            needed.formUnion(Self.identifiers(in: Syntax(function)))
            names.insert(function.name.text)
            code.append(Syntax(item))
            layers.append((Syntax(item), .statement))
          }
        }
      } else if let branch = node.as(IfExprSyntax.self), branch.body.id == child.id {
        let own = Syntax(branch.conditions).identifiers.compactMap(\.name)
        guard !needed.isDisjoint(with: own) else { return }
        needed.formUnion(Self.identifiers(in: Syntax(branch.conditions)))
        names.formUnion(own)
        for name in own { locals.append((name, Syntax(branch.conditions))) }
        code.append(Syntax(branch.conditions))
        layers.append((Syntax(branch), .condition(branch.conditions)))
      } else if let chosen = node.as(SwitchCaseSyntax.self),
        let whole = chosen.parent?.parent?.as(SwitchExprSyntax.self)
      {
        let own = Syntax(chosen.label).identifiers.compactMap(\.name)
        guard !needed.isDisjoint(with: own) else { return }
        needed.formUnion(Self.identifiers(in: Syntax(whole.subject)))
        names.formUnion(own)
        for name in own { locals.append((name, Syntax(whole.subject))) }
        code += [Syntax(whole.subject), Syntax(chosen.label)]
        layers.append((Syntax(whole), .match(whole, chosen)))
      } else if let closure = node.as(ClosureExprSyntax.self) {
        read(closure, &needed, sources)
      } else if let function = node.as(FunctionDeclSyntax.self) {
        for parameter in function.signature.parameterClause.parameters {
          let name = (parameter.secondName ?? parameter.firstName).text
          if needed.contains(name) {
            parameters.append(Parameter(name: name, type: parameter.type))
            names.insert(name)
          }
        }
      }
    }

    private static func layer(of variable: VariableDeclSyntax, in list: CodeBlockItemListSyntax) -> Layer {
      guard let one = variable.bindings.first, one.initializer == nil, one.accessorBlock == nil else {
        return .statement
      }
      return .deferred(
        one,
        list.filter { item in
          item.tokens(viewMode: .sourceAccurate).contains {
            $0.text == one.pattern.trimmedText && $0.parent?.isAssigned == true
          }
        })
    }

    private mutating func read(_ closure: ClosureExprSyntax, _ needed: inout Set<String>, _ sources: SkeletonSources) {
      let own: [String]
      switch closure.signature?.parameterClause {
      case .simpleInput(let list): own = list.map(\.name.text)
      case .parameterClause(let clause): own = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: own = closure.dollars.isEmpty ? [] : ["$0"]
      }
      let plain = own.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
      guard !needed.isDisjoint(with: plain),
        let call = closure.parent?.as(FunctionCallExprSyntax.self) ?? closure.ancestor(FunctionCallExprSyntax.self)
      else { return }
      if let content = ContentClosure(closure, of: call, in: sources) {
        for (place, name) in plain.enumerated() where needed.contains(name) {
          parameters.append(Parameter(name: name, type: content.type(place)))
          names.insert(name)
        }
        return
      }
      let isReader = SkeletonRuntime.readerStates[call.calledExpression.trimmedText] != nil
      let data = isReader ? nil : call.arguments.first?.expression
      let header = FunctionCallExprSyntax(
        calledExpression: call.calledExpression, leftParen: call.leftParen, arguments: call.arguments,
        rightParen: call.rightParen)
      needed.formUnion(Self.identifiers(in: Syntax(call.arguments)))
      names.formUnion(plain)
      for name in plain { locals.append((name, data.map(Syntax.init) ?? Syntax(header))) }
      code.append(Syntax(call.arguments))
      let signature = closure.signature.map { " " + $0.trimmedText } ?? ""
      layers.append((Syntax(call), .rows(ExprSyntax(header), call, signature)))
    }

    /// The lines before the observer, outermost first.
    func open(_ cleaner: SkeletonCleaner) -> [String] {
      layers.map { node, kind in
        switch kind {
        case .statement: cleaner.text(node)
        case .deferred(let binding, let writes):
          "let \(binding.trimmedText) = {\n"
            + ([cleaner.text(node)] + writes.map(cleaner.text)).joined(separator: "\n")
            + "\nreturn \(binding.pattern.trimmedText)\n}()"
        case .condition(let conditions): "if \(cleaner.text(conditions)) {"
        case .rows(let header, _, let signature): "\(cleaner.text(header)) {\(signature)"
        case .match(let whole, let chosen): "switch \(cleaner.text(whole.subject)) {\n\(cleaner.text(chosen.label))"
        }
      }
    }

    /// The lines after the observer, innermost first.
    var close: [String] {
      layers.reversed().compactMap { _, kind in
        switch kind {
        case .statement, .deferred: nil
        case .condition, .rows: "}"
        case .match(let whole, let chosen):
          chosen.label.is(SwitchDefaultLabelSyntax.self) || whole.cases.count == 1 ? "}" : "default: __Leaf()\n}"
        }
      }
    }

    private static func identifiers(in code: Syntax) -> Set<String> { Set(CallSkeleton.names(in: code)) }
  }
#endif
