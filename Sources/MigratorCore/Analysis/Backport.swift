#if Migrator
  import SwiftSyntax

  /// An own method that calls `onChange` in the form that the system has, and does nothing else.
  struct Backport: Sendable {
    enum Receiver: Sendable, Hashable {
      /// Every view.
      case view
      /// A property of a view that gives a wrapper of this type.
      case wrapper(type: String)
      /// A property of a view by its name.
      case property(String)
    }

    let name: String
    let receiver: Receiver
    /// The labels of the value and of the action; nil for `of:` and any of the usual ones.
    var labels: [String?]?
    /// How many parameters the action has; nil to go by the closure.
    var arity: Int?
    /// nil for one that the settings name.
    var function: FunctionDeclSyntax?
    var path = ""

    /// `onChangeCompat(of:perform:)`
    var signature: String { "\(name)(\((labels ?? []).map { ($0 ?? "_") + ":" }.joined()))" }

    /// - Parameter setting: `onChangeCompat`, or `backport.onChange` for one behind a property.
    init(setting: String) {
      let parts = setting.split(separator: ".").map(String.init)
      name = parts.last ?? setting
      receiver = parts.count > 1 ? .property(parts[parts.count - 2]) : .view
    }

    /// - Parameter known: Backports that the method may forward to instead.
    /// - Returns: nil for a method that is no backport by its shape.
    init?(_ function: FunctionDeclSyntax, in facts: TypeFacts, known: [Backport]) {
      let type = facts.name.split(separator: ".").last.map(String.init) ?? facts.name
      let isOnViews = type == "View" && facts.kind == .extensionOf
      // NB: a method of views that is named as SwiftUI's own cannot be told from it at a call.
      guard !isOnViews || function.name.text != "onChange", facts.kind == .structure || facts.kind == .extensionOf,
        !function.modifiers.areStatic
      else { return nil }
      let parameters = Array(function.signature.parameterClause.parameters)
      guard parameters.count == 2, parameters.allSatisfy({ $0.defaultValue == nil && $0.ellipsis == nil }),
        let arity = parameters[1].type.functionArity,
        let value = (parameters[0].secondName ?? parameters[0].firstName).name,
        let action = (parameters[1].secondName ?? parameters[1].firstName).name
      else { return nil }
      let shape = BackportShape(value: value, action: action, arity: arity)
      let body = function.body?.statements
      guard shape.fits(body) || shape.forwards(body, to: known) else { return nil }
      name = function.name.name ?? function.name.text
      receiver = isOnViews ? .view : .wrapper(type: type)
      labels = parameters.map(\.callLabel)
      self.arity = arity
      self.function = function
      path = facts.path
    }

    /// Whether code that is not in the given paths can call it.
    var isPublic: Bool {
      guard let function else { return true }
      let extensionModifiers = function.ancestor(ExtensionDeclSyntax.self)?.modifiers
      return [function.modifiers, extensionModifiers].compactMap { $0 }.joined().contains {
        ["public", "open", "package"].contains($0.name.text)
      }
    }

    /// The place of the property in front, for a call of this backport; an empty range for one on views.
    func place(in call: FunctionCallExprSyntax, _ index: Index) -> Range<Int>? {
      guard accepts(call) else { return nil }
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      let property = base?.as(MemberAccessExprSyntax.self)?.declName ?? base?.as(DeclReferenceExprSyntax.self)
      switch receiver {
      case .view: return 0..<0
      case .property(let name): guard property?.baseName.name == name else { return nil }
      case .wrapper(let type):
        guard let name = property?.baseName.name,
          index.typesOfProperties(named: name).contains(where: { $0.names.last == type })
        else { return nil }
      }
      return property.map { range(of: $0, in: call) }
    }

    private func accepts(_ call: FunctionCallExprSyntax) -> Bool {
      guard call.additionalTrailingClosures.isEmpty else { return false }
      let given = call.arguments.map { $0.label?.text }
      let hasTrailing = call.trailingClosure != nil
      guard let labels else {
        return given.first == "of" && (hasTrailing ? given.count == 1 : given.count == 2 && given[1] != "initial")
      }
      return hasTrailing ? given == [labels[0]] : given == labels
    }

    /// The property with one of its periods, and with its line where nothing else is on it.
    private func range(of property: DeclReferenceExprSyntax, in call: FunctionCallExprSyntax) -> Range<Int> {
      guard let inner = property.parent?.as(MemberAccessExprSyntax.self), inner.declName.id == property.id,
        let base = inner.base, let outer = call.calledExpression.as(MemberAccessExprSyntax.self)
      else {
        let next = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.range.lowerBound
        return property.range.lowerBound..<(next ?? property.range.upperBound)
      }
      let isAlone =
        inner.period.leadingTrivia.contains(where: \.isNewline)
        && outer.period.leadingTrivia.contains(where: \.isNewline)
      return (isAlone ? base.range.upperBound : inner.period.range.lowerBound)..<property.range.upperBound
    }
  }

  /// The shape of a body that only forwards.
  private struct BackportShape {
    let value: String
    let action: String
    let arity: Int

    func fits(_ statements: CodeBlockItemListSyntax?) -> Bool {
      guard let whole = statements?.onlyExpression?.as(IfExprSyntax.self), whole.conditions.count == 1,
        whole.conditions.asks(for: .available), case .codeBlock(let other) = whole.elseBody,
        let modern = call(whole.body.statements), let legacy = call(other.statements)
      else { return false }
      return forwards(modern, isModern: true) && forwards(legacy, isModern: false)
    }

    /// Whether the body hands its parameters to a backport on views: `content.onChangeCompat(of: value, perform: action)`.
    func forwards(_ statements: CodeBlockItemListSyntax?, to known: [Backport]) -> Bool {
      guard let call = statements?.onlyExpression?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        call.arguments.map(\.expression.normalized) == [[value], [action]], Self.isOnContent(call)
      else { return false }
      let callee = call.calledExpression
      let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
      return known.contains {
        $0.receiver == .view && $0.name == name?.baseName.name && $0.arity == arity
          && $0.labels == call.arguments.map { $0.label?.text }
      }
    }

    /// Whether a call is on `self`, or on what a wrapper holds.
    private static func isOnContent(_ call: FunctionCallExprSyntax) -> Bool {
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      return base.map { $0.isSelf || ($0.isPlainChain && $0.normalized.count == 1) } ?? true
    }

    private func call(_ statements: CodeBlockItemListSyntax) -> ObserverCall? {
      guard let call = statements.onlyExpression?.as(FunctionCallExprSyntax.self),
        let found = ObserverCall(call, top: Syntax(call)), found.observed.expression.normalized == [value]
      else { return nil }
      return Self.isOnContent(call) ? found : nil
    }

    private func forwards(_ call: ObserverCall, isModern: Bool) -> Bool {
      if let initial = call.initial?.expression.trimmedDescription, initial != "false" { return false }
      switch call.form {
      case .legacy where !isModern: break
      case .zero where isModern, .two where isModern, .unlabelledReference where isModern: break
      default: return false
      }
      switch call.action {
      case .reference(let function, _):
        return function.normalized == [action] && (isModern ? arity != 1 : arity == 1)
      case .trailing(let closure), .argument(let closure, _):
        return forwards(closure, isModern: isModern)
      }
    }

    /// Whether the closure calls the action with the old and the new value, or with those of them that it takes.
    private func forwards(_ closure: ClosureExprSyntax, isModern: Bool) -> Bool {
      // The value by its name: the newest one in a modern closure, the old one in a legacy closure.
      var meanings = [value: isModern ? "new" : "old"]
      for capture in closure.signature?.capture?.items ?? [] {
        guard !isModern, let name = capture.name.name, capture.specifier == nil,
          (capture.initializer.map { $0.value.normalized } ?? [name]) == [value]
        else { return false }
        meanings[name] = "old"
      }
      let roles = isModern ? ["old", "new"] : ["new"]
      if closure.signature?.parameterClause == nil {
        for (index, role) in roles.enumerated() { meanings["$\(index)"] = role }
      } else {
        for (token, role) in zip(closure.parameterTokens, roles) { if let name = token?.name { meanings[name] = role } }
      }
      guard let call = closure.statements.onlyExpression?.as(FunctionCallExprSyntax.self),
        call.calledExpression.normalized == [action], call.trailingClosure == nil
      else { return false }
      let given = call.arguments.map { $0.label == nil ? meanings[$0.expression.trimmedDescription] : nil }
      return given == [[], ["new"], ["old", "new"]][min(arity, 2)] && arity <= 2
    }
  }

  extension CodeBlockItemListSyntax {
    /// The one expression that this is, also behind `return` and inside of a `Group`.
    fileprivate var onlyExpression: ExprSyntax? {
      guard count == 1, let item = first?.item else { return nil }
      let expression =
        item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
        ?? item.as(ReturnStmtSyntax.self)?.expression
      if let group = expression?.as(FunctionCallExprSyntax.self), group.arguments.isEmpty,
        group.calledExpression.trimmedDescription == "Group", let content = group.trailingClosure
      {
        return content.signature == nil ? content.statements.onlyExpression : nil
      }
      return expression
    }
  }
#endif
