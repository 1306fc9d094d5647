#if Migrator
  import SwiftSyntax

  /// Turns code of a project into code of a skeleton: without access levels, without attributes that need other
  /// modules, and with the branches of `#if` for one platform. It notes each read of a copy.
  final class SkeletonCleaner: SyntaxRewriter {
    private let platform: ConditionPlatform
    /// The names of the copies whose reads are noted.
    var copies: Set<String> = []
    /// The number of a read, by the name and its place among the reads of that name.
    var site: (String) -> Int = { _ in 0 }
    /// The name in place of `Self`.
    var ownType: String?
    var keepsOverride = false

    init(platform: ConditionPlatform) {
      self.platform = platform
      super.init(viewMode: .sourceAccurate)
    }

    func text(_ node: some SyntaxProtocol) -> String {
      // NB: detached, so that the rewriter sees the node itself as a root.
      rewrite(node.detached).trimmedDescription
    }

    private static let levels: Set<String> = [
      "private", "fileprivate", "internal", "public", "open", "package", "unowned", "nonisolated", "distributed",
      "isolated", "final", "required", "convenience",
    ]

    override func visit(_ node: DeclModifierListSyntax) -> DeclModifierListSyntax {
      node.filter {
        !Self.levels.contains($0.name.text) && (keepsOverride || $0.name.text != "override")
          && !($0.name.text == "weak")
      }
    }

    private static let kept: Set<String> = [
      "State", "Binding", "Published", "ObservedObject", "StateObject", "AppStorage", "SceneStorage", "FocusState",
      "Namespace", "GestureState", "Bindable", "ViewBuilder", "Observable", "ObservationIgnored", "discardableResult",
      "escaping", "autoclosure", "Sendable", "propertyWrapper", "resultBuilder", "dynamicMemberLookup",
      "dynamicCallable",
    ]

    override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
      AttributeListSyntax(
        node.compactMap { element in
          guard case .attribute(let attribute) = element, Self.kept.contains(attribute.shortName) else { return nil }
          return .attribute(attribute.withoutStore)
        })
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
      super.visit(flattened(node))
    }

    private func flattened(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
      guard node.contains(where: { $0.item.is(IfConfigDeclSyntax.self) }) else { return node }
      return CodeBlockItemListSyntax(
        node.flatMap { item -> [CodeBlockItemSyntax] in
          guard let conditional = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
          guard case .statements(let inner) = conditional.activeElements(on: platform) else { return [] }
          return Array(flattened(inner))
        })
    }

    override func visit(_ node: MemberBlockItemListSyntax) -> MemberBlockItemListSyntax {
      super.visit(
        MemberBlockItemListSyntax(
          node.active(on: platform).map { MemberBlockItemSyntax(decl: $0, trailingTrivia: .newline) }))
    }

    override func visit(_ node: ClosureCaptureSyntax) -> ClosureCaptureSyntax { node }

    override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
      guard let name = node.baseName.name, copies.contains(name), node.argumentNames == nil else {
        if node.baseName.tokenKind == .keyword(.Self), let ownType {
          return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(ownType)))
        }
        return ExprSyntax(node)
      }
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
        return ExprSyntax(node)
      }
      return Syntax(node).isWritten ? ExprSyntax(node) : noted(ExprSyntax(node), name)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
      if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.tokenKind == .keyword(.self),
        let name = node.declName.baseName.name, copies.contains(name), !Syntax(node).isWritten
      {
        return noted(ExprSyntax(node), name)
      }
      return super.visit(node)
    }

    private func noted(_ node: ExprSyntax, _ name: String) -> ExprSyntax {
      let plain = node.with(\.leadingTrivia, []).with(\.trailingTrivia, [])
      let number = IntegerLiteralExprSyntax(literal: .integerLiteral(String(site(name))))
      let call = FunctionCallExprSyntax(
        calledExpression: DeclReferenceExprSyntax(baseName: .identifier("__read")), leftParen: .leftParenToken(),
        arguments: [
          LabeledExprSyntax(expression: number, trailingComma: .commaToken(trailingTrivia: .space)),
          LabeledExprSyntax(expression: plain),
        ], rightParen: .rightParenToken())
      return ExprSyntax(call)
        .with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
    }
  }

  extension AttributeSyntax {
    /// Without the defaults that it names, because the host has its own.
    fileprivate var withoutStore: AttributeSyntax {
      guard case .argumentList(let list) = arguments, list.contains(where: { $0.label?.text == "store" }) else {
        return self
      }
      var kept = Array(list.filter { $0.label?.text != "store" })
      if let last = kept.popLast() { kept.append(last.with(\.trailingComma, nil)) }
      return with(\.arguments, .argumentList(LabeledExprListSyntax(kept)))
    }
  }

  extension Syntax {
    /// Whether an expression is the target of an assignment, or passed inout.
    fileprivate var isWritten: Bool {
      guard let parent else { return false }
      if parent.is(InOutExprSyntax.self) { return true }
      guard let list = parent.as(ExprListSyntax.self), let first = list.first, first.id == id else {
        return false
      }
      guard let next = list.dropFirst().first else { return false }
      if next.is(AssignmentExprSyntax.self) { return true }
      guard let name = next.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
    }
  }
#endif
