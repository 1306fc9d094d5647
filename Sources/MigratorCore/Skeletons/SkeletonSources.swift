#if Migrator
  import Foundation
  import SwiftSyntax

  /// The declarations of a project, as a platform sees them.
  struct SkeletonSources {
    /// A declaration of a type, or an extension.
    struct Group {
      let name: String
      let lastName: String
      let path: String
      let node: any DeclGroupSyntax
      var members: [DeclSyntax]
      /// Whether only its own file can name it.
      var isPrivate: Bool { !name.contains(".") && node.modifiers.arePrivate }
      var outerName: String? { name.lastIndex(of: ".").map { String(name[..<$0]) } }
      var parameters: GenericParameterClauseSyntax? {
        node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      }
      var conditions: GenericWhereClauseSyntax? {
        node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
          ?? node.as(ProtocolDeclSyntax.self)?.genericWhereClause
          ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause
      }
      var attributes: [String] { node.attributes.compactMap { $0.as(AttributeSyntax.self)?.shortName } }
      var inherited: [TypeSyntax] { node.inheritanceClause?.inheritedTypes.map(\.type) ?? [] }
    }

    /// A declaration outside of types, or a member of an extension of a type of other modules.
    struct Item {
      let node: DeclSyntax
      let path: String
    }

    private(set) var types: [String: [Group]] = [:]
    private(set) var extensions: [String: [Group]] = [:]
    /// The extensions by the whole name that they write.
    private var named: [String: [Group]] = [:]
    /// The types that have a member of a name.
    private(set) var owners: [String: Set<String>] = [:]
    /// The members of types of other modules, by their names.
    private(set) var outside: [String: [(member: DeclSyntax, group: Group)]] = [:]
    /// The types that are not generic and name a protocol, by its name.
    private var conformers: [String: [Group]] = [:]
    private(set) var globals: [String: [Item]] = [:]
    private(set) var aliases: [String: [Item]] = [:]
    /// The names of all functions and variables.
    private(set) var names: Set<String> = []
    let files: [String: ParsedFile]
    let platform: ConditionPlatform

    init(_ files: [ParsedFile], platform: ConditionPlatform) {
      self.platform = platform
      self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      for file in files { read(file.tree.statements, path: file.path) }
      // Only what Core Data stores can stand in an extension.
      for (name, groups) in extensions where types[name]?.count == 1 {
        types[name]?[0].members += groups.flatMap(\.members).filter { $0.storedProperty != nil }
      }
      for type in types.values.joined() {
        for name in parts(of: type).flatMap(\.members).flatMap(\.memberNames) {
          owners[name, default: []].insert(type.name)
        }
      }
      for group in extensions.sorted(by: { $0.key < $1.key }).flatMap(\.value)
      where types[group.lastName] == nil && group.lastName != "View" {
        for member in group.members {
          for name in member.memberNames { outside[name, default: []].append((member, group)) }
        }
      }
      for type in types.values.joined() where !type.node.is(ProtocolDeclSyntax.self) && type.parameters == nil {
        for name in Set(parts(of: type).flatMap(\.inherited).compactMap(\.names.last)) where !type.isPrivate {
          conformers[name, default: []].append(type)
        }
      }
    }

    private mutating func read(_ statements: CodeBlockItemListSyntax, path: String) {
      for statement in statements {
        guard case .decl(let declaration) = statement.item else { continue }
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
          if case .statements(let inner) = conditional.activeElements(on: platform) { read(inner, path: path) }
        } else {
          read(declaration, in: "", path: path)
        }
      }
    }

    private mutating func read(_ declaration: DeclSyntax, in outer: String, path: String) {
      names.formUnion(declaration.memberNames)
      if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
        let own = Syntax(declaration).ownTypeNames
        let name = (outer.isEmpty ? own : [outer] + own).joined(separator: ".")
        let members = group.memberBlock.members.active(on: platform)
        let found = Group(name: name, lastName: own.last ?? name, path: path, node: group, members: members)
        if declaration.is(ExtensionDeclSyntax.self) {
          extensions[found.lastName, default: []].append(found)
          named[name, default: []].append(found)
        } else {
          types[found.lastName, default: []].append(found)
        }
        for member in members { read(member, in: name, path: path) }
      } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
        // `typealias Thread = Core.Thread`: all modules of a project are one here.
        let isSame = alias.initializer.value.names.last == alias.name.text
        if outer.isEmpty, !isSame { aliases[alias.name.text, default: []].append(Item(node: declaration, path: path)) }
      } else if outer.isEmpty {
        for name in declaration.memberNames { globals[name, default: []].append(Item(node: declaration, path: path)) }
      }
    }

    /// The declaration that a name means, as code in a type and a file sees it: the nearest one.
    func type(_ name: String, in scope: String, path: String) -> Group? {
      let visible = types[name]?.filter { group in
        (group.path == path || !group.isPrivate) && (group.outerName != nil || !Self.reserved.contains(name))
      }
      guard let all = visible, !all.isEmpty else { return nil }
      if all.count == 1 { return all[0] }
      return all.max { nearness(of: $0, scope, path) < nearness(of: $1, scope, path) }
    }

    /// Names that the skeletons use themselves.
    private static let reserved = SkeletonTypes.known.union([
      "State", "Binding", "Text", "Published", "ObservedObject", "StateObject", "AppStorage", "SceneStorage",
      "FocusState", "Environment", "EnvironmentValues", "Bindable", "Namespace", "Any", "UserDefaults", "FileManager",
      "NotificationCenter", "URLSession", "Process", "Bundle",
    ])

    private func nearness(of group: Group, _ scope: String, _ path: String) -> Int {
      let outer = group.outerName ?? ""
      let isInScope = !outer.isEmpty && (scope == outer || scope.hasPrefix(outer + "."))
      let shared = zip(group.path.split(separator: "/"), path.split(separator: "/")).prefix { $0 == $1 }.count
      return (isInScope ? 10_000 : 0) + (group.path == path ? 1_000 : 0) + shared * 2 + (outer.isEmpty ? 1 : 0)
    }

    func refined(_ group: Group, depth: Int = 0) -> [Group] {
      let parents = group.inherited.compactMap { type in
        type.names.last.flatMap { self.type($0, in: group.name, path: group.path) }
      }.filter { $0.node.is(ProtocolDeclSyntax.self) && $0.name != group.name }
      return [group] + (depth > 6 ? [] : parents.flatMap { refined($0, depth: depth + 1) })
    }

    /// A type that conforms to a protocol to which no generated class can conform; `names`: others that are asked for.
    func conformer(of group: Group, with names: [String] = []) -> Group? {
      let all = refined(group)
      let asked = Set(all.flatMap(\.inherited).map(\.trimmedText) + names)
      let needsOwn =
        all.contains { $0.members.contains { $0.is(AssociatedTypeDeclSyntax.self) } }
        || !asked.isDisjoint(with: ["CaseIterable", "RawRepresentable", "Codable", "View", "Comparable"])
      guard needsOwn else { return nil }
      return conformers[group.lastName]?.min { $0.name < $1.name }
    }

    /// Whether a type that is not generic names a protocol among those that it conforms to.
    func conforms(_ type: Group, to group: Group) -> Bool {
      conformers[group.lastName]?.contains { $0.name == type.name && $0.path == type.path } == true
    }

    /// The first protocol of the project among some names.
    func proto(_ names: [String], in scope: String, path: String) -> Group? {
      names.compactMap { type($0, in: scope, path: path) }.first { $0.node.is(ProtocolDeclSyntax.self) }
    }

    /// The type around a nested one.
    func outer(of type: Group) -> Group? {
      type.outerName.flatMap { outer in
        outer.split(separator: ".").last.flatMap { types[String($0)]?.first { $0.name == outer } }
      }
    }

    func parts(of type: Group) -> [Group] {
      [type] + Set([type.name, type.lastName]).sorted().flatMap { named[$0] ?? [] }
    }
  }

  extension IfConfigClauseSyntax { var head: String { "#\(condition.map { "if " + $0.trimmedText } ?? "else")" } }

  extension IfConfigDeclSyntax {
    /// The branches that other builds for the platform have.
    func hiddenClauses(on platform: ConditionPlatform) -> [IfConfigClauseSyntax] {
      let active = activeElements(on: platform).map { Syntax($0).id }
      return clauses.filter { clause in
        clause.elements.map { Syntax($0).id } != active && clause.isLeftOut(platform.given) != true
      }
    }

    func activeElements(on platform: ConditionPlatform) -> IfConfigClauseSyntax.Elements? {
      clauses.first { clause in clause.condition.map { ConditionValue.of($0, platform.value) ?? false } ?? true }?
        .elements
    }
  }

  extension MemberBlockItemListSyntax {
    /// The members without `#if`.
    func active(on platform: ConditionPlatform) -> [DeclSyntax] {
      flatMap { item -> [DeclSyntax] in
        guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
        if case .decls(let inner) = conditional.activeElements(on: platform) { return inner.active(on: platform) }
        return []
      }
    }
  }

  extension DeclSyntax {
    var memberNames: [String] {
      if let function = self.as(FunctionDeclSyntax.self) { return [function.name.name ?? function.name.text] }
      if let variable = self.as(VariableDeclSyntax.self) { return variable.bindings.flatMap { $0.pattern.names } }
      if let element = self.as(EnumCaseDeclSyntax.self) { return element.elements.map(\.name.text) }
      if self.is(InitializerDeclSyntax.self) { return ["init"] }
      if self.is(SubscriptDeclSyntax.self) { return ["subscript"] }
      return []
    }

    /// Whether it makes a value from a coder, which skeletons leave out.
    var isDecoding: Bool {
      let first = self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.first
      return first?.firstName.text == "from" && first?.type.names.contains("Decoder") == true
        || first?.firstName.text == "coder"
    }

    var isStaticMember: Bool {
      self.as(VariableDeclSyntax.self)?.modifiers.areStatic ?? self.as(FunctionDeclSyntax.self)?.modifiers.areStatic
        ?? false
    }

    /// A property that takes room in each value.
    var storedProperty: VariableDeclSyntax? {
      guard let variable = self.as(VariableDeclSyntax.self), !variable.modifiers.areStatic,
        variable.bindings.contains(where: { $0.accessorBlock?.isComputed != true })
      else { return nil }
      return variable
    }
  }
#endif
