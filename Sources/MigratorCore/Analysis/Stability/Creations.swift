#if Migrator
  import Foundation
  import SwiftSyntax

  /// Every place where the values of a structure are made.
  struct Creations: Sendable {
    struct Site: Sendable {
      let file: ParsedFile
      let call: FunctionCallExprSyntax
      /// Whether the type is named; an `.init(…)` may be of a different type.
      var isNamed = true
    }

    let declaration: StructDeclSyntax
    private(set) var sites: [Site]
    /// The initializers that are written; the memberwise one is there where the declaration itself has none.
    let initializers: [InitializerDeclSyntax]
    let isMemberwise: Bool
    /// Whether code has a value of the type: a parameter, a property.
    private(set) var isHeld = false
    /// Whether a place outside of previews makes a value: otherwise code outside of the given paths makes them.
    var areInUse: Bool { sites.contains { $0.isNamed && !Syntax($0.call).isInPreview } }

    /// - Returns: nil where a value can be made in a place that is not seen.
    init?(of type: String, seenFrom path: String, in codeBase: CodeBase) {
      let index = codeBase.index
      let parts = index.parts(of: type, seenFrom: path)
      let declarations = parts.filter { $0.kind != .extensionOf }
      guard declarations.count == 1, let declaration = declarations[0].node.as(StructDeclSyntax.self),
        let name = declaration.name.name,
        Self.superiorsAreKnown(type, declarations[0].path, index)
      else { return nil }
      let own = declaration.memberBlock.initializers
      initializers = own + parts.filter { $0.kind == .extensionOf }.flatMap(\.node.initializers)
      isMemberwise = own.isEmpty
      self.declaration = declaration
      if codeBase.isExposed(declaration), initializers.contains(where: { Syntax($0).isPublic }) {
        codeBase.doubt("\(name) is public")
        return nil
      }
      let isTwice = index.isDeclaredTwice(type)
      guard !isTwice || declaration.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }),
        let mentions = codeBase.mentions(of: name)
      else { return nil }
      let declaringPath = declarations[0].path
      let partPaths = Set(parts.map(\.path))
      // The parts are in files that mention the name, which have been read.
      let selves = codeBase.mentions(of: "Self", in: partPaths.sorted()).filter { mention in
        Syntax(mention.token).typeNames.joined(separator: ".") == type
      }
      let roles =
        mentions.lazy.filter { $0.file.isInApp(of: declaringPath) && (!isTwice || $0.file.path == declaringPath) }.map {
          mention in
          (mention, Role(of: mention.token, name: name, type: type, index: index))
        } + selves.map { ($0, Role(ofSelf: $0.token)) }
      var sites: [Site] = []
      var heldLabels: Set<String?> = []
      for (mention, role) in roles {
        switch role {
        case .harmless: break
        case .held(let label): heldLabels.insert(label)
        case .made(let call):
          // `Event.Row(…)` of another module has other labels.
          if ExprSyntax(call).constructedType?.contains(".") != true
            || Self.accepts(call, declaration, initializers, isMemberwise)
          {
            sites.append(Site(file: mention.file, call: call))
          }
        case .unclear:
          codeBase.doubt("\(mention.file.line(of: mention.token)) may make \(name)")
          return nil
        }
      }
      self.sites = sites
      isHeld = !heldLabels.isEmpty
      let seen = Set(mentions.map(\.file.path))
      guard let unseen = codeBase.implicitMakings(with: Self.neededLabel(declaration, initializers, isMemberwise))
      else { return nil }
      let generics = Set(mentions.compactMap { $0.token.ancestor(GenericArgumentClauseSyntax.self)?.genericName })
      for mention in unseen
      where mention.file.isInApp(of: declaringPath)
        && (!declaration.modifiers.arePrivate || seen.contains(mention.file.path))
      {
        guard let call = implicitCall(mention.token) else {
          // A function value without a type.
          if seen.contains(mention.file.path) { return nil }
          continue
        }
        if !heldLabels.contains(call.takerLabel), call.isGiven, !call.mayBeGiven(toOneOf: generics) { continue }
        let isOther = call.writtenType(in: mention.file, codeBase).map { Self.isOther($0, than: type, codeBase) }
        if isOther != true, Self.accepts(call, declaration, initializers, isMemberwise) {
          self.sites.append(Site(file: mention.file, call: call, isNamed: false))
        }
      }
    }

    /// Whether all supertypes are known and require no initializer: others could make values without naming the type.
    private static func superiorsAreKnown(_ type: String, _ path: String, _ index: Index) -> Bool {
      index.inherited(by: type, seenFrom: path).allSatisfy { name in
        if KnownNames.makers.contains(name) { return false }
        if KnownNames.superiors.contains(name), !index.declares(name, in: type) { return true }
        guard let full = index.resolve(name, in: type) else { return false }
        return index.parts(of: full, seenFrom: path).allSatisfy { part in
          part.kind != .extensionOf || part.node.initializers.isEmpty
        } && index.parts(of: full, seenFrom: path).contains { $0.kind == .protocolType && $0.node.initializers.isEmpty }
      }
    }

    /// A label that each implicit `.init(…)` has; nil where one may have none.
    private static func neededLabel(
      _ declaration: StructDeclSyntax, _ initializers: [InitializerDeclSyntax], _ isMemberwise: Bool
    ) -> String? {
      var labels = initializers.map { initializer in
        initializer.signature.parameterClause.parameters.first { $0.defaultValue == nil && !$0.type.isFunction }?
          .callLabel
      }
      if isMemberwise { labels.append(declaration.requiredNames.first) }
      let all = Set(labels)
      return all.count == 1 ? labels.first.flatMap { $0 } : nil
    }

    /// The call of `.init(…)`, or of `type(of: row).init(…)`.
    private func implicitCall(_ token: TokenSyntax) -> FunctionCallExprSyntax? {
      guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
      else { return nil }
      return call
    }

    private static func isOther(_ written: TypeSyntax, than type: String, _ codeBase: CodeBase) -> Bool {
      let index = codeBase.index
      if written.is(ArrayTypeSyntax.self) || written.is(DictionaryTypeSyntax.self) { return true }
      let name = written.names.joined(separator: ".")
      if let full = index.resolve(name, in: Syntax(written).typeNames.joined(separator: ".")), index.declares(full) {
        return full != type && !index.isAlias(name)
      }
      // A type of another module, which the project may extend; an alias or a parameter would be declared.
      guard let last = written.names.last, last != "Self", !index.isAlias(name),
        !Syntax(written).hasGenericParameter(last)
      else { return false }
      return codeBase.mentions(of: last)?.contains { $0.token.parent?.is(AssociatedTypeDeclSyntax.self) == true }
        == false
    }

    /// Whether the arguments fit an initializer.
    private static func accepts(
      _ call: FunctionCallExprSyntax, _ declaration: StructDeclSyntax, _ initializers: [InitializerDeclSyntax],
      _ isMemberwise: Bool
    ) -> Bool {
      let labels = call.arguments.map { $0.label?.name ?? $0.label?.text }
      let given = labels.count + (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
      let fitting = initializers.contains { initializer in
        let clause = initializer.signature.parameterClause
        return clause.accepts(labels)
          && clause.parameters.count { $0.defaultValue == nil && $0.ellipsis == nil } <= given
      }
      if fitting { return true }
      let names = declaration.storedNames
      let missing = declaration.requiredNames.count { !labels.contains($0) }
      return isMemberwise && labels.allSatisfy { $0.map(names.contains) ?? false } && missing + labels.count <= given
    }
  }

  extension GenericArgumentClauseSyntax {
    /// `Box` of `Box<Row>`.
    fileprivate var genericName: String? { previousToken(viewMode: .sourceAccurate)?.text }
  }

  extension CodeBase {
    /// The calls that an app runs: none is in a preview, and none in a view that only previews make, if others are not.
    func inApp<Call>(_ calls: [Call], _ place: (Call) -> (FunctionCallExprSyntax, ParsedFile)) -> [Call] {
      let all = calls.filter { !Syntax(place($0).0).isInPreview }
      let shown = all.filter { !isOnlyInPreviews(place($0).0, place($0).1) }
      return shown.isEmpty ? all : shown
    }

    private func isOnlyInPreviews(_ call: FunctionCallExprSyntax, _ file: ParsedFile) -> Bool {
      let node = Syntax(call)
      let type = node.typeNames.joined(separator: ".")
      guard !type.isEmpty, let sites = creations(of: type, seenFrom: file.path)?.sites else { return false }
      return !sites.isEmpty && sites.allSatisfy { Syntax($0.call).isInPreview }
    }
  }

  extension FunctionCallExprSyntax {
    /// Whether `.init(…)` is an argument, or is assigned.
    fileprivate var isGiven: Bool {
      parent?.is(LabeledExprSyntax.self) == true || Syntax(self).assignmentTarget != nil
    }

    /// `row` of `show(row: .init(…))` and of `box.row = .init(…)`.
    fileprivate var takerLabel: String? {
      if let argument = parent?.as(LabeledExprSyntax.self) { return argument.label?.text }
      let target = Syntax(self).assignmentTarget
      return (target?.as(MemberAccessExprSyntax.self)?.declName ?? target?.as(DeclReferenceExprSyntax.self))?.baseName
        .text
    }

    /// Whether a generic type that has the view as its argument may take `.init(…)`: `Box<Row>(.init())`.
    fileprivate func mayBeGiven(toOneOf generics: Set<String>) -> Bool {
      // NB: an argument without a label has a type that the function gives: `Color(.init(value))`.
      guard arguments.allSatisfy({ $0.label != nil }) else { return false }
      let isOpen = !generics.isSubset(of: HostedView.hosts)
      guard let taker = parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self) else {
        return isOpen || takerLabel == "rootView" && !generics.isEmpty
      }
      guard let made = ExprSyntax(taker).constructedType?.split(separator: ".").last else {
        return isOpen && taker.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
      }
      return generics.contains(String(made))
    }

    /// The type of `.init(…)` that the code around writes: `let action: Action = .init(x)`, `self.action = .init(x)`.
    fileprivate func writtenType(in file: ParsedFile, _ codeBase: CodeBase) -> TypeSyntax? {
      if let binding = parent?.parent?.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      if let parameter = parent?.parent?.as(FunctionParameterSyntax.self) { return parameter.type }
      if parent?.is(ReturnStmtSyntax.self) == true || parent?.is(CodeBlockItemSyntax.self) == true { return resultType }
      guard let target = Syntax(self).assignmentTarget else { return nil }
      return Resolver(codeBase, file, Surroundings(of: target)).writtenType(of: target)
    }
  }

  extension Syntax {
    /// Whether the declaration, or the enclosing extension, is public.
    var isPublic: Bool {
      let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers?.arePublic == true || ancestor(ExtensionDeclSyntax.self)?.modifiers.arePublic == true
    }

    var isInPreview: Bool {
      for current in ancestors {
        if current.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
          || current.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
          || current.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes.contains(where: {
            $0.type.trimmedText == "PreviewProvider"
          }) == true
        {
          return true
        }
      }
      return false
    }
  }

  extension MemberBlockSyntax {
    var initializers: [InitializerDeclSyntax] { members.flatMap { Self.initializers(in: $0.decl) } }

    private static func initializers(in declaration: DeclSyntax) -> [InitializerDeclSyntax] {
      if let initializer = declaration.as(InitializerDeclSyntax.self) { return [initializer] }
      guard let conditional = declaration.as(IfConfigDeclSyntax.self) else { return [] }
      return conditional.clauses.flatMap { clause -> [InitializerDeclSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.flatMap { initializers(in: $0.decl) }
      }
    }
  }

  extension Syntax {
    /// The initializers of a declaration of a type.
    var initializers: [InitializerDeclSyntax] { asProtocol((any DeclGroupSyntax).self)?.memberBlock.initializers ?? [] }
  }

  extension StructDeclSyntax {
    private typealias Stored = (name: String, binding: PatternBindingSyntax, attribute: String?)

    private var stored: [Stored] {
      memberBlock.members.flatMap { member -> [Stored] in
        guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.modifiers.areStatic else { return [] }
        let attribute = variable.attributes.first.map { $0.as(AttributeSyntax.self)?.shortName ?? "" }
        return variable.bindings.flatMap { binding in
          binding.accessorBlock?.isComputed == true ? [] : binding.pattern.names.map { ($0, binding, attribute) }
        }
      }
    }

    fileprivate var storedNames: Set<String> { Set(stored.map(\.name)) }

    /// The names that the memberwise initializer asks for.
    fileprivate var requiredNames: [String] {
      stored.filter { name, binding, attribute in
        if let attribute {
          return ["Binding", "ObservedObject", "Bindable", "StateObject"].contains(attribute)
            && binding.initializer == nil
        }
        return binding.initializer == nil && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) != true
      }.map(\.name)
    }
  }
#endif
