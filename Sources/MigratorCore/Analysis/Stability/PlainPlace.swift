#if Migrator
  import SwiftSyntax

  /// Whether each place that makes a view gives it a unique identity: a statement of a builder does. A ternary, two
  /// returns of a function, `AnyView` and a collection do not: two values of one type then are one view.
  struct PlainPlace {
    let codeBase: CodeBase
    private var seen: Set<SyntaxIdentifier> = []
    init(_ codeBase: CodeBase) { self.codeBase = codeBase }

    /// Functions that show the view that is their argument.
    static let takers: Set<String> = [
      "overlay", "background", "mask", "modifier", "NavigationLink", "safeAreaInset", "listRowBackground", "tabItem",
      "navigationBarItems", "buttonStyle", "environmentObject", "sheet", "popover", "WindowGroup", "Section",
    ]

    static let builders: Set<String> = [
      "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "List",
      "ForEach", "Form", "Section", "Group", "GroupBox", "ScrollView", "ScrollViewReader", "GeometryReader",
      "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "TabView", "Tab", "Button", "Menu",
      "Picker", "Label", "LabeledContent", "DisclosureGroup", "ControlGroup", "WindowGroup", "Window", "Settings",
      "MenuBarExtra", "DocumentGroup", "HSplitView", "VSplitView", "Link", "Toggle", "Table", "ViewThatFits",
      "TimelineView", "ToolbarItem", "ToolbarItemGroup", "overlay", "background", "mask", "sheet", "fullScreenCover",
      "popover", "toolbar", "safeAreaInset", "contextMenu", "swipeActions", "alert", "confirmationDialog", "inspector",
      "navigationDestination", "tabItem", "commands", "CommandGroup", "CommandMenu", "previewContext", "searchable",
      "header", "footer", "label", "content", "Preview",
    ]

    func isPlain(_ node: Syntax, in file: ParsedFile) -> Bool {
      var place = self
      return place.climb(node, file)
    }

    private mutating func climb(_ start: Syntax, _ file: ParsedFile) -> Bool {
      var node = start
      var isInBranch = false
      while let parent = node.parent {
        if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
          guard !["eraseToAnyView", "init"].contains(member.declName.baseName.text) else { return false }
          node = parent
        } else if let call = parent.as(FunctionCallExprSyntax.self) {
          if call.calledExpression.id != node.id, call.trailingClosure?.id != node.as(ClosureExprSyntax.self)?.id {
            return false
          }
          node = parent
        } else if parent.is(LabeledExprSyntax.self) {
          guard let taker = parent.parent?.parent, let name = taker.calleeName, Self.takers.contains(name),
            !codeBase.isOwnView(name)
          else { return false }
          node = taker
        } else if parent.is(CodeBlockItemSyntax.self), let list = parent.parent?.as(CodeBlockItemListSyntax.self) {
          guard let owner = list.parent else { return false }
          if let closure = owner.as(ClosureExprSyntax.self) {
            guard let call = Self.call(of: closure), accepts(closure, of: call, list, isInBranch) else { return false }
            isInBranch = false
            if call.calleeName == "Preview" { return true }
            node = call
          } else if owner.is(IfConfigClauseSyntax.self) {
            guard let conditional = owner.ancestor(IfConfigDeclSyntax.self) else { return false }
            node = Syntax(conditional)
          } else if owner.is(CodeBlockSyntax.self), let outer = owner.parent, outer.is(IfExprSyntax.self) {
            isInBranch = true
            node = outer
          } else if owner.is(SwitchCaseSyntax.self), let outer = owner.ancestor(SwitchExprSyntax.self) {
            isInBranch = true
            node = Syntax(outer)
          } else {
            return ends(at: owner, list, isInBranch, file)
          }
        } else if parent.is(IfExprSyntax.self) || parent.is(ExpressionStmtSyntax.self)
          || parent.is(PostfixIfConfigExprSyntax.self)
        {
          node = parent
        } else if parent.is(IfConfigClauseSyntax.self), let chain = parent.ancestor(PostfixIfConfigExprSyntax.self) {
          node = Syntax(chain)
        } else if parent.is(ReturnStmtSyntax.self) {
          guard !isInBranch, parent.isOnlyReturn else { return false }
          node = parent
        } else if parent.is(MultipleTrailingClosureElementSyntax.self)
          || parent.is(MultipleTrailingClosureElementListSyntax.self)
        {
          node = parent
        } else {
          return false
        }
      }
      return false
    }

    static func call(of closure: ClosureExprSyntax) -> Syntax? {
      if let parent = closure.parent, parent.calleeName != nil { return parent }
      guard let list = closure.parent?.parent else { return nil }
      if closure.parent?.is(MultipleTrailingClosureElementSyntax.self) == true { return list.parent }
      return list.parent?.calleeName == nil ? nil : list.parent
    }

    private func accepts(
      _ closure: ClosureExprSyntax, of call: Syntax, _ list: CodeBlockItemListSyntax, _ isInBranch: Bool
    ) -> Bool {
      guard !closure.isAction(of: call) else { return false }
      if let name = call.calleeName, Self.builders.contains(name), !codeBase.isOwnView(name) { return true }
      // NB: a function may show either of two closures; a method may show it elsewhere: `router.present { Row() }`.
      return !isInBranch && call.closureCount == 1 && list.resultCount == 1 && call.isOnView
    }

    /// Whether a helper, or the body, has its own place.
    private mutating func ends(
      at owner: Syntax, _ list: CodeBlockItemListSyntax, _ isInBranch: Bool, _ file: ParsedFile
    ) -> Bool {
      guard let declaration = owner.enclosingMember else { return false }
      let attributes: AttributeListSyntax
      let name: String
      if let variable = declaration.as(VariableDeclSyntax.self) {
        attributes = variable.attributes
        guard let only = variable.bindings.first?.pattern.names.first else { return false }
        name = only
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        attributes = function.attributes
        name = function.name.text
      } else {
        return false
      }
      if name == "body" || name == "previews" { return true }
      let isBuilder = attributes.contains { $0.trimmedText.hasSuffix("Builder") }
      guard isBuilder || !isInBranch && list.resultCount == 1 else { return false }
      return usesArePlain(name, declaration, file)
    }

    private mutating func usesArePlain(_ name: String, _ declaration: Syntax, _ file: ParsedFile) -> Bool {
      guard seen.insert(declaration.id).inserted else { return false }
      guard let found = MemberUses.all(of: name, declaration, file, codeBase) else { return false }
      for mention in found {
        guard let reference = mention.token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
        let node = reference.access
        if let member = node.as(MemberAccessExprSyntax.self) {
          // A modifier of the project's own shows the view that it is called on.
          guard member.base?.isSelf == true || declaration.isInExtensionOfView else { return false }
        }
        guard climb(node, mention.file) else { return false }
      }
      return true
    }
  }

  extension CodeBlockItemListSyntax {
    /// How many statements are a view, or return one.
    fileprivate var resultCount: Int {
      count { $0.item.as(ExprSyntax.self) != nil || $0.item.is(ReturnStmtSyntax.self) || $0.item.is(StmtSyntax.self) }
    }
  }

  extension ClosureExprSyntax {
    private static let actions: Set<String> = [
      "Task", "task", "detached", "addTask", "async", "asyncAfter", "run", "perform", "refreshable", "withAnimation",
      "withTransaction", "sink", "scheduledTimer", "gesture", "simultaneousGesture", "highPriorityGesture", "action",
      "primaryAction", "completion", "handler",
    ]

    /// Whether it runs as an action, so that a view made in it goes elsewhere.
    func isAction(of call: Syntax) -> Bool {
      let label =
        parent?.as(LabeledExprSyntax.self)?.label?.text
        ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
      if label == nil, call.calleeName == "Button" {
        return call.as(FunctionCallExprSyntax.self)?.arguments.contains { $0.label?.text == "action" } != true
      }
      guard let name = label ?? call.calleeName else { return false }
      // `onAppear`, `onDismiss:`
      return Self.actions.contains(name) || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
    }
  }

  extension Syntax {
    /// Whether a call makes a view, calls the project's own function, or is a modifier: `Text("").card { … }`.
    fileprivate var isOnView: Bool {
      guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return true }
      guard var base = called.as(MemberAccessExprSyntax.self)?.base else { return true }
      while true {
        if let call = base.as(FunctionCallExprSyntax.self) {
          if call.calledExpression.is(DeclReferenceExprSyntax.self) { return ExprSyntax(call).constructedType != nil }
          base = call.calledExpression
        } else if let member = base.as(MemberAccessExprSyntax.self), let inner = member.base {
          base = inner
        } else {
          return base.isSelf || base.rootName.map(Self.viewNames.contains) == true
        }
      }
    }

    private static var viewNames: Set<String> { ["content", "configuration", "label"] }

    /// The name of the function that a call or a macro calls; nil for other nodes.
    var calleeName: String? {
      if let call = self.as(FunctionCallExprSyntax.self) {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        return ""
      }
      if let macro = self.as(MacroExpansionExprSyntax.self) { return macro.macroName.text }
      if let macro = self.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text }
      return nil
    }

    fileprivate var closureCount: Int {
      guard let call = self.as(FunctionCallExprSyntax.self) else { return 1 }
      return (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        + call.arguments.count { $0.expression.is(ClosureExprSyntax.self) }
    }

    /// The variable or function that a block is the body of.
    fileprivate var enclosingMember: Syntax? {
      for current in sequence(first: self, next: \.parent) {
        if current.is(VariableDeclSyntax.self) || current.is(FunctionDeclSyntax.self) { return current }
        if current.is(ClosureExprSyntax.self) || current.is(MemberBlockSyntax.self) { return nil }
      }
      return nil
    }

    fileprivate var isInExtensionOfView: Bool { ancestor(ExtensionDeclSyntax.self)?.extendedType.trimmedText == "View" }

    var isPrivateMember: Bool {
      let modifiers = self.as(VariableDeclSyntax.self)?.modifiers ?? self.as(FunctionDeclSyntax.self)?.modifiers
      return modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
    }

    fileprivate var isOnlyReturn: Bool {
      let isCode = { (node: Syntax) in
        node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self)
      }
      return ancestors.first(where: isCode)?.returns == 1
    }

    private var returns: Int {
      if self.is(ReturnStmtSyntax.self) { return 1 }
      return children(viewMode: .sourceAccurate).reduce(0) { sum, child in
        child.is(ClosureExprSyntax.self) || child.is(FunctionDeclSyntax.self) ? sum : sum + child.returns
      }
    }
  }
#endif
