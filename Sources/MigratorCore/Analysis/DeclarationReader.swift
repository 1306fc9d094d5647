#if Migrator
  import SwiftSyntax

  /// The types and the global names that a file declares.
  struct Declarations: Sendable {
    var types: [TypeFacts] = []
    var globals: Set<String> = []
    /// The globals that are no `let`.
    var variables: Set<String> = []
    var aliases: [String: TypeSyntax] = [:]
    var functions: [FunctionDeclSyntax] = []
  }

  /// Reads the declarations of a file.
  final class DeclarationReader: SyntaxVisitor {
    private(set) var found = Declarations()
    private let text: SourceText
    private let path: String

    init(_ tree: SourceFileSyntax, _ text: SourceText, path: String) {
      self.text = text
      self.path = path
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    private func read(
      _ node: some DeclSyntaxProtocol, _ name: String, _ kind: TypeFacts.Kind, _ inheritance: InheritanceClauseSyntax?,
      _ block: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
      let inherits = inheritance?.inheritedTypes.flatMap { $0.type.names } ?? []
      var facts = TypeFacts(
        name: (Syntax(node).typeNames + [name]).joined(separator: "."), kind: kind, inherits: inherits, members: [],
        path: path, node: Syntax(node))
      read(block.members, into: &facts)
      found.types.append(facts)
      return .visitChildren
    }

    private func read(_ members: MemberBlockItemListSyntax, into facts: inout TypeFacts) {
      for member in members {
        if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
          for clause in conditional.clauses {
            if case .decls(let inner) = clause.elements { read(inner, into: &facts) }
          }
        } else {
          facts.members += self.members(of: member.decl)
        }
      }
    }

    private func members(of declaration: DeclSyntax) -> [TypeFacts.Member] {
      func member(_ token: TokenSyntax, _ isStatic: Bool, _ shape: TypeFacts.Member.Shape) -> TypeFacts.Member {
        TypeFacts.Member(
          name: token.name ?? token.text, isStatic: isStatic, shape: shape,
          place: text.place(at: token.range.lowerBound))
      }
      if let function = declaration.as(FunctionDeclSyntax.self) {
        return [
          member(
            function.name, function.modifiers.areStatic,
            function.body == nil ? .requirement(function) : .method(function))
        ]
      }
      if let declaration = declaration.as(EnumCaseDeclSyntax.self) {
        return declaration.elements.map { member($0.name, true, .enumerationCase) }
      }
      guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
      let wrapper = variable.wrapper
      return variable.bindings.flatMap { binding -> [TypeFacts.Member] in
        let shape: TypeFacts.Member.Shape
        if let getter = binding.accessorBlock, getter.isComputed {
          shape = getter.hasBody ? .computed(Syntax(getter)) : .requirement(nil)
        } else {
          // `let a, b: Int` gives the type to the last name only.
          let type = binding.typeAnnotation?.type ?? variable.bindings.last?.typeAnnotation?.type
          shape = .stored(
            TypeFacts.Storage(
              wrapper: wrapper, type: type, initializer: binding.initializer?.value,
              observers: binding.accessorBlock,
              isLet: variable.bindingSpecifier.tokenKind == .keyword(.let),
              isPrivate: variable.modifiers.arePrivate))
        }
        return Syntax(binding.pattern).identifiers.map { member($0, variable.modifiers.areStatic, shape) }
      }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      read(node, node.name.text, .structure, node.inheritanceClause, node.memberBlock)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      read(node, node.name.text, .reference, node.inheritanceClause, node.memberBlock)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      read(node, node.name.text, .reference, node.inheritanceClause, node.memberBlock)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      read(node, node.name.text, .enumeration, node.inheritanceClause, node.memberBlock)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      read(node, node.name.text, .protocolType, node.inheritanceClause, node.memberBlock)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      read(node, node.extendedType.names.joined(separator: "."), .extensionOf, node.inheritanceClause, node.memberBlock)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = (Syntax(node).typeNames + [node.name.text]).joined(separator: ".")
      found.aliases[name] = node.initializer.value
      return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.isGlobal {
        let names = node.bindings.flatMap { $0.pattern.names }
        found.globals.formUnion(names)
        if node.bindingSpecifier.tokenKind != .keyword(.let) { found.variables.formUnion(names) }
      }
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.isGlobal {
        found.functions.append(node)
        // An operator is no name that code reads.
        if let name = node.name.name {
          found.globals.insert(name)
          found.variables.insert(name)
        }
      }
      return .skipChildren
    }
  }

  extension Syntax {
    /// The names of the types around a node, outermost first.
    var typeNames: [String] {
      var none: [SyntaxIdentifier: [String]]?
      return typeNames(&none)
    }

    /// - Parameter known: Those of calls, so that n places in a chain of n calls take n steps.
    func typeNames(_ known: inout [SyntaxIdentifier: [String]]?) -> [String] {
      var names: [String] = []
      var way: [(call: SyntaxIdentifier, inside: Int)] = []
      for current in ancestors {
        if known != nil, current.kind == .functionCallExpr {
          if let outer = known?[current.id] {
            names.insert(contentsOf: outer, at: 0)
            break
          }
          way.append((current.id, names.count))
        }
        let own = current.ownTypeNames
        if !own.isEmpty { names.insert(contentsOf: own, at: 0) }
      }
      for (call, inside) in way { known?[call] = names.dropLast(inside) }
      return names
    }

    /// The name of the type that this node declares or extends.
    var ownTypeNames: [String] {
      switch kind {
      case .structDecl: [cast(StructDeclSyntax.self).name.text]
      case .classDecl: [cast(ClassDeclSyntax.self).name.text]
      case .actorDecl: [cast(ActorDeclSyntax.self).name.text]
      case .enumDecl: [cast(EnumDeclSyntax.self).name.text]
      case .protocolDecl: [cast(ProtocolDeclSyntax.self).name.text]
      case .extensionDecl: cast(ExtensionDeclSyntax.self).extendedType.names
      default: []
      }
    }

    var identifiers: [TokenSyntax] {
      if let pattern = self.as(IdentifierPatternSyntax.self) { return [pattern.identifier] }
      return children(viewMode: .sourceAccurate).flatMap(\.identifiers)
    }
  }

  extension DeclSyntaxProtocol {
    /// Whether no other declaration encloses it, `#if` aside.
    var isGlobal: Bool {
      for current in ancestors {
        if current.is(SourceFileSyntax.self) { return true }
        guard
          current.is(CodeBlockItemSyntax.self) || current.is(CodeBlockItemListSyntax.self)
            || current.is(IfConfigDeclSyntax.self) || current.is(IfConfigClauseSyntax.self)
            || current.is(IfConfigClauseListSyntax.self)
        else { return false }
      }
      return false
    }
  }

  extension DeclModifierListSyntax {
    var arePrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } }
    var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
  }

  extension AccessorBlockSyntax {
    /// Whether there is a getter, and not only observers.
    var isComputed: Bool {
      switch accessors {
      case .getter: true
      case .accessors(let list):
        list.contains { ["get", "_read", "unsafeAddress", "init"].contains($0.accessorSpecifier.text) }
      }
    }

    /// The names that `willSet` and `didSet` give the other value.
    var observerNames: Set<String> {
      guard case .accessors(let list) = accessors else { return [] }
      return Set(["newValue", "oldValue"] + list.compactMap { $0.parameters?.name.name })
    }

    /// Whether it has a body, unlike a protocol's `{ get }`.
    var hasBody: Bool {
      switch accessors {
      case .getter: true
      case .accessors(let list): list.contains { $0.body != nil }
      }
    }
  }

  extension VariableDeclSyntax {
    var wrapper: AttributeSyntax? {
      attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first(where: \.isWrapper)
    }
  }

  extension AttributeSyntax {
    /// The attribute's name, without a module in front.
    var shortName: String { attributeName.names.last ?? attributeName.trimmedText }

    /// Whether the attribute can be a property wrapper: its name is on no list of other attributes.
    var isWrapper: Bool { !Self.notWrappers.contains(shortName) }

    private static let notWrappers: Set<String> = [
      "available", "MainActor", "ViewBuilder", "SceneBuilder", "ToolbarContentBuilder", "CommandsBuilder", "objc",
      "IBOutlet", "IBInspectable", "IBAction", "NSManaged", "nonobjc", "inlinable", "usableFromInline",
      "discardableResult", "ObservationIgnored", "ObservationTracked", "Entry", "preconcurrency", "Sendable",
      "exclusivity", "warn_unqualified_access",
    ]
  }

  extension TypeSyntax {
    /// The names in a type: `Outer.Inner` gives both, a composition the names of all its parts.
    var names: [String] {
      if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.text] }
      if let type = self.as(MemberTypeSyntax.self) { return type.baseType.names + [type.name.text] }
      if let type = self.as(CompositionTypeSyntax.self) { return type.elements.flatMap { $0.type.names } }
      if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.names }
      if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.names }
      if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.names }
      if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.names }
      if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
        return only.type.names
      }
      return []
    }

    var isFunction: Bool {
      if self.is(FunctionTypeSyntax.self) { return true }
      if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.isFunction }
      if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.isFunction }
      if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.isFunction }
      if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
        return only.type.isFunction
      }
      return false
    }
  }
#endif
