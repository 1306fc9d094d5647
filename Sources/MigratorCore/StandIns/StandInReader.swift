#if Migrator
  import SwiftSyntax

  /// The ways in which code uses names that nothing declares.
  final class StandInReader: SyntaxVisitor {
    enum Use {
      case type(String, ModuleStandIns.Kind)
      case generics(String, Int)
      /// A call of a type's initializer.
      case made(String, StandInSignature)
      /// Such a call that is a statement, as in a view builder.
      case view(String)
      case called(String, String, StandInSignature, isStatic: Bool)
      case variable(String, String, String)
    }

    private(set) var uses: [Use] = []
    private let names: Set<String>

    init(_ names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.baseName.name, names.contains(name),
        node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
      else { return .visitChildren }
      var current = ExprSyntax(node)
      var owner = name
      if name.first?.isUppercase != true {
        if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id {
          uses.append(.called("", name, StandInSignature(call), isStatic: false))
        }
        return .visitChildren
      }
      while let parent = current.parent {
        if let generic = parent.as(GenericSpecializationExprSyntax.self) {
          uses.append(.generics(owner, generic.genericArgumentClause.arguments.count))
          current = ExprSyntax(generic)
        } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id {
          uses.append(.made(owner, StandInSignature(call)))
          if Syntax(call).isStatement { uses.append(.view(owner)) }
          break
        } else if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
          let part = member.declName.baseName.text
          let call = member.parent?.as(FunctionCallExprSyntax.self).flatMap {
            $0.calledExpression.id == ExprSyntax(member).id ? $0 : nil
          }
          if ["self", "Type"].contains(part) { break }
          if part == "init" {
            if let call { uses.append(.made(owner, StandInSignature(call))) }
          } else if part.first?.isUppercase == true {
            owner += "." + part
            uses.append(.type(owner, .value))
            current = ExprSyntax(member)
            continue
          } else if let call {
            uses.append(.called(owner, part, StandInSignature(call), isStatic: true))
          } else {
            uses.append(.variable(owner, "static \(part)", owner))
          }
          break
        } else {
          break
        }
      }
      return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.name.name, names.contains(name) else { return .visitChildren }
      var current = TypeSyntax(node)
      var owner = name
      if let count = node.genericArgumentClause?.arguments.count { uses.append(.generics(owner, count)) }
      while let member = current.parent?.as(MemberTypeSyntax.self), member.baseType.id == current.id {
        guard !["Type", "Protocol"].contains(member.name.text) else { return .visitChildren }
        owner += "." + member.name.text
        if let count = member.genericArgumentClause?.arguments.count { uses.append(.generics(owner, count)) }
        current = TypeSyntax(member)
      }
      uses.append(.type(owner, kind(of: current, name)))
      if let attribute = current.parent?.as(AttributeSyntax.self), case .argumentList(let list) = attribute.arguments {
        let call = FunctionCallExprSyntax(
          calledExpression: DeclReferenceExprSyntax(baseName: .identifier(name)), leftParen: .leftParenToken(),
          arguments: list, rightParen: .rightParenToken())
        uses.append(.made(owner, StandInSignature(call)))
      }
      return .visitChildren
    }

    private func kind(of type: TypeSyntax, _ name: String) -> ModuleStandIns.Kind {
      var node = type.parent
      if let attribute = node?.as(AttributeSyntax.self) {
        // A macro of a type: code without its members may compile.
        return attribute.parent?.parent?.isProtocol((any DeclGroupSyntax).self) == true ? .macro : .wrapper
      }
      while node?.is(CompositionTypeElementSyntax.self) == true
        || node?.is(CompositionTypeElementListSyntax.self) == true
        || node?.is(CompositionTypeSyntax.self) == true
      {
        node = node?.parent
      }
      if node?.is(SomeOrAnyTypeSyntax.self) == true || node?.is(GenericParameterSyntax.self) == true
        || node?.is(ConformanceRequirementSyntax.self) == true
        || type.parent?.is(CompositionTypeElementSyntax.self) == true
      {
        return .proto
      }
      guard let clause = node?.parent?.parent?.as(InheritanceClauseSyntax.self), let owner = clause.parent else {
        return .value
      }
      let isFirst = clause.inheritedTypes.first?.type.id == type.id
      let words = ["Delegate", "DataSource", "Protocol", "able", "ing"]
      return owner.is(ClassDeclSyntax.self) && isFirst && !words.contains(where: name.hasSuffix) ? .superclass : .proto
    }
  }

  extension Syntax {
    /// Whether a statement is the node, with calls of its members: `Photo(url).resizable()`.
    fileprivate var isStatement: Bool {
      guard let parent else { return false }
      let isBase = parent.as(MemberAccessExprSyntax.self)?.base.map { $0.id == id } ?? false
      return parent.is(CodeBlockItemSyntax.self)
        || (isBase || parent.is(FunctionCallExprSyntax.self)) && parent.isStatement
    }
  }
#endif
