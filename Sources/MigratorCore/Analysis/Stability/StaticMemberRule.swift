#if Migrator
  import SwiftSyntax

  /// Enumeration cases and `static let`, by their type's name or without it: `.compact`, `Size.compact`, `Store.shared`.
  enum StaticMemberRule: StabilityRule {
    static func fixed(_ question: Question, _ stability: Stability) -> Fixed? {
      if let call = question.expression.as(FunctionCallExprSyntax.self) {
        guard call.trailingClosure == nil, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          case .enumerationCase(let type) = target(of: member, question)
        else { return nil }
        var keys: [String] = []
        for argument in call.arguments {
          guard let inner = stability.fixed(Question(expression: argument.expression, scope: question.scope)) else {
            return nil
          }
          keys.append(inner.key)
        }
        return Fixed(key: "\(type).\(member.declName.baseName.text)(\(keys.joined(separator: ",")))", why: .constant)
      }
      guard let member = question.expression.as(MemberAccessExprSyntax.self) else { return nil }
      let name = member.declName.baseName.text
      if name == "rawValue", let base = member.base?.as(MemberAccessExprSyntax.self),
        case .enumerationCase(let type)? = target(of: base, question),
        question.scope.index.members(name, of: type, seenFrom: question.scope.file.path).isEmpty
      {
        return Fixed(key: "\(type).\(base.declName.baseName.text).rawValue", why: .constant)
      }
      switch target(of: member, question) {
      case .enumerationCase(let type), .constant(let type): return Fixed(key: "\(type).\(name)", why: .constant)
      case .computed(let type, let value, let file):
        let scope = Resolver(question.scope.codeBase, file, Surroundings(of: value))
        return stability.further("\(type).\(name)") { stability in
          let inner = stability.fixed(
            Question(expression: value, scope: scope, type: value.typeOfComputed, typeScope: type))
          return inner.map { _ in Fixed(key: "\(type).\(name)", why: .constant) }
        }
      case nil: return nil
      }
    }

    private enum Target {
      case enumerationCase(String), constant(String)
      case computed(String, ExprSyntax, ParsedFile)
    }

    private static func target(of member: MemberAccessExprSyntax, _ question: Question) -> Target? {
      let name = member.declName.baseName.name ?? member.declName.baseName.text
      let index = question.scope.index
      let written: String
      var around = question.scope.surroundings.type
      if let base = member.base {
        if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.Self) {
          written = question.scope.surroundings.type
        } else {
          guard base.isPlainChain else { return nil }
          written = base.trimmedText
        }
      } else {
        guard let type = question.type, !type.names.isEmpty else { return nil }
        written = type.names.joined(separator: ".")
        around = question.typeScope ?? around
      }
      let full = index.resolve(written, in: around)
      let members = index.members(name, of: full ?? written, seenFrom: question.scope.file.path).map(\.member)
      if let full, index.declares(full), members.count == 1, question.scope.keepsInitialObject(members[0], of: full) {
        return .constant(full)
      }
      guard let full, index.declares(full) else {
        // An extension in the project may declare a computed static property.
        question.scope.codeBase.want(type: written)
        let isKnown = KnownNames.constantTypes.contains(written) && !KnownNames.changingMembers.contains(name)
        return isKnown && members.allSatisfy({ $0.isStaticConstant(in: question.scope) }) ? .constant(written) : nil
      }
      if members.isEmpty {
        let superiors = index.inherited(by: full, seenFrom: question.scope.file.path)
        return name == "allCases" && superiors.contains("CaseIterable") ? .constant(full) : nil
      }
      if members.allSatisfy(\.isEnumerationCase) { return .enumerationCase(full) }
      if members.count == 1, members[0].isStatic, case .computed(let body) = members[0].shape,
        let value = body.onlyExpression, let file = question.scope.codeBase.file(of: Syntax(value))
      {
        return .computed(full, value, file)
      }
      return members.allSatisfy({ $0.isStaticConstant(in: question.scope) }) ? .constant(full) : nil
    }
  }

  extension Resolver {
    /// Whether a `static var` of an object keeps the one that it begins with: no code assigns it.
    fileprivate func keepsInitialObject(_ member: TypeFacts.Member, of type: String) -> Bool {
      guard member.isStatic, case .stored(let storage) = member.shape, storage.wrapper == nil, !storage.isLet,
        let value = storage.initializer, storage.observers == nil
      else { return false }
      let written = storage.type?.names.joined(separator: ".") ?? value.constructedType
      guard let made = written.flatMap({ $0 == "Self" ? type : index.resolve($0, in: type) }),
        index.isObject(made, seenFrom: file.path),
        index.parts(of: type, seenFrom: file.path).allSatisfy({
          $0.kind == .extensionOf || !codeBase.isExposed($0.node)
        }),
        let mentions = codeBase.mentions(of: member.name)
      else { return false }
      return mentions.allSatisfy { mention in
        let isKept = !mention.file.isInApp(of: file.path) || keeps(type, mention)
        if !isKept {
          codeBase.doubt("\(type).\(member.name) may be replaced in \(mention.file.line(of: mention.token))")
        }
        return isKept
      }
    }

    /// Whether a mention of an object's name assigns no property of the type.
    private func keeps(_ type: String, _ mention: Mentions.Mention) -> Bool {
      if let path = Syntax(mention.token).ancestor(KeyPathExprSyntax.self) {
        return path.root?.names.joined(separator: ".") != type
      }
      guard let access = mention.token.parent?.as(DeclReferenceExprSyntax.self)?.access else { return true }
      guard access.isAssigned || access.isOperandOfUnknownOperator else { return true }
      // `other.shared = …` of a different type.
      guard let base = access.as(MemberAccessExprSyntax.self)?.base else {
        return Syntax(access).typeNames.joined(separator: ".") != type
      }
      let scope = Resolver(codeBase, mention.file, Surroundings(of: base))
      if let other = scope.type(of: base) { return other != type }
      // A type of another module: `Pipeline.shared = …`.
      let names = base.isPlainChain ? base.tokenTexts.filter { $0 != "." } : []
      return names.allSatisfy { $0.first?.isUppercase == true && !index.isAlias($0) } && names.last != nil
        && !Syntax(base).hasGenericParameter(names.first ?? "")
        && names.last != type.split(separator: ".").last.map(String.init)
    }
  }

  extension TypeFacts.Member {
    /// Whether this is a `static let`, or a `@StateObject static var`, which keeps its object.
    fileprivate func isStaticConstant(in scope: Resolver) -> Bool {
      guard isStatic, case .stored(let storage) = shape else { return false }
      return storage.isLet && storage.wrapper == nil || storage.wrapper?.storageKind(in: scope).0 == .stateObject
    }

    var isEnumerationCase: Bool { if case .enumerationCase = shape { true } else { false } }
  }

  extension ExprSyntax {
    fileprivate var typeOfComputed: TypeSyntax? {
      Syntax(self).ancestor(PatternBindingSyntax.self)?.typeAnnotation?.type
    }
  }
#endif
