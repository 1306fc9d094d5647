#if Migrator
  import SwiftSyntax

  /// An own method that calls `onChange` in the form that the system has, and does nothing else.
  struct Backport: Sendable {
    enum Receiver: Sendable, Hashable {
      case view
      case wrapper(type: String)
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
    /// The view modifier that the method applies, where it is one that only forwards.
    var modifier: BackportModifier?

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
    init?(_ function: FunctionDeclSyntax, in facts: TypeFacts, known: [Backport], _ index: Index) {
      // First what is cheap to ask, because each method of the project is asked.
      guard facts.kind == .structure || facts.kind == .extensionOf,
        function.signature.parameterClause.parameters.count == 2
      else { return nil }
      let type = facts.lastName
      let isOnViews = type == "View" && facts.kind == .extensionOf
      // A call cannot tell a method of views with the name `onChange` from SwiftUI's own.
      guard !isOnViews || function.name.text != "onChange", !function.modifiers.areStatic else { return nil }
      let parameters = Array(function.signature.parameterClause.parameters)
      guard parameters.allSatisfy({ $0.defaultValue == nil && $0.ellipsis == nil }),
        let arity = parameters[1].type.functionArity,
        let value = (parameters[0].secondName ?? parameters[0].firstName).name,
        let action = (parameters[1].secondName ?? parameters[1].firstName).name
      else { return nil }
      // A result of type `AnyView` may be needed as one.
      guard function.signature.returnClause?.type.names.last != "AnyView" else { return nil }
      let shape = BackportShape(value: value, action: action, arity: arity)
      let body = function.body?.statements
      if isOnViews, let body { modifier = BackportModifier(appliedBy: body, shape, in: facts.name, index) }
      guard modifier != nil || shape.fits(body) || shape.forwards(body, to: known) else { return nil }
      name = function.name.name ?? function.name.text
      receiver = isOnViews ? .view : .wrapper(type: type)
      labels = parameters.map(\.callLabel)
      self.arity = arity
      self.function = function
      path = facts.path
    }

    /// Whether code outside of the given paths can call it.
    var isPublic: Bool {
      guard let function else { return true }
      let extensionModifiers = function.ancestor(ExtensionDeclSyntax.self)?.modifiers
      return [function.modifiers, extensionModifiers].compactMap { $0 }.joined().contains {
        ["public", "open", "package"].contains($0.name.text)
      }
    }

    /// The range of the property before the method, in a call of this backport; empty for a backport on views.
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
      // An action of a different number of parameters does not compile, and so means a different method.
      let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
      if let arity, let closure, closure.arity != arity { return false }
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
#endif
