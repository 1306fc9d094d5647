#if Migrator
  import SwiftSyntax

  /// `.id(p)` around what reads `p`: a new `p` is a new view.
  enum IdentityRule: StabilityRule {
    static func fixed(_ question: Question, _ stability: Stability) -> Fixed? {
      let ids = Syntax(question.expression).identities
      guard !ids.isEmpty, question.expression.isPlainChain, isComparable(question) else { return nil }
      let wanted = question.expression.normalized
      let whole = wanted + question.path.flatMap { [".", $0] }
      guard let root = wanted.first(where: { $0 != "self" && $0 != "." }), !isOwn(question.scope) else { return nil }
      let place = places(of: root, at: question.expression)
      for id in ids where places(of: root, at: id) == place {
        let tokens = id.normalized
        let isWhole = tokens == wanted
        let isPart = tokens.count > wanted.count && whole.starts(with: tokens)
        if isWhole || isPart {
          return Fixed(key: "id@\(question.scope.file.path):\(id.position.utf8Offset)", why: .identity)
        }
      }
      return nil
    }

    /// Where a name is declared, as seen from an expression; empty for a member.
    private static func places(of name: String, at expression: ExprSyntax) -> [Int] {
      Surroundings(of: expression).locals[name]?.map(\.place) ?? []
    }

    /// Whether the project declares a function `id` with an unlabelled parameter that a view can have.
    private static func isOwn(_ scope: Resolver) -> Bool {
      guard let mentions = scope.codeBase.mentions(of: "id") else { return true }
      return mentions.contains { mention in
        guard let function = mention.token.parent?.as(FunctionDeclSyntax.self), function.name.id == mention.token.id
        else { return false }
        guard function.signature.parameterClause.parameters.first?.firstName.text == "_" else { return false }
        let type = Syntax(function).typeNames.joined(separator: ".")
        // The extension of a type from elsewhere may be one of a view.
        let isFromHere = scope.index.parts(of: type, seenFrom: mention.file.path).contains {
          $0.kind != .extensionOf && $0.kind != .protocolType
        }
        return !isFromHere || scope.index.inherited(by: type, seenFrom: mention.file.path).contains("View")
      }
    }

    /// Whether equal values are the same; for a part of the value, its own type decides.
    private static func isComparable(_ question: Question) -> Bool {
      guard let type = question.type else { return !question.path.isEmpty }
      return !question.path.isEmpty
        || question.scope.comparesAll(type.names.joined(separator: "."), in: question.scope.surroundings.type)
    }
  }

  extension Syntax {
    /// Whether code inside of the node may keep a view, so that it is shown elsewhere: an action, an assignment.
    fileprivate var keepsView: Bool {
      if let closure = self.as(ClosureExprSyntax.self) {
        return PlainPlace.call(of: closure).map { closure.isAction(of: $0) } ?? false
      }
      // An assignment is the first operator of its list.
      return self.as(ExprListSyntax.self)?.dropFirst().first.map { Syntax($0).isAssignment } == true
    }

    /// Whether the code around keeps a view, so that it is shown elsewhere.
    var isKept: Bool { ancestors.prefix { !$0.is(MemberBlockItemSyntax.self) }.contains(where: \.keepsView) }

    func isShown(in enclosing: Syntax) -> Bool {
      var node = self
      while let parent = node.parent, node.id != enclosing.id {
        if parent.keepsView { return false }
        node = parent
      }
      return true
    }

    /// The arguments of each `.id(…)` around a node, up to the enclosing declaration.
    var identities: [ExprSyntax] {
      var known: [SyntaxIdentifier: [ExprSyntax]] = [:]
      return identities(&known)
    }

    /// - Parameter known: Those of calls, so that a chain of n calls takes n steps.
    fileprivate func identities(_ known: inout [SyntaxIdentifier: [ExprSyntax]]) -> [ExprSyntax] {
      var way: [(node: Syntax, id: ExprSyntax?)] = []
      var found: [ExprSyntax] = []
      var node = self
      while let parent = node.parent, !parent.is(MemberBlockSyntax.self), !parent.is(FunctionDeclSyntax.self),
        !parent.keepsView
      {
        if let outer = known[node.id] {
          found = outer
          break
        }
        way.append((node, parent.identity(of: node)))
        node = parent
      }
      for (node, id) in way.reversed() {
        if let id { found.insert(id, at: 0) }
        if node.is(FunctionCallExprSyntax.self) { known[node.id] = found }
      }
      return found
    }

    private func identity(of base: Syntax) -> ExprSyntax? {
      guard let member = self.as(MemberAccessExprSyntax.self), member.base?.id == base.id,
        member.declName.baseName.text == "id", let call = member.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == member.id, call.arguments.count == 1, let only = call.arguments.first,
        only.label == nil
      else { return nil }
      return only.expression
    }
  }

  extension Resolver {
    /// The arguments of each `.id(…)` around the call.
    var identities: [ExprSyntax] { surroundings.site.identities(&chains.identities) }
  }
#endif
