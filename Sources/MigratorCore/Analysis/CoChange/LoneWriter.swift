#if Migrator
  import SwiftSyntax

  /// One place that names a private state: a read, a writer whose event writes nothing else, or neither for certain.
  struct LoneWriter {
    enum Result {
      case read
      /// How a message names it: `Toggle (line 12)`.
      case writer(String)
      case unknown
    }

    private let token: TokenSyntax
    private let name: String
    private let resolver: Resolver

    init(_ token: TokenSyntax, _ name: String, _ resolver: Resolver) {
      self.token = token
      self.name = name
      self.resolver = resolver
    }

    var result: Result {
      if token.text.hasPrefix("$") { return controlOfBinding.map(Result.writer) ?? .unknown }
      if token.text.hasPrefix("_") { return isInitialValue ? .read : .unknown }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
        return isOnlyAName ? .read : .unknown
      }
      let node = reference.access
      guard node.enclosingKeyPath == nil else { return .unknown }
      guard !isInitialValue, node.isChanged(in: resolver.codeBase, unknownCalls: true) else { return .read }
      return tap(around: node).map(Result.writer) ?? .unknown
    }

    // MARK: Reads

    /// A declaration, a label, or a capture.
    private var isOnlyAName: Bool {
      guard let parent = token.parent else { return false }
      return parent.is(IdentifierPatternSyntax.self) || parent.is(LabeledExprSyntax.self)
        || parent.is(FunctionParameterSyntax.self) || parent.is(ClosureCaptureSyntax.self)
        || parent.is(EnumCaseElementSyntax.self) || parent.is(EnumCaseParameterSyntax.self)
    }

    /// `_isOn = State(initialValue: …)` or `isOn = …` in an initializer: the first value only.
    private var isInitialValue: Bool {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.ancestor(InitializerDeclSyntax.self) != nil, reference.ancestor(ClosureExprSyntax.self) == nil
      else { return false }
      return reference.access.isAssigned
    }

    // MARK: Controls

    /// The labels of the bindings of controls that write nothing else in their event.
    // Not those with a parsed `value:`, which a focus that moves commits, nor presentations, which code dismisses.
    private static let controls: [String: Set<String>] = [
      "Toggle": ["isOn"], "Slider": ["value"], "Stepper": ["value"], "TextField": ["text"], "SecureField": ["text"],
      "TextEditor": ["text"], "Picker": ["selection"], "DatePicker": ["selection"], "ColorPicker": ["selection"],
    ]

    private var controlOfBinding: String? {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      let binding = reference.access
      if let access = binding.as(MemberAccessExprSyntax.self), access.base?.isSelf != true { return nil }
      guard let argument = binding.parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
        let control = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        Self.controls[control]?.contains(label) == true, !resolver.index.declares(control),
        hasOnlyLabels(call, control),
        isPlainPlace(Syntax(call))
      else { return nil }
      return phrase(control, at: call)
    }

    /// Whether the closures of a control only make its labels: `onEditingChanged` and `onCommit` may write more.
    private func hasOnlyLabels(_ call: FunctionCallExprSyntax, _ control: String) -> Bool {
      let labels: Set<String> = ["label", "minimumValueLabel", "maximumValueLabel", "currentValueLabel"]
      for argument in call.arguments {
        // A function may be such an action too.
        if let label = argument.label?.text, label.hasPrefix("on") { return false }
        if argument.expression.is(ClosureExprSyntax.self), !labels.contains(argument.label?.text ?? "") { return false }
      }
      if let trailing = call.trailingClosure {
        // `TextField("", text: $text) { isEditing in … }` has no label there.
        if control == "TextField" || control == "SecureField" || trailing.signature != nil { return false }
      }
      return call.additionalTrailingClosures.allSatisfy { labels.contains($0.label.text) }
    }

    // MARK: Taps

    /// `Button("Next") { page += 1 }`: an action that writes the state alone.
    private func tap(around node: Syntax) -> String? {
      guard var closure = node.ancestor(ClosureExprSyntax.self) else { return nil }
      while let call = closure.enclosingCall, call.calledExpression.trimmedText == "withAnimation",
        let outer = Syntax(call).ancestor(ClosureExprSyntax.self)
      {
        guard !resolver.index.isGlobal("withAnimation"), writesOnlyTheState(closure.statements) else { return nil }
        closure = outer
      }
      guard closure.signature == nil, writesOnlyTheState(closure.statements), let call = closure.enclosingCall else {
        return nil
      }
      let isAction =
        call.trailingClosure?.id == closure.id
        || call.arguments.contains { $0.label?.text == "action" && $0.expression.id == ExprSyntax(closure).id }
      guard isAction, isPlainPlace(Syntax(call)) else { return nil }
      if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Button",
        !resolver.index.declares("Button"),
        // With `action:`, the trailing closure is the label.
        call.trailingClosure?.id != closure.id || !call.arguments.contains(where: { $0.label?.text == "action" })
      {
        return phrase("Button", at: call)
      }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "onTapGesture",
        resolver.index.members("onTapGesture", of: "View", seenFrom: resolver.file.path).isEmpty
      {
        return phrase("onTapGesture", at: call)
      }
      return nil
    }

    /// Whether each statement assigns to the state a value that no call makes, or toggles it.
    private func writesOnlyTheState(_ statements: CodeBlockItemListSyntax) -> Bool {
      statements.allSatisfy { item in
        guard case .expr(let expression) = item.item else { return false }
        if let call = expression.as(FunctionCallExprSyntax.self) {
          if call.calledExpression.trimmedText == "withAnimation", let inner = call.trailingClosure {
            return writesOnlyTheState(inner.statements)
              && call.arguments.allSatisfy { !Syntax($0).hasStateChange(in: resolver) }
          }
          return [[name, ".", "toggle"], ["self", ".", name, ".", "toggle"]].contains(
            call.calledExpression.tokenTexts) && call.arguments.isEmpty
            && resolver.codeBase.declarations(named: "toggle")?.isEmpty == true
        }
        guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count >= 3,
          let target = sequence.elements.first, target.normalized == [name]
        else { return false }
        let elements = Array(sequence.elements)
        let operators = elements.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        guard Syntax(operators[0]).isAssignment else { return false }
        // NB: an own operator may write more; between literals and the state itself there is the standard library's.
        let isPlain = operators.count == 1 && operators[0].trimmedText == "="
        return elements.dropFirst(2).enumerated().allSatisfy { offset, element in
          if offset % 2 == 1 { return ["+", "-", "*"].contains(element.trimmedText) }
          return element.isLiteral || element.normalized == [name]
            || isPlain && !Syntax(element).hasStateChange(in: resolver)
        } && ["=", "+=", "-=", "*="].contains(operators[0].trimmedText)
      }
    }

    // MARK: Places

    /// Containers whose closures only build views, and run no event of their own beside that of a control inside.
    private static let containers: Set<String> = [
      "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group",
      "Section", "Form", "List", "ScrollView", "NavigationView", "NavigationStack", "GroupBox", "ForEach",
      "ToolbarItem", "ToolbarItemGroup", "GeometryReader", "DisclosureGroup", "LabeledContent", "ControlGroup",
      // Modifiers.
      "toolbar", "overlay", "background", "safeAreaInset",
    ]

    private func isPlainPlace(_ node: Syntax) -> Bool {
      var node = node
      while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
        if let closure = parent.as(ClosureExprSyntax.self) {
          guard let call = closure.enclosingCall else { return false }
          let called =
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          guard let called, Self.containers.contains(called), !resolver.index.declares(called),
            // A tap in a list with a selection writes that too.
            !call.arguments.contains(where: { $0.label?.text == "selection" })
          else { return false }
          node = Syntax(call)
          continue
        }
        node = parent
      }
      return node.parent?.is(MemberBlockSyntax.self) == true
    }

    private func phrase(_ what: String, at call: FunctionCallExprSyntax) -> String {
      "\(what) (line \(resolver.file.text.place(at: call.range.lowerBound).line))"
    }
  }

  extension Syntax {
    /// Functions of SwiftUI that make an animation, and methods that change one.
    private static let animations: Set<String> = [
      "easeInOut", "easeIn", "easeOut", "linear", "spring", "interactiveSpring", "interpolatingSpring", "bouncy",
      "smooth", "snappy", "timingCurve", "delay", "speed", "repeatCount", "repeatForever", "some", "init",
    ]

    /// Whether evaluating it may run code that writes: a call, a closure, a subscript, an assignment.
    fileprivate func hasStateChange(in resolver: Resolver) -> Bool {
      switch kind {
      case .closureExpr, .subscriptCallExpr, .inOutExpr, .awaitExpr, .macroExpansionExpr, .assignmentExpr: return true
      case .functionCallExpr:
        // `.easeInOut(duration: 1)` makes a value; a function of the project may do anything.
        guard let member = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
          member.base == nil || member.base?.is(FunctionCallExprSyntax.self) == true,
          let name = member.declName.baseName.name ?? Optional(member.declName.baseName.text)
        else { return true }
        let own = resolver.codeBase.declarations(named: name)
        guard own.map({ $0.isEmpty ? Self.animations.contains(name) : $0.allSatisfy(\.isCase) }) == true else {
          return true
        }
      default: break
      }
      return children(viewMode: .sourceAccurate).contains { $0.hasStateChange(in: resolver) }
    }

    fileprivate var isCase: Bool { self.is(EnumCaseElementSyntax.self) }
  }
#endif
