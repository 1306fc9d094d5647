#if Migrator
  import SwiftSyntax

  /// Finds the kind of storage behind each name in a closure.
  struct Resolver {
    let codeBase: CodeBase
    let file: ParsedFile
    let surroundings: Surroundings
    let chains: ChainTypes

    init(_ codeBase: CodeBase, _ file: ParsedFile, _ surroundings: Surroundings, chains: ChainTypes = ChainTypes()) {
      (self.codeBase, self.file, self.surroundings, self.chains) = (codeBase, file, surroundings, chains)
    }

    var index: Index { codeBase.index }

    /// All that a piece of code leads to, own methods and computed properties followed; in the order of its uses.
    func readings(of uses: [Use], _ stability: Stability = Stability()) -> [Reading] {
      var walk = Walk(resolver: self, stability: stability)
      for use in uses { walk.follow(use, locals: true, through: []) }
      return walk.found
    }

    func kind(of name: String) -> StorageKind? { readings(of: [Use(name: name, access: .bare, offset: 0)]).first?.kind }

    func members(_ name: String) -> [(member: TypeFacts.Member, facts: TypeFacts)] {
      guard !surroundings.type.isEmpty else { return [] }
      let found = index.members(name, of: surroundings.type, seenFrom: file.path)
      // NB: in a known type another member fulfils a requirement; in a protocol the requirement itself counts.
      let provided = found.filter { !$0.member.isRequirement }
      guard !provided.isEmpty, provided.count < found.count else { return found }
      return index.isProtocol(surroundings.type, seenFrom: file.path) == false ? provided : found
    }

    /// Supertypes of the enclosing type that are unknown and not declared in the given paths.
    var unknownSuperiors: [String] {
      let type = surroundings.type
      guard !type.isEmpty else { return [] }
      var names = index.inherited(by: type, seenFrom: file.path).filter { !index.declares($0, in: type) }
      if !index.declares(type) { names.insert(type) }
      return names.filter { !KnownNames.superiors.contains($0) }.sorted()
    }

    /// Whether the project declares a property wrapper that hides one of another module.
    func declaresWrapper(_ name: String) -> Bool {
      codeBase.want(type: name)
      // `typealias Binding = SwiftUI.Binding`
      if index.isAlias(name) { return !index.aliases(name).allSatisfy { $0.names == ["SwiftUI", name] } }
      guard let full = index.resolve(name, in: surroundings.type) else { return false }
      return index.parts(of: full, seenFrom: file.path).contains { part in
        part.node.asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
          $0.as(AttributeSyntax.self)?.shortName == "propertyWrapper"
        } == true
      }
    }

    /// Attributes of the enclosing type that may be macros, which can add members.
    var unknownMacros: [String] {
      guard !surroundings.type.isEmpty else { return [] }
      return index.parts(of: surroundings.type, seenFrom: file.path).flatMap { part -> [String] in
        guard let attributes = part.node.asProtocol((any WithAttributesSyntax).self)?.attributes else { return [] }
        return attributes.compactMap { $0.as(AttributeSyntax.self)?.shortName }
          .filter { !KnownNames.typeAttributes.contains($0) && !$0.hasSuffix("Actor") }.map { "@" + $0 }
      }.sorted()
    }

    func isReadWhenAsked(_ type: TypeSyntax?) -> Bool {
      guard let names = type?.names, let last = names.last else { return false }
      let whole = names.joined(separator: ".")
      if !codeBase.settings.stableTypes.isDisjoint(with: [last, whole]) { return true }
      guard KnownNames.handles.contains(names.first == "SwiftUI" ? String(whole.dropFirst(8)) : whole) else {
        return false
      }
      codeBase.want(type: names[0])
      return !index.declares(names[0], in: surroundings.type)
    }

    func environmentType(of key: String) -> TypeSyntax? {
      codeBase.want(key)
      for (member, _) in index.members(key, of: "EnvironmentValues", seenFrom: file.path) {
        switch member.shape {
        case .stored(let storage): return storage.type
        case .computed(let body): return body.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        default: continue
        }
      }
      return nil
    }

    var isInObject: Bool { surroundings.isInObject || index.isObject(surroundings.type, seenFrom: file.path) }
  }

  extension TypeFacts.Member {
    var isRequirement: Bool { if case .requirement = shape { true } else { false } }

    /// Whether a call with these labels can mean this member.
    func accepts(_ labels: [String?], trailing: Int) -> Bool {
      guard case .method(let function) = shape else { return true }
      return function.signature.parameterClause.accepts(labels, trailing: trailing)
    }
  }

  extension FunctionParameterSyntax {
    var callLabel: String? { firstName.tokenKind == .wildcard ? nil : firstName.name ?? firstName.text }
  }

  extension ExprSyntax {
    /// Whether the value is a literal, and so the same in each evaluation.
    var isLiteral: Bool {
      if let text = self.as(StringLiteralExprSyntax.self) {
        return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
      }
      if let prefixed = self.as(PrefixOperatorExprSyntax.self) {
        return ["-", "+"].contains(prefixed.operator.text) && prefixed.expression.isLiteral
      }
      return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
        || self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
    }

    /// The type whose initializer is called: `Model()` gives `Model`.
    var constructedType: String? {
      guard var called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
      if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
      guard called.isPlainChain else { return nil }
      let name = called.trimmedText
      return name.split(separator: ".").last?.first?.isUppercase == true ? name : nil
    }
  }

  extension AttributeSyntax {
    /// The kind of storage behind a property wrapper, where the project may declare one with the name of SwiftUI's.
    func storageKind(in scope: Resolver) -> (StorageKind, String?) {
      let names = attributeName.names
      if names.count > 1, names[0] != "SwiftUI" {
        if !scope.declaresWrapper(names[0]), let kind = LiveWrappers.qualified[names.joined(separator: ".")] {
          return (kind, nil)
        }
        return (.updatedWrapper, "@\(names.joined(separator: ".")) is not known to this tool")
      }
      let known = storageKind
      // NB: what an alias stands for may be of another module.
      if names.count == 1, known.0 != .updatedWrapper || !scope.index.isAlias(names[0]), scope.declaresWrapper(names[0])
      {
        return (.updatedWrapper, "@\(names[0]) is the project's own")
      }
      return known
    }

    /// The kind of storage behind the wrapper of SwiftUI with this name.
    var storageKind: (StorageKind, String?) {
      switch shortName {
      case "State": (.state, nil)
      case "StateObject": (.stateObject, nil)
      case "AppStorage": (.appStorage, nil)
      case "SceneStorage": (.sceneStorage, nil)
      case "FocusState", "AccessibilityFocusState": (.focusState, nil)
      case "GestureState": (.gestureState, nil)
      case "Namespace": (.namespace, nil)
      case "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
        "WKExtensionDelegateAdaptor":
        (.adaptor, nil)
      case "ObservedObject": (.observedObject, nil)
      case "EnvironmentObject": (.environmentObject, nil)
      case "Binding": (.binding, nil)
      case "Bindable": (.bindable, nil)
      case "FocusedObject", "FocusedBinding": (.focusedObject, nil)
      case "Environment": isOfType ? (.environmentObject, nil) : (.environment, nil)
      case "ScaledMetric", "FetchRequest", "SectionedFetchRequest", "Query", "FocusedValue":
        (.updatedWrapper, "@\(shortName)")
      default:
        (
          .updatedWrapper,
          "@\(shortName) is not known to this tool; the setting liveWrappers adds one that reads the current value"
        )
      }
    }

    /// Whether the argument is a type, as in `@Environment(Model.self)`.
    private var isOfType: Bool {
      guard case .argumentList(let list) = arguments, let first = list.first?.expression else { return false }
      return first.trimmedText.hasSuffix(".self")
    }
  }
#endif
