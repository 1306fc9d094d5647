#if Migrator
  import SwiftSyntax

  extension MemberAccessExprSyntax {
    /// The part that is read of a value: `order.item.price`; nil for a base of a longer part, and for a method.
    var partOfCopy: (copy: String, name: String)? {
      if parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id { return nil }
      if let outer = parent?.as(MemberAccessExprSyntax.self), outer.partOfCopy != nil { return nil }
      guard let name = base?.rootName else { return nil }
      if trimmedDescription.hasPrefix("self.") { return (name, String(trimmedDescription.dropFirst("self.".count))) }
      return Syntax(self).isHidden(name) ? nil : (name, trimmedDescription)
    }
  }

  extension ExprSyntax {
    /// What `base.member[0].other` begins with: a name, with or without `self`.
    var writtenBase: (ExprSyntax, String)? {
      let base = self.as(MemberAccessExprSyntax.self)?.base
      if self.is(DeclReferenceExprSyntax.self) || base?.trimmedText == "self" { return rootName.map { (self, $0) } }
      let inner =
        self.as(SubscriptCallExprSyntax.self)?.calledExpression ?? self.as(ForceUnwrapExprSyntax.self)?.expression
      return (base ?? inner ?? self.as(OptionalChainingExprSyntax.self)?.expression)?.writtenBase
    }
  }

  extension Syntax {
    /// The closure or the function around that has a parameter of a name.
    func hider(of name: String) -> Syntax? {
      guard let parent else { return nil }
      let clause = parent.as(ClosureExprSyntax.self)?.signature?.parameterClause.map { Syntax($0) }
      let parameters = clause ?? parent.as(FunctionDeclSyntax.self).map { Syntax($0.signature.parameterClause) }
      let isOwn = parameters?.tokens(viewMode: .sourceAccurate).contains { $0.name == name } == true
      return isOwn ? parent : parent.hider(of: name)
    }

    func isHidden(_ name: String) -> Bool { hider(of: name) != nil }

    /// Whether an expression is the target of an assignment, or what it begins with.
    var isWrittenBase: Bool { isWritten || parent.map { $0.isPartOfAccess && $0.isWrittenBase } ?? false }

    /// Whether an expression is the target of an assignment, or passed inout.
    var isWritten: Bool {
      guard let parent else { return false }
      if parent.is(InOutExprSyntax.self) { return true }
      guard let list = parent.as(ExprListSyntax.self), let first = list.first, first.id == id else { return false }
      guard let next = list.dropFirst().first else { return false }
      if next.is(AssignmentExprSyntax.self) { return true }
      return next.as(BinaryOperatorExprSyntax.self)?.operator.text.isAssignment ?? false
    }
  }
#endif
