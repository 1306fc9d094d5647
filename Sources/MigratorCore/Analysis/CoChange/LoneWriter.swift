#if Migrator
  import SwiftSyntax

  /// One place that names a private state: a read, a writer whose event writes nothing else, or neither for certain.
  struct LoneWriter {
    enum Result {
      case read
      /// How a message names each: `Toggle (line 12)`.
      case writers([String])
      case unknown
    }

    private let token: TokenSyntax
    private let name: String
    private let resolver: Resolver
    private let own: OwnMentions

    /// - Parameter own: The view that the token is in.
    init(_ mention: Mentions.Mention, _ name: String, _ own: OwnMentions) {
      token = mention.token
      self.name = name
      resolver = own.resolver(in: mention.file)
      self.own = own
    }

    var result: Result {
      if token.text.hasPrefix("$") { return bindingWriters.map(Result.writers) ?? .unknown }
      if token.text.hasPrefix("_") { return isInitialValue ? .read : .unknown }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
        return isOnlyAName ? .read : .unknown
      }
      let node = reference.access
      guard node.enclosingKeyPath == nil else { return .unknown }
      guard !isInitialValue, node.isChanged(in: resolver.codeBase, unknownCalls: true) else { return .read }
      return taps(around: node).map(Result.writers) ?? .unknown
    }

    /// A declaration, a label, or a capture.
    private var isOnlyAName: Bool {
      guard let parent = token.parent else { return false }
      return parent.is(IdentifierPatternSyntax.self) || parent.is(LabeledExprSyntax.self)
        || parent.is(FunctionParameterSyntax.self) || parent.is(ClosureCaptureSyntax.self)
        || parent.is(EnumCaseElementSyntax.self) || parent.is(EnumCaseParameterSyntax.self)
    }

    /// `_isOn = State(initialValue: …)` or `isOn = …` in an initializer: the first value only.
    private var isInitialValue: Bool {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), case let access = reference.access,
        access.isAssigned, reference.ancestor(InitializerDeclSyntax.self) != nil,
        reference.ancestor(ClosureExprSyntax.self) == nil
      else { return false }
      guard token.text.hasPrefix("_") else { return true }
      // The initializer of a child has been checked.
      if own.binding == name { return true }
      // NB: `_page = other` would share the storage of a different view.
      let value = access.parent?.as(ExprListSyntax.self)?.last?.trimmedText ?? ""
      return value.hasPrefix("State(") || value.hasPrefix("State<") || value.hasPrefix(".init(")
    }

    /// The labels of bindings that write nothing else: none that a focus commits or that code dismisses.
    private static let controls: [String: Set<String>] = [
      "Toggle": ["isOn"], "Slider": ["value"], "Stepper": ["value"], "TextField": ["text"], "SecureField": ["text"],
      "TextEditor": ["text"], "Picker": ["selection"], "DatePicker": ["selection"], "ColorPicker": ["selection"],
      "PhotosPicker": ["selection"], "MultiDatePicker": ["selection"], "TabView": ["selection"],
      "DisclosureGroup": ["isExpanded"], "searchable": ["text"],
    ]

    private var bindingWriters: [String]? {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      let binding = reference.access
      if let access = binding.as(MemberAccessExprSyntax.self), access.base?.isSelf != true { return nil }
      guard let argument = binding.parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
        let called = Syntax(call).calleeName, isPlainPlace(Syntax(call)),
        call.calledExpression.is(DeclReferenceExprSyntax.self) || called == "searchable"
      else { return nil }
      guard resolver.codeBase.isOwnView(called) else {
        return Self.controls[called]?.contains(label) == true && hasOnlyLabels(call, called)
          ? [phrase(called, at: call)] : nil
      }
      return own.view(called, of: resolver)?.writers(of: label)
    }

    /// Whether the closures of a control only make its labels: `onEditingChanged` and `onCommit` may write more.
    private func hasOnlyLabels(_ call: FunctionCallExprSyntax, _ control: String) -> Bool {
      let labels: Set<String> = ["label", "minimumValueLabel", "maximumValueLabel", "currentValueLabel"]
      for argument in call.arguments {
        // The end of a search writes `isPresented` and `tokens` too.
        if control == "searchable", !["text", "placement", "prompt"].contains(argument.label?.text) { return false }
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

    /// `Button("Next") { page += 1 }`: actions that write states of the view alone.
    private func taps(around node: Syntax) -> [String]? {
      guard var closure = node.ancestor(ClosureExprSyntax.self) else { return nil }
      while let call = closure.enclosingCall, call.calledExpression.trimmedText == "withAnimation",
        let outer = Syntax(call).ancestor(ClosureExprSyntax.self)
      {
        closure = outer
      }
      guard OwnWrites(resolver, binding: own.binding).areAll(in: closure.statements), let call = closure.enclosingCall
      else { return nil }
      let name = Syntax(call).calleeName ?? ""
      let isMember = call.calledExpression.is(MemberAccessExprSyntax.self)
      let known = isMember ? ["onTapGesture", "refreshable", "onDelete", "onMove"] : ["Button"]
      guard closure.isAction(of: Syntax(call)), known.contains(name), !resolver.codeBase.isOwnView(name),
        isPlainPlace(Syntax(call))
      else { return nil }
      return [phrase(name, at: call)]
    }

    /// Containers whose closures only build views, and run no event of their own beside that of a control inside.
    private static let containers: Set<String> = [
      "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group",
      "Section", "Form", "List", "ScrollView", "NavigationView", "NavigationStack", "GroupBox", "ForEach",
      "ToolbarItem", "ToolbarItemGroup", "GeometryReader", "DisclosureGroup", "NavigationSplitView", "HSplitView",
      "VSplitView", "ViewThatFits", "LabeledContent", "ControlGroup", "ScrollViewReader", "Menu",
      // Modifiers.
      "toolbar", "overlay", "background", "safeAreaInset", "contextMenu", "swipeActions", "sheet", "fullScreenCover",
      "popover",
    ]

    private func isPlainPlace(_ node: Syntax) -> Bool {
      var node = node
      while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
        if let closure = parent.as(ClosureExprSyntax.self) {
          guard let call = closure.enclosingCall, let called = Syntax(call).calleeName,
            Self.containers.contains(called) || closure.isDestination(of: call),
            !resolver.codeBase.isOwnContainer(called),
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
      let line = resolver.file.text.place(at: call.range.lowerBound).line
      return own.isOuter ? "\(what) (line \(line))" : "\(what) (\(resolver.file.line(of: call)))"
    }
  }

  extension ClosureExprSyntax {
    /// Whether it makes what a `NavigationLink` shows, and not its label.
    fileprivate func isDestination(of call: FunctionCallExprSyntax) -> Bool {
      guard Syntax(call).calleeName == "NavigationLink", call.trailingClosure?.id == id else { return false }
      return call.additionalTrailingClosures.map(\.label.text) == ["label"] && call.arguments.isEmpty
        || call.additionalTrailingClosures.isEmpty && call.arguments.count == 1 && call.arguments.first?.label == nil
    }
  }
#endif
