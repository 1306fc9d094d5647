#if Migrator
  import SwiftSyntax

  /// A call of `onChange(of:…)`, taken apart.
  struct ObserverCall {
    /// The action for a changed value.
    enum Action {
      case trailing(ClosureExprSyntax)
      case argument(ClosureExprSyntax, LabeledExprSyntax)
      /// A function or a stored closure, by name or by an expression.
      case reference(ExprSyntax, LabeledExprSyntax)

      init(_ argument: LabeledExprSyntax) {
        self =
          argument.expression.as(ClosureExprSyntax.self).map { .argument($0, argument) }
          ?? .reference(argument.expression, argument)
      }
    }

    let call: FunctionCallExprSyntax
    /// The outermost expression of the chain that the call is in.
    let top: Syntax
    let name: TokenSyntax
    let observed: LabeledExprSyntax
    let initial: LabeledExprSyntax?
    let action: Action
    /// Whether the action carries the label `perform:`, as only the legacy form has it.
    let isLabelled: Bool
    private(set) var backport: BackportUse?

    /// The backport that a call means, with the edits that turn its name and its label into SwiftUI's.
    struct BackportUse {
      let position: Int
      /// The number of the action's parameters.
      let arity: Int
      let renaming: [Edit]
    }

    /// A call of a backport, whose value and action may have other labels, behind the property that gives the wrapper.
    init?(
      _ call: FunctionCallExprSyntax, top: Syntax, of backport: Backport, at position: Int,
      behind property: Range<Int>
    ) {
      guard let first = call.arguments.first, let name = Self.name(of: call) else { return nil }
      if let closure = call.trailingClosure {
        action = .trailing(closure)
      } else {
        guard call.arguments.count == 2, let last = call.arguments.last else { return nil }
        action = Action(last)
      }
      (self.call, self.top, self.name) = (call, top, name)
      observed = first
      initial = nil
      isLabelled = call.arguments.last?.label != nil && call.trailingClosure == nil
      var renaming: [Edit] = property.isEmpty ? [] : [.delete(property)]
      if name.name != "onChange" { renaming.append(.replace(name.range, with: "onChange")) }
      if let label = first.label {
        if label.text != "of" { renaming.append(.replace(label.range, with: "of")) }
      } else {
        renaming.append(.insert("of: ", at: first.expression.range.lowerBound))
      }
      let arity = backport.arity ?? closure?.arity ?? 1
      self.backport = BackportUse(position: position, arity: arity, renaming: renaming)
    }

    /// - Returns: nil for calls that have other arguments than the forms of views and scenes.
    init?(_ call: FunctionCallExprSyntax, top: Syntax) {
      guard let name = Self.name(of: call), name.name == "onChange", call.additionalTrailingClosures.isEmpty else {
        return nil
      }
      var arguments = Array(call.arguments)
      guard let first = arguments.first, first.label?.text == "of" else { return nil }
      arguments.removeFirst()
      var initial: LabeledExprSyntax?
      if let next = arguments.first, next.label?.text == "initial" {
        initial = next
        arguments.removeFirst()
      }
      if let closure = call.trailingClosure {
        guard arguments.isEmpty else { return nil }
        action = .trailing(closure)
        isLabelled = false
      } else {
        guard arguments.count == 1, let last = arguments.first, last.label == nil || last.label?.text == "perform"
        else { return nil }
        isLabelled = last.label != nil
        action = Action(last)
      }
      self.call = call
      self.top = top
      self.name = name
      self.observed = first
      self.initial = initial
    }

    /// The method's name, alone or behind a base.
    private static func name(of call: FunctionCallExprSyntax) -> TokenSyntax? {
      let called = call.calledExpression
      return called.as(MemberAccessExprSyntax.self)?.declName.baseName
        ?? called.as(DeclReferenceExprSyntax.self)?.baseName
    }

    var closure: ClosureExprSyntax? {
      switch action {
      case .trailing(let closure), .argument(let closure, _): closure
      case .reference: nil
      }
    }

    /// The form of a call, by its labels and by the number of its closure's parameters.
    enum Form { case legacy, zero, two, unlabelledReference, other }

    var form: Form {
      guard let closure else {
        if isLabelled { return initial == nil ? .legacy : .other }
        return .unlabelledReference
      }
      let arity = closure.arity
      if isLabelled { return arity == 1 && initial == nil ? .legacy : .other }
      switch arity {
      case 0: return .zero
      case 1: return initial == nil && isTrailing ? .legacy : .other
      case 2: return .two
      default: return .other
      }
    }

    var isTrailing: Bool { if case .trailing = action { true } else { false } }
  }

  extension ClosureExprSyntax {
    /// The number of the closure's parameters, named or as `$0`, `$1` …
    var arity: Int {
      switch signature?.parameterClause {
      case .simpleInput(let list): list.count
      case .parameterClause(let clause): clause.parameters.count
      case nil: (dollars.map(\.index).max() ?? -1) + 1
      }
    }

    /// The `$0`, `$1` … that are this closure's own.
    var dollars: [(token: TokenSyntax, index: Int)] {
      let finder = DollarFinder(viewMode: .sourceAccurate)
      finder.walk(statements)
      return finder.found
    }
  }

  /// Finds `$0`, and not those of nested closures.
  private final class DollarFinder: SyntaxVisitor {
    var found: [(token: TokenSyntax, index: Int)] = []

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .dollarIdentifier(let text) = node.tokenKind, let index = Int(text.dropFirst()) {
        found.append((node, index))
      }
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
