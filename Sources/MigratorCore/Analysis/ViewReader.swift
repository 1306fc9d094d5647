#if Migrator
  import Foundation
  import SwiftSyntax

  /// Finds the inputs that a test needs to make the view around a call.
  struct ViewReader {
    let resolver: Resolver

    /// nil outside of a structure that is a view by its own declaration.
    ///
    /// - Parameter withPreview: Whether to look for a preview that makes the view.
    func facts(withPreview: Bool) -> CallReport.ViewFacts? {
      let type = resolver.surroundings.type
      let path = resolver.file.path
      let parts = resolver.index.parts(of: type, seenFrom: path)
      guard parts.contains(where: { $0.kind == .structure }),
        resolver.index.inherited(by: type, seenFrom: path).contains("View")
      else { return nil }
      let members = parts.filter { $0.kind == .structure }.flatMap(\.members)
      var facts = CallReport.ViewFacts(name: type, parameters: members.compactMap(Self.parameter))
      guard withPreview else { return facts }
      let mentions = resolver.codeBase.mentions(of: type.split(separator: ".").last.map(String.init) ?? type) ?? []
      facts.imports = resolver.file.tree.imports
      if let declaration = mentions.lazy.compactMap({ $0.token.declaredStructure(type) }).first {
        read(declaration, into: &facts)
      }
      for mention in mentions {
        guard let preview = mention.token.preview else { continue }
        facts.preview = preview
        facts.imports += mention.file.tree.imports.filter { !facts.imports.contains($0) }
        break
      }
      if facts.preview == nil, facts.obstacle == nil {
        facts.arguments = mentions.lazy.compactMap(\.token.constantArguments).first
      }
      return facts
    }

    /// Reads how a declaration lets code make the view: its own initializers, and their access levels.
    private func read(_ declaration: StructDeclSyntax, into facts: inout CallReport.ViewFacts) {
      if declaration.modifiers.arePrivate || Syntax(declaration).isInPrivateType {
        facts.obstacle = "it is private"
      } else if declaration.genericParameterClause != nil {
        facts.obstacle = "it is generic"
      }
      let own = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      guard !own.isEmpty else {
        if declaration.memberBlock.members.contains(where: {
          $0.decl.as(VariableDeclSyntax.self)?.isPrivateParameter == true
        }) {
          facts.obstacle = facts.obstacle ?? "its initializer is private"
        }
        return
      }
      let usable = own.filter { !$0.modifiers.arePrivate }.map { initializer in
        initializer.signature.parameterClause.parameters.filter { $0.defaultValue == nil && $0.ellipsis == nil }
      }
      guard let simplest = usable.min(by: { $0.count < $1.count }) else {
        facts.obstacle = facts.obstacle ?? "its initializer is private"
        return
      }
      facts.parameters = simplest.map { .init(name: $0.callLabel ?? "_", type: $0.type.withoutAttributes) }
    }

    /// The parameter of the memberwise initializer for a member; nil if it needs none.
    private static func parameter(_ member: TypeFacts.Member) -> CallReport.ViewFacts.Parameter? {
      guard !member.isStatic, case .stored(let storage) = member.shape, storage.initializer == nil else { return nil }
      let type = storage.type?.trimmedText ?? "value"
      guard let wrapper = storage.wrapper else { return .init(name: member.name, type: type) }
      switch wrapper.shortName {
      case "Binding": return .init(name: member.name, type: "Binding<\(type)>")
      case "ObservedObject", "Bindable": return .init(name: member.name, type: type)
      default: return nil
      }
    }
  }

  extension TokenSyntax {
    /// The structure that this token names where it is declared.
    fileprivate func declaredStructure(_ fullName: String) -> StructDeclSyntax? {
      guard let declaration = parent?.as(StructDeclSyntax.self), declaration.name.id == id else { return nil }
      let names = Syntax(declaration).typeNames + [declaration.name.text]
      return names.joined(separator: ".") == fullName ? declaration : nil
    }

    /// The statements of the preview around, where this token is the type of a view that it makes.
    fileprivate var preview: String? {
      guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      let called = reference.parent?.as(MemberAccessExprSyntax.self).map(Syntax.init) ?? Syntax(reference)
      guard called.parent?.is(FunctionCallExprSyntax.self) == true else { return nil }
      var node = called.parent
      while let current = node {
        if let statements = current.previewStatements {
          let text = statements.trimmedText
          return text.contains("@Previewable") || text.isEmpty ? nil : text
        }
        node = current.parent
      }
      return nil
    }
  }

  extension TokenSyntax {
    /// The arguments where this token is the type of a view that is made from constants, so that a test can make the
    /// same view.
    fileprivate var constantArguments: String? {
      guard let reference = parent?.as(DeclReferenceExprSyntax.self), let call = reference.call,
        call.trailingClosure == nil, !call.arguments.isEmpty,
        call.arguments.allSatisfy({ $0.expression.isWrittenOut })
      else { return nil }
      return call.arguments.trimmedText
    }
  }

  extension ExprSyntax {
    /// Whether the value means the same in each file: literals, members of the expected type, and rows of them.
    fileprivate var isWrittenOut: Bool {
      if isLiteral { return true }
      if let array = self.as(ArrayExprSyntax.self) { return array.elements.allSatisfy { $0.expression.isWrittenOut } }
      if let member = self.as(MemberAccessExprSyntax.self) { return member.base == nil }
      guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
      else { return false }
      return call.arguments.allSatisfy { $0.expression.isWrittenOut }
    }
  }

  extension Syntax {
    /// The statements of `#Preview { … }`, or of `static var previews` in a `PreviewProvider`.
    fileprivate var previewStatements: CodeBlockItemListSyntax? {
      if let macro = self.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
        return macro.trailingClosure?.statements
      }
      if let macro = self.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
        return macro.trailingClosure?.statements
      }
      guard let binding = self.as(PatternBindingSyntax.self), binding.pattern.trimmedText == "previews",
        case .getter(let statements) = binding.accessorBlock?.accessors
      else { return nil }
      return statements
    }

    fileprivate var isInPrivateType: Bool {
      var node = parent
      while let current = node {
        if current.asProtocol((any WithModifiersSyntax).self)?.modifiers.arePrivate == true { return true }
        node = current.parent
      }
      return false
    }
  }

  extension SourceFileSyntax {
    /// The modules that the file imports, except for conditional imports.
    fileprivate var imports: [String] {
      statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedText }
    }
  }

  extension VariableDeclSyntax {
    /// Whether it makes the memberwise initializer private.
    fileprivate var isPrivateParameter: Bool {
      guard modifiers.arePrivate, !modifiers.areStatic,
        bindings.contains(where: { $0.accessorBlock?.isComputed != true })
      else { return false }
      let wrapper = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first(where: \.isWrapper)?.shortName
      let isParameter = wrapper == nil || ["Binding", "ObservedObject", "Bindable"].contains(wrapper)
      let isConstant = bindingSpecifier.tokenKind == .keyword(.let)
      return isParameter && bindings.contains { $0.initializer == nil || !isConstant }
    }
  }

  extension TypeSyntax {
    /// The type without `@escaping` and the like.
    fileprivate var withoutAttributes: String {
      self.as(AttributedTypeSyntax.self)?.baseType.trimmedText ?? trimmedText
    }
  }
#endif
