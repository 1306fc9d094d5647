#if Migrator
  import Foundation
  import SwiftSyntax

  extension CallSkeleton {
    func addUnknown(_ reading: Reading) {
      let name = reading.name
      let isWritten = isWritten(name)
      guard name.first?.isLowercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
        sources.globals[name] == nil, isWritten || !unknownNames.contains(name), used.insert(name).inserted,
        reading.kind == .unresolved || reading.kind == .global
      else { return }
      if isWritten {
        // The variable of a module that is not there.
        declarations.append(
          "var \(name): __Recorder { get { __recorder(\(name.debugDescription)) } nonmutating set { __record(\("\(name) =".debugDescription), [newValue]) } }"
        )
      } else {
        declarations.append("var \(name): __Recorder")
        assignments.append("self.\(name) = __recorder(\(name.debugDescription))")
      }
      roots[name] = [name]
    }

    private func isWritten(_ name: String) -> Bool {
      call.call.tokens(viewMode: .sourceAccurate).contains { token in
        token.name == name && token.parent.map { Syntax($0).isWritten } ?? false
      }
    }

    private func isObserved(_ name: String) -> Bool {
      Self.names(in: Syntax(call.observed.expression), isRoots: true).contains(name)
    }

    func addParameter(_ parameter: ContextReader.Parameter) {
      guard used.insert(parameter.name).inserted else { return }
      if let type = parameter.type { types.reach(type, scope: scope, path: report.path) }
      addInput(parameter.name, parameter.type.map(ofProperty), nil)
    }

    /// The type of a property in place of a parameter: `some P` becomes a type that conforms to `P`.
    private func ofProperty(_ type: TypeSyntax) -> TypeSyntax {
      if let attributed = type.as(AttributedTypeSyntax.self) { return ofProperty(attributed.baseType) }
      guard let opaque = type.as(SomeOrAnyTypeSyntax.self), type.trimmedText.hasPrefix("some ") else { return type }
      let own = sources.proto(opaque.constraint.names, in: scope, path: report.path)
      return TypeSyntax(IdentifierTypeSyntax(name: .identifier(Self.argument(opaque.constraint.names, own, sources))))
    }

    func addInput(_ name: String, _ type: TypeSyntax?, _ value: InitializerClauseSyntax?) {
      roots[name] = [name]
      let text = type.map { ": \(plain($0))" } ?? (value == nil ? ": __Recorder" : "")
      declarations.append("var \(name)\(text)\(value.map { " \(plain($0))" } ?? "")")
      if let closure = SkeletonValue.closure(type, named: name, sources, tag: "__tag_\(name)") {
        assignments.append("let __tag_\(name) = __tag(\(name.debugDescription))")
        assignments.append("self.\(name) = \(closure)")
      } else if type?.isBinding == true, value == nil {
        assignments.append("self.\(name) = __binding(\(name.debugDescription))")
      } else {
        let original = value.map { ", or: { \(plain($0.value)) }" } ?? ""
        let make = type == nil && value == nil ? "__recorder" : "__input"
        // A parent that makes the view gives `var item: Item!` a value.
        let given = type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).map { " as \(plain($0.wrappedType))" }
        assignments.append("self.\(name) = \(make)(\(name.debugDescription)\(original))\(given ?? "")")
      }
    }

    func plain(_ node: some SyntaxProtocol) -> String {
      let cleaner = SkeletonCleaner(platform: sources.platform)
      cleaner.ownType = self.cleaner.ownType
      return cleaner.text(node)
    }

    static let actions: Set<String> = [
      "dismiss", "presentationMode", "openURL", "openWindow", "dismissWindow", "refresh", "managedObjectContext",
      "modelContext", "undoManager", "dismissSearch", "requestReview", "openSettings", "newDocument", "openDocument",
      "rename", "resetFocus", "editMode",
    ]

    func add(_ variable: VariableDeclSyntax, named name: String) {
      guard
        let binding = variable.bindings.first(where: { $0.pattern.names.contains(name) }),
        binding.pattern.is(IdentifierPatternSyntax.self)
      else { return }
      types.reach(variable, scope: scope, path: report.path)
      let type = binding.typeAnnotation?.type ?? variable.bindings.last?.typeAnnotation?.type
      let value = binding.initializer
      let wrapper = variable.wrapper
      let annotation = type.map { ": \(plain($0))" } ?? ""
      let initial = value.map { " \(plain($0))" } ?? ""
      roots[name] = [name]
      switch wrapper?.shortName {
      case nil:
        if variable.bindingSpecifier.text == "let", value?.value.isLiteral == true {
          declarations.append("let \(name)\(annotation)\(initial)")
          roots[name] = []
        } else if variable.bindingSpecifier.text == "let", let value {
          // Each view that the parent makes computes it again.
          declarations.append(
            "var \(name)\(annotation) = __input(\(name.debugDescription), or: { \(plain(value.value)) }, isMade: true)")
          // An object that unknown code makes, of which a part is observed.
          if call.observed.expression.trimmedText.hasPrefix(name + ".") {
            hooks.append("__object(\(name.debugDescription), \(name))")
          }
        } else {
          addInput(name, type, value)
        }
      case "State", "AppStorage", "SceneStorage", "FocusState", "GestureState":
        let isOptional = type?.is(OptionalTypeSyntax.self) ?? false
        // No gesture is made here, no view takes the focus, and an initializer may give a key: the parent sets these.
        let isSetByParent = ["GestureState", "FocusState"].contains(wrapper?.shortName) || wrapper?.arguments == nil
        let attribute = isSetByParent ? "@State" : wrapper.map { plain(AttributeListSyntax([.attribute($0)])) } ?? ""
        declarations.append("\(attribute) var \(name)\(annotation)\(initial)")
        if isSetByParent || wrapper?.shortName == "State", value == nil, !isOptional {
          assignments.append("self._\(name) = State(initialValue: __input(\(name.debugDescription)))")
        }
        hooks.append("__state(\(name.debugDescription), $\(name))")
        if let constructed = value?.value.constructedName, sources.types[constructed] != nil || type == nil,
          constructed.first?.isUppercase == true
        {
          hooks.append("__object(\(name.debugDescription), \(name))")
        }
      case "Binding":
        declarations.append("@Binding var \(name)\(annotation)")
        assignments.append("self._\(name) = __binding(\(name.debugDescription))")
      case "ObservedObject", "EnvironmentObject", "Bindable":
        // An object of unknown code is a stand-in, which is no `Observable`.
        let own = type.flatMap { $0.names.last }.flatMap { sources.type($0, in: scope, path: report.path) }
        let attribute =
          wrapper?.shortName == "Bindable" && (own != nil || type == nil) ? "@Bindable" : "@ObservedObject"
        declarations.append("\(attribute) var \(name)\(annotation)\(initial)")
        let original = value.map { ", or: { \(plain($0.value)) }" } ?? ""
        assignments.append("self.\(name) = __input(\(name.debugDescription)\(original))")
        hooks.append("__object(\(name.debugDescription), \(name))")
      case "StateObject":
        declarations.append("@StateObject var \(name)\(annotation)\(initial)")
        if let type = type.map({ plain($0) }) ?? value?.value.constructedName, type.first?.isLowercase != true {
          assignments.append("self._\(name) = StateObject(wrappedValue: __input(\(name.debugDescription)) as \(type))")
        }
        hooks.append("__object(\(name.debugDescription), \(name))")
      case "Environment":
        let isBinding = variable.attributes.contains { $0.as(AttributeSyntax.self)?.shortName == "Binding" }
        addEnvironment(name, wrapper, isBinding: isBinding)
      case "Namespace": declarations.append("@Namespace var \(name)")
      case _? where !cleaner.copies.contains(name) && isObserved(name):
        // NB: what reads its place at each read is no copy, and an input would be one.
        declarations.append("@State var \(name): \(type.map { plain($0) } ?? "__Recorder")")
        assignments.append("self._\(name) = State(initialValue: __input(\(name.debugDescription)))")
        hooks.append("__state(\(name.debugDescription), $\(name))")
      case let own?:
        // A write goes through the project's own wrapper.
        guard isWritten(name), let group = sources.type(own, in: scope, path: report.path) else {
          return addInput(name, type, value)
        }
        types.include(group, 0)
        for part in ["wrappedValue", "projectedValue"] { types.take(part, of: group, 0) }
        declarations.append("\(wrapper?.trimmedDescription ?? "") var \(name)\(annotation)\(initial)")
      }
    }

    private func addEnvironment(_ name: String, _ wrapper: AttributeSyntax?, isBinding: Bool) {
      guard case .argumentList(let list) = wrapper?.arguments, let argument = list.first?.expression else { return }
      guard let path = argument.as(KeyPathExprSyntax.self) else {
        // `@Environment(Model.self)`
        let text = argument.trimmedText.replacingOccurrences(of: ".self", with: "")
        declarations.append("var \(name): \(text)")
        assignments.append("self.\(name) = __input(\(name.debugDescription))")
        hooks.append("__object(\(name.debugDescription), \(name))")
        return
      }
      let key = path.components.first?.component.trimmedText ?? ""
      if Self.actions.contains(key) {
        declarations.append("var \(name): __Recorder = __recorder(\(name.debugDescription))")
        return
      }
      let value = "__environment(\(name.debugDescription), \\EnvironmentValues\(path.parts))"
      declarations.append(isBinding ? "@Binding(projectedValue: \(value)) var \(name)" : "var \(name) = \(value)")
    }

    /// - Parameter isRoots: Whether labels and the members of other values are left out.
    static func names(in code: Syntax, isRoots: Bool = false) -> [String] {
      var seen: Set<String> = []
      return code.tokens(viewMode: .sourceAccurate).flatMap { token -> [String] in
        if isRoots, token.belongsToOther { return [] }
        switch token.tokenKind {
        case .identifier, .dollarIdentifier:
          let plain = token.plainName
          return plain.hasPrefix("_") ? [plain, String(plain.dropFirst())] : [plain]
        default: return []
        }
      }.filter { seen.insert($0).inserted }
    }

    /// The inputs and states that code reads, through the view's own properties.
    func rootNames(of code: Syntax, isObserved: Bool = false) -> [String] {
      var found: Set<String> = []
      var seen: Set<String> = []
      var pending = [code]
      while let next = pending.popLast() {
        for name in Self.names(in: next, isRoots: true) where seen.insert(name).inserted {
          if let own = roots[name],
            own != [name] || !(members[name] ?? []).contains(where: { $0.storedProperty == nil })
          {
            found.formUnion(own.map { isObserved && isObject($0) ? $0 + "." + path(after: $0, in: next) : $0 })
          } else {
            pending += (members[name] ?? []).filter { $0.storedProperty == nil && !$0.isStaticMember }.map(Syntax.init)
          }
        }
      }
      return found.sorted()
    }

    func isObject(_ name: String) -> Bool {
      hooks.contains { $0.hasPrefix("__object(\(name.debugDescription)") } || isClassInput(name)
    }

    func isClassInput(_ name: String) -> Bool {
      let type = members[name]?.first?.storedProperty?.bindings.first?.typeAnnotation?.type.names.last
      let node = type.flatMap { sources.type($0, in: scope, path: report.path)?.node }
      return node?.is(ClassDeclSyntax.self) == true || node?.is(ProtocolDeclSyntax.self) == true
    }

    /// The members after a name: `model.user.name` gives `user.name`.
    func path(after name: String, in code: Syntax) -> String {
      for token in code.tokens(viewMode: .sourceAccurate) where token.name == name {
        var parts: [String] = []
        var node = token.parent
        while let member = node?.parent?.as(MemberAccessExprSyntax.self), let part = member.declName.baseName.name {
          if member.declName.id != node?.id { parts.append(part) }
          node = Syntax(member)
        }
        if !parts.isEmpty { return parts.joined(separator: ".") }
      }
      return "*"
    }

    /// The name of a type with a type for each generic parameter, those of the types around it included.
    static func specialized(_ group: SkeletonSources.Group, _ sources: SkeletonSources) -> String {
      let own = group.lastName + arguments(of: group, sources)
      guard let around = sources.outer(of: group) else { return (group.outerName.map { $0 + "." } ?? "") + own }
      return specialized(around, sources) + "." + own
    }

    static func arguments(of group: SkeletonSources.Group, _ sources: SkeletonSources) -> String {
      guard let clause = group.parameters else { return "" }
      let conditions = group.conditions?.requirements ?? []
      let list = clause.parameters.map { parameter -> String in
        var names = parameter.inheritedType?.names ?? []
        for condition in conditions {
          if case .conformanceRequirement(let requirement) = condition.requirement,
            requirement.leftType.trimmedText == parameter.name.text
          {
            names += requirement.rightType.names
          }
        }
        return argument(names, sources.proto(names, in: group.name, path: group.path), sources)
      }
      return "<\(list.joined(separator: ", "))>"
    }

    /// The type for a generic parameter with some conformances, one of which may be a protocol of the project.
    static func argument(_ names: [String], _ own: SkeletonSources.Group?, _ sources: SkeletonSources) -> String {
      if let own { return sources.conformer(of: own, with: names)?.name ?? SkeletonTypes.stub(of: own.name) }
      if names.contains("View") { return "__Leaf" }
      return names.lazy.compactMap { StandInRun.types[$0] }.first ?? "__Token"
    }

    static func literals(in code: [Syntax]) -> (numbers: [String], strings: [String]) {
      var numbers: Set<Int> = []
      var strings: Set<String> = []
      for node in code {
        for token in node.tokens(viewMode: .sourceAccurate) {
          if case .integerLiteral(let text) = token.tokenKind, let value = Int(text.filter { $0 != "_" }),
            value < 1 << 40
          {
            numbers.insert(value)
          }
          if case .floatLiteral(let text) = token.tokenKind, let value = Double(text), abs(value) < 1e9 {
            numbers.formUnion([Int(value.rounded(.down)), Int(value.rounded(.up))])
          }
          // A list has few places: `units[choice]`.
          if token.tokenKind == .leftSquare, token.parent?.is(SubscriptCallExprSyntax.self) == true {
            numbers.formUnion([0, 1])
          }
          if token.name == "isEmpty" || token.text.isEmpty && token.isOnlySegment { strings.insert("\"\"") }
          if case .stringSegment(let text) = token.tokenKind, !text.isEmpty, text.count < 40,
            let literal = token.ancestor(StringLiteralExprSyntax.self)
          {
            let isPlain = literal.openingQuote.tokenKind == .stringQuote && literal.openingPounds == nil
            if isPlain || !text.contains("\\") { strings.insert(isPlain ? "\"\(text)\"" : text.debugDescription) }
          }
        }
      }
      // Code that takes only some numbers takes these, so they come in a row.
      let others = Set(numbers.flatMap { [$0 + 1, max($0 - 1, 0)] }).subtracting(numbers).sorted()
      return ((numbers.sorted() + others).prefix(12).map(String.init), Array(strings.sorted().prefix(8)))
    }
  }

  extension KeyPathExprSyntax {
    /// The members after the type: `.locale.identifier`.
    var parts: String {
      components.map { $0.trimmedText.hasPrefix(".") ? $0.trimmedText : "." + $0.trimmedText }.joined()
    }
  }

  extension TokenSyntax {
    /// Whether it is all that a text has.
    fileprivate var isOnlySegment: Bool { ancestor(StringLiteralExprSyntax.self)?.segments.count == 1 }

    /// Whether it is a label, or a member of a value other than `self`.
    var belongsToOther: Bool {
      if parent?.is(LabeledExprSyntax.self) == true { return true }
      guard let member = parent?.parent?.as(MemberAccessExprSyntax.self), member.declName.id == parent?.id,
        let base = member.base
      else { return false }
      return base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self)
    }
  }

  extension TypeSyntax {
    fileprivate var isBinding: Bool {
      let name = self.as(IdentifierTypeSyntax.self)
      return name?.name.text == "Binding" && name?.genericArgumentClause != nil
    }
  }

  extension ExprSyntax {
    /// The name of the type that a call makes: `Model(…)`.
    fileprivate var constructedName: String? {
      self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
  }
#endif
