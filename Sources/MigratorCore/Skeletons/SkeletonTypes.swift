#if Migrator
  import SwiftSyntax

  /// The declarations that skeletons reach: types with stored properties, and with the members that code names.
  final class SkeletonTypes {
    let sources: SkeletonSources
    var included: [String: SkeletonSources.Group] = [:]
    private(set) var order: [String] = []
    /// The position of each in the order.
    private var places: [String: Int] = [:]
    /// Types that only enclose a reached one.
    var shells: Set<String> = []
    var members: [String: [(decl: DeclSyntax, isStub: Bool, group: SkeletonSources.Group)]] = [:]
    var taken: Set<SyntaxIdentifier> = []
    var globals: [(item: SkeletonSources.Item, isStub: Bool)] = []
    var mentioned: [String: Int] = [:]
    /// The protocols of values that conform to several: `any Store & Cache`.
    private var compositions: [String: [SkeletonSources.Group]] = [:]
    var pending: [(code: Syntax, scope: String, path: String, depth: Int)] = []

    /// The number of calls from the view to a method whose body is left out.
    static let bodyDepth = 3
    init(_ sources: SkeletonSources) { self.sources = sources }

    /// Includes all that a piece of code names.
    func reach(_ code: some SyntaxProtocol, scope: String, path: String, depth: Int = 0) {
      pending.append((Syntax(code), scope, path, depth))
      while let next = pending.popLast() { follow(next.code, next.scope, next.path, next.depth) }
    }

    /// A type that conforms to a protocol of the project, for a generic parameter or a value.
    static func stub(of protocolName: String) -> String {
      "__Some_\(protocolName.split(separator: ".").joined(separator: "_"))"
    }

    /// The line of the table of values for a protocol.
    static func existential(_ name: String, _ types: [String]) -> String {
      "(ObjectIdentifier((any \(name)).self), { __one(of: [\(types.map { $0 + ".self" }.joined(separator: ", "))], $0) })"
    }

    func follow(_ code: Syntax, _ scope: String, _ path: String, _ depth: Int) {
      var names: Set<String> = []
      for token in code.tokens(viewMode: .sourceAccurate) {
        if token.parent?.is(EnumCaseElementSyntax.self) == true { continue }
        if let whole = token.parent?.parent?.parent?.as(CompositionTypeSyntax.self) {
          let parts = whole.elements.compactMap { sources.type($0.type.trimmedText, in: scope, path: path) }
          if parts.count == whole.elements.count { compositions[whole.trimmedText] = parts }
        }
        if token.parent?.parent?.is(AttributeSyntax.self) == true {
          // With the project's own initializers: `@AppStorage(\.theme)`.
          if sources.extensions[token.text] != nil, sources.types[token.text] == nil { names.insert(token.text) }
          continue
        }
        switch token.tokenKind {
        case .identifier(let text): names.insert(text.filter { $0 != "`" })
        case .dollarIdentifier(let text): names.insert(String(text.dropFirst()))
        case .binaryOperator(let text): names.insert(text)
        case .leftSquare where token.parent?.is(SubscriptCallExprSyntax.self) == true: names.insert("subscript")
        default: break
        }
      }
      for name in names.sorted() {
        if let type = sources.type(name, in: scope, path: path) { include(type, depth) }
        for alias in sources.aliases[name] ?? [] where taken.insert(alias.node.id).inserted {
          globals.append((alias, false))
          pending.append((Syntax(alias.node), "", alias.path, depth))
        }
        mention(name.hasPrefix("_") ? String(name.dropFirst()) : name, depth)
      }
    }

    func mention(_ name: String, _ depth: Int) {
      guard mentioned[name] == nil else { return }
      mentioned[name] = depth
      let owners = (sources.owners[name] ?? []).filter { places[$0] != nil && !shells.contains($0) }
      for type in owners.sorted(by: { places[$0, default: 0] < places[$1, default: 0] }) {
        if let group = included[type] { take(name, of: group, depth) }
      }
      for (member, group) in sources.outside[name] ?? [] { take(member, in: group, depth) }
      for group in sources.extensions[name] ?? [] where sources.types[name] == nil {
        for member in group.members where member.is(InitializerDeclSyntax.self) { take(member, in: group, depth) }
      }
      if let items = sources.globals[name], items.count < 4 {
        for item in items where taken.insert(item.node.id).inserted {
          globals.append((item, depth >= Self.bodyDepth))
          pending.append((Syntax(item.node), "", item.path, depth + 1))
        }
      }
    }

    func take(_ name: String, of type: SkeletonSources.Group, _ depth: Int) {
      for part in sources.parts(of: type) {
        for member in part.members where member.memberNames.contains(name) { take(member, in: part, depth) }
      }
    }

    func take(_ member: DeclSyntax, in group: SkeletonSources.Group, _ depth: Int) {
      if member.memberNames.contains("body"), isShown(group) { return }
      guard taken.insert(member.id).inserted else { return }
      let isStub =
        depth >= Self.bodyDepth && member.as(FunctionDeclSyntax.self)?.body != nil
        && !["==", "hash", "<"].contains(member.memberNames[0])
      members[group.name, default: []].append((member, isStub, group))
      if group.node.is(ExtensionDeclSyntax.self), let conditions = group.conditions {
        pending.append((Syntax(conditions), group.name, group.path, depth + 1))
      }
      if isStub, let function = member.as(FunctionDeclSyntax.self) {
        pending.append((Syntax(function.signature), group.name, group.path, depth + 1))
      } else {
        pending.append((Syntax(member), group.name, group.path, depth + 1))
      }
    }

    func enclose(_ type: SkeletonSources.Group) {
      if let outer = sources.outer(of: type) { enclose(outer) }
      guard included[type.name] == nil else { return }
      included[type.name] = type
      shells.insert(type.name)
      places[type.name] = order.count
      order.append(type.name)
      for part in sources.parts(of: type) {
        for alias in part.members where alias.is(TypeAliasDeclSyntax.self) { take(alias, in: part, 0) }
      }
    }

    func include(_ type: SkeletonSources.Group, _ depth: Int) {
      if let known = included[type.name], !shells.contains(known.name) { return }
      enclose(type)
      shells.remove(type.name)
      if let own = sources.conformer(of: type) { include(own, depth) }
      let clauses =
        type.inherited.map { Syntax($0) }
        + [type.parameters.map { Syntax($0) }, type.conditions.map { Syntax($0) }].compactMap(\.self)
      for clause in clauses { pending.append((clause, type.name, type.path, depth)) }
      for member in type.members {
        if member.storedProperty != nil || member.is(EnumCaseDeclSyntax.self)
          || member.is(AssociatedTypeDeclSyntax.self)
        {
          if taken.insert(member.id).inserted { members[type.name, default: []].append((member, false, type)) }
          pending.append((Syntax(member), type.name, type.path, depth + 1))
        }
      }
      let protocols = sources.parts(of: type).flatMap { sources.refined($0) }
      for name in protocols.flatMap(\.members).compactMap({ $0.as(AssociatedTypeDeclSyntax.self)?.name.text }) {
        if let own = sources.types[name]?.first(where: { $0.outerName == type.name }) { include(own, depth) }
      }
      let required = Self.requirements(
        of: sources.parts(of: type).flatMap(\.inherited).flatMap(\.names) + type.attributes)
      for part in sources.parts(of: type) {
        for member in part.members {
          let names = member.memberNames
          let isInitializer = names == ["init"] && !type.isView && !member.isDecoding
          if isInitializer || names.contains(where: { required.contains($0) || mentioned[$0] != nil }) {
            take(member, in: part, isInitializer ? depth + 1 : depth)
          }
        }
      }
    }

    static func requirements(of inherited: [String]) -> Set<String> {
      let known: [String: [String]] = [
        "Equatable": ["=="], "Hashable": ["==", "hash"], "Comparable": ["<", "=="], "Identifiable": ["id"],
        "CustomStringConvertible": ["description"], "EnvironmentKey": ["defaultValue"], "OptionSet": ["rawValue"],
        "RawRepresentable": ["rawValue"], "LocalizedError": ["errorDescription"], "CaseIterable": ["allCases"],
        "dynamicMemberLookup": ["subscript"],
      ]
      return Set(inherited.flatMap { known[$0] ?? [] })
    }

    /// The text of each declaration outside of types.
    var units: [String] {
      var units = order.filter { !$0.contains(".") }.map { text(of: $0) }
      for name in order {
        // In an extension of a type of the system.
        guard let outer = included[name]?.outerName, included[outer] == nil else { continue }
        units.append("extension \(outer) {\n\(text(of: name))\n}")
      }
      for (item, isStub) in globals { units.append(text(of: item.node, isStub: isStub, in: nil, name: "")) }
      for (type, list) in members.sorted(by: { $0.key < $1.key }) {
        for member in list where member.group.node.is(ExtensionDeclSyntax.self) {
          let condition = member.group.conditions.map { " " + cleaner().text($0) } ?? ""
          let name = included[type].map(\.name) ?? type
          units.append(
            "extension \(name)\(condition) {\n\(text(of: member.decl, isStub: member.isStub, in: nil, name: type))\n}")
        }
      }
      units += order.flatMap { samples(of: $0) } + made.map { stub(of: $0.value) }
      return units
    }

    private var made: [(key: String, value: [SkeletonSources.Group])] {
      compositions.filter { $0.value.allSatisfy(hasStub) }.sorted { $0.key < $1.key }
    }

    /// The lines of the table of values for protocols: code may ask for one of the types that conform to them.
    var existentials: [String] {
      let groups = order.filter { !shells.contains($0) }.compactMap { included[$0] }
      return groups.filter { $0.node.is(ProtocolDeclSyntax.self) }.flatMap { group -> [String] in
        let own = groups.filter { sources.conforms($0, to: group) }.prefix(3).map(\.name)
        let stub = hasStub(group) ? [Self.stub(of: group.name)] : []
        // The second line counts where the first one does not compile.
        return Set([stub + own, stub]).filter { !$0.isEmpty }.sorted { $0.count > $1.count }.map {
          Self.existential(group.name, $0)
        }
      } + made.map { Self.existential($0.key, [Self.stub(of: $0.value.map(\.name).joined(separator: "."))]) }
    }

    /// Whether a type is a view, by itself or by a protocol of the project.
    private func isShown(_ group: SkeletonSources.Group) -> Bool {
      !group.node.is(ProtocolDeclSyntax.self) && sources.refined(group).contains(where: \.isView)
    }

    func cleaner() -> SkeletonCleaner {
      let cleaner = SkeletonCleaner(platform: sources.platform)
      cleaner.isOwnName = sources.names.contains
      return cleaner
    }

    func text(of name: String) -> String {
      guard let group = included[name] else { return "" }
      let isShell = shells.contains(name)
      var lines: [String] = []
      for member in members[name] ?? [] where !member.group.node.is(ExtensionDeclSyntax.self) {
        guard !isShell || member.decl.is(TypeAliasDeclSyntax.self) else { continue }
        lines.append(text(of: member.decl, isStub: member.isStub, in: group, name: name))
      }
      if !isShell {
        if isShown(group) { lines.append("var body: some View { __Leaf() }") }
        if group.node.is(ClassDeclSyntax.self) || group.node.is(ActorDeclSyntax.self) { lines += classMembers(group) }
      }
      for inner in order where included[inner]?.outerName == name { lines.append(text(of: inner)) }
      return heading(of: group, isShell: isShell) + " {\n" + lines.joined(separator: "\n") + "\n}"
    }

    func heading(of group: SkeletonSources.Group, isShell: Bool) -> String {
      let keyword = group.node.introducer.text
      var text = "\(keyword == "actor" ? "class" : keyword) \(group.lastName)"
      if let parameters = group.parameters { text += cleaner().text(parameters) }
      if !isShell {
        for name in ["Observable", "propertyWrapper", "dynamicMemberLookup"] where group.attributes.contains(name) {
          text = "@\(name) " + text
        }
        let conformances = conformances(of: group)
        if !conformances.isEmpty { text += ": " + conformances.joined(separator: ", ") }
      }
      if let conditions = group.conditions { text += " " + cleaner().text(conditions) }
      return text
    }

    static let known: Set<String> = [
      "Equatable", "Hashable", "Comparable", "Identifiable", "CaseIterable", "String", "Int", "Double", "Character",
      "Error", "LocalizedError", "CustomStringConvertible", "ObservableObject", "View", "EnvironmentKey", "OptionSet",
      "RawRepresentable", "AnyObject", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt",
      "NSManagedObject",
    ]

    func conformances(of group: SkeletonSources.Group) -> [String] {
      var names: [String] = []
      for part in sources.parts(of: group) {
        for type in part.inherited {
          let text = type.trimmedText.split(separator: "<").first.map(String.init) ?? ""
          let isOwn = included.values.contains { $0.lastName == type.names.last }
          let name = text == "NSManagedObject" ? "ObservableObject" : type.trimmedText
          if isOwn || Self.known.contains(text), !names.contains(name) { names.append(name) }
        }
      }
      if group.node.is(ClassDeclSyntax.self) || group.node.is(ActorDeclSyntax.self) {
        let attributes = group.members.compactMap(\.storedProperty).flatMap(\.attributes)
        let isPublished = attributes.contains { $0.as(AttributeSyntax.self)?.shortName == "Published" }
        if superclass(of: group) != nil {
          // The class above is hashable.
          names.removeAll { ["Equatable", "Hashable"].contains($0) }
        } else {
          // The class above may be of another module.
          names +=
            ["__Sample", "__Model"] + (isPublished && !names.contains("ObservableObject") ? ["ObservableObject"] : [])
        }
        // A class inherits first.
        if let first = superclass(of: group), let place = names.firstIndex(where: { $0.hasSuffix(first.lastName) }) {
          names.insert(names.remove(at: place), at: 0)
        }
      }
      return names
    }

    func superclass(of group: SkeletonSources.Group) -> SkeletonSources.Group? {
      group.inherited.lazy.compactMap { type in
        type.names.last.flatMap { self.sources.type($0, in: group.name, path: group.path) }
      }.first { $0.node.is(ClassDeclSyntax.self) }
    }

    func text(of member: DeclSyntax, isStub: Bool, in group: SkeletonSources.Group?, name: String) -> String {
      let cleaner = cleaner()
      cleaner.keepsOverride = group.flatMap(superclass) != nil
      if isStub, let function = member.as(FunctionDeclSyntax.self) {
        return SkeletonStub.text(of: function, in: name, cleaner)
      }
      if let variable = member.as(VariableDeclSyntax.self) {
        if let kept = Self.keptByRun(variable, in: name, cleaner) { return kept }
        if member.storedProperty != nil, let plain = plainProperty(variable, cleaner) { return plain }
      }
      let text = cleaner.text(member)
      guard cleaner.keepsOverride, member.is(InitializerDeclSyntax.self), text.last == "}",
        !text.has("super.init("), !text.has("self.init(")
      else { return text }
      // The compiler adds it only for a class with one initializer, and a skeleton's has more.
      return text.dropLast() + "\nsuper.init()\n}"
    }

    /// A stored property whose wrapper belongs to another module becomes a plain one.
    func plainProperty(_ variable: VariableDeclSyntax, _ cleaner: SkeletonCleaner) -> String? {
      let wrapper = variable.wrapper
      let kept = [
        "Published", "State", "Binding", "AppStorage", "SceneStorage", "ObservationIgnored", "ObservedObject",
      ]
      guard let wrapper, !kept.contains(wrapper.shortName), let binding = variable.bindings.first else { return nil }
      let type = binding.typeAnnotation.map { cleaner.text($0.type) }
      let name = binding.pattern.trimmedText
      if let value = binding.initializer { return "var \(name)\(type.map { ": \($0)" } ?? "") \(cleaner.text(value))" }
      if type == nil, wrapper.shortName == "Environment", case .argumentList(let list) = wrapper.arguments,
        let path = list.first?.expression.as(KeyPathExprSyntax.self)
      {
        return "var \(name) = EnvironmentValues()[keyPath: \\EnvironmentValues\(path.parts)]"
      }
      return "var \(name): \(type ?? "__Recorder") = __pick(0)"
    }
  }

  extension SkeletonSources.Group {
    var isView: Bool { inherited.contains { ["View", "ViewModifier", "App", "Scene"].contains($0.trimmedText) } }
  }
#endif
