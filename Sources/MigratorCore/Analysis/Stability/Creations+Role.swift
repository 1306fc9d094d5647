#if Migrator
  import SwiftSyntax

  extension Creations {
    /// The role of a mention of a type's name.
    enum Role {
      case harmless, made(FunctionCallExprSyntax), unclear
      /// A value may be made by an `.init(…)` that is an argument with the label.
      case held(String?)

      init(of token: TokenSyntax, name: String, type: String, index: Index) {
        guard let parent = token.parent else { self = .unclear; return }
        let scope = Syntax(token).typeNames.joined(separator: ".")
        if let reference = parent.as(DeclReferenceExprSyntax.self) {
          self.init(reference, scope, name, type, index)
        } else if parent.is(IdentifierTypeSyntax.self) || parent.is(MemberTypeSyntax.self) {
          // `Row.Style`, and `Outer.Row` of something else.
          let written = parent.wholeTypeName
          let full = index.resolve(written, in: scope)
          // Only a module's name can be in front of the whole name.
          let isLonger = written.count { $0 == "." } > type.count { $0 == "." } + 1
          if isLonger || full.map({ $0 != type }) == true { self = .harmless; return }
          self.init(typeReference: parent)
        } else if parent.is(StructDeclSyntax.self) || parent.is(ExtensionDeclSyntax.self) {
          self = .harmless
        } else {
          // A label, an argument's name, a declaration of the same name elsewhere.
          self =
            parent.is(LabeledExprSyntax.self) || parent.is(FunctionParameterSyntax.self)
              || parent.is(EnumCaseElementSyntax.self) || parent.asProtocol((any DeclSyntaxProtocol).self) != nil
            ? .harmless : .unclear
        }
      }

      private init(
        _ reference: DeclReferenceExprSyntax, _ scope: String, _ name: String, _ type: String, _ index: Index
      ) {
        var node = Syntax(reference)
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
          // `case .row:` is no type.
          if member.base == nil, member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != member.id {
            self = .harmless
            return
          }
          // `Outer.Row` or `Module.Row`, and `.row` of something else.
          if let base = member.base, base.isPlainChain,
            let full = index.resolve("\(base.trimmedText).\(name)", in: scope), full != type
          {
            self = .harmless
            return
          }
          node = Syntax(member)
        } else if let full = index.resolve(name, in: scope), full != type {
          self = .harmless
          return
        }
        self.init(callee: node)
      }

      private init(callee name: Syntax) {
        // `Row<Int>(price: 1)`
        let node = name.parent.flatMap { $0.is(GenericSpecializationExprSyntax.self) ? $0 : nil } ?? name
        if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
          self = .made(call)
        } else if let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
          switch member.declName.baseName.text {
          case "init":
            if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id {
              self = .made(call)
            } else {
              self = .unclear
            }
          // A value of `Row.Type` makes rows by an `init` behind no type's name.
          default: self = .harmless
          }
        } else {
          self = .unclear
        }
      }

      init(ofSelf token: TokenSyntax) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { self = .harmless; return }
        self.init(callee: Syntax(reference))
      }

      /// A name in a type. A stored or passed-on value of that type may be made by its context alone.
      private init(typeReference node: Syntax) {
        var node = node
        while let parent = node.parent {
          if parent.is(TypeAliasDeclSyntax.self) { self = .unclear; return }
          // `choose()(.init)` of `func choose() -> ((Int) -> Row) -> Row`: a file without the name may give the function.
          let isInFunction = parent.parent?.parent?.is(FunctionTypeSyntax.self) == true
          if parent.is(TupleTypeElementSyntax.self) && isInFunction || parent.is(ClosureParameterSyntax.self) {
            self = .unclear
            return
          }
          if let parameter = parent.as(FunctionParameterSyntax.self) { self = .held(parameter.callLabel); return }
          if let parameter = parent.as(EnumCaseParameterSyntax.self) {
            self = .held(parameter.firstName?.tokenKind == .wildcard ? nil : parameter.firstName?.text)
            return
          }
          if let binding = parent.as(PatternBindingSyntax.self) {
            // A memberwise initializer has the property's name.
            self = binding.pattern.names.first.map { .held($0) } ?? .unclear
            return
          }
          if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) { break }
          node = parent
        }
        self = .harmless
      }
    }
  }

  extension Syntax {
    /// `Outer.Row` at either name.
    fileprivate var wholeTypeName: String {
      var node = self
      while let member = node.parent?.as(MemberTypeSyntax.self) { node = Syntax(member) }
      return node.as(TypeSyntax.self)?.names.joined(separator: ".") ?? ""
    }
  }
#endif
