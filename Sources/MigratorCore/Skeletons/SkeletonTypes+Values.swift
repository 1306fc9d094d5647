#if Migrator
  import Foundation
  import SwiftSyntax

  extension SkeletonTypes {
    /// The stored properties that an initializer has to set.
    func unset(_ group: SkeletonSources.Group) -> [(name: String, type: TypeSyntax?)] {
      stored(group).filter { !$0.hasValue && !$0.isBinding }.map { ($0.name, $0.type) }
    }

    typealias Stored = (name: String, type: TypeSyntax?, hasValue: Bool, isLet: Bool, isBinding: Bool)

    func stored(_ group: SkeletonSources.Group) -> [Stored] {
      let own = (members[group.name] ?? []).filter { !$0.group.node.is(ExtensionDeclSyntax.self) }
      return own.compactMap(\.decl.storedProperty).flatMap { variable -> [Stored] in
        if variable.modifiers.contains(where: { $0.name.text == "lazy" }) { return [] }
        let isLet = variable.bindingSpecifier.text == "let"
        let isPlain = plainProperty(variable, cleaner()) != nil
        let isBinding = variable.attributes.contains { $0.as(AttributeSyntax.self)?.shortName == "Binding" }
        return variable.bindings.filter { $0.accessorBlock?.isComputed != true }.flatMap { binding in
          binding.pattern.names.map { name in
            let type = binding.typeAnnotation?.type ?? variable.bindings.last?.typeAnnotation?.type
            let isOptional = !isLet && (type?.is(OptionalTypeSyntax.self) ?? false)
            let hasValue = binding.initializer != nil || isPlain || isOptional
            return (name, type, hasValue && !isBinding, isLet, isBinding)
          }
        }
      }
    }

    func assignments(_ group: SkeletonSources.Group) -> [String] {
      // Code may choose one of two properties of a type: under some seeds they differ.
      var counts: [String: Int] = [:]
      return unset(group).map { name, type in
        let place = group.node.is(StructDeclSyntax.self) ? counts[type?.trimmedText ?? "", default: 0] : 0
        counts[type?.trimmedText ?? "", default: 0] += 1
        let value = name == "id" ? "__pickID(n)" : place == 0 ? "__pick(n)" : "__pick(n, \(place))"
        return closure(type, named: name, of: group) ?? "self.\(name) = \(value)"
      } + stored(group).filter(\.isBinding).map { "self._\($0.name) = __pick(n)" }
    }

    /// The statement that gives a property a closure, which differs from object to object.
    private func closure(_ type: TypeSyntax?, named name: String, of group: SkeletonSources.Group) -> String? {
      let tag = "\"\(group.lastName).\(name)\\(n == 0 ? \"\" : \"#\\(n)\")\""
      return SkeletonValue.closure(type, named: name, sources, tag: tag, number: "n").map { "self.\(name) = \($0)" }
    }

    /// The statements that change the properties with a first value, for each value but the first one.
    func variations(_ group: SkeletonSources.Group) -> [String] {
      stored(group).filter { $0.hasValue && !$0.isLet }.map { one in
        guard one.type?.isFunction != true else {
          return closure(one.type, named: one.name, of: group).map { "if n != 0 { \($0) }" } ?? ""
        }
        return "if n != 0 { __vary(&self.\(one.name), n + 1) }"
      }
    }

    func classMembers(_ group: SkeletonSources.Group) -> [String] {
      let parent = superclass(of: group)
      let own = assignments(group).joined(separator: "\n")
      let initializers = group.members.compactMap { $0.as(InitializerDeclSyntax.self) }
      let all = [own, parent == nil ? "" : "super.init(__n: n)"] + variations(group)
      var lines = ["required init(__n n: Int) {\n\(all.joined(separator: "\n"))\n}"]
      if !initializers.contains(where: { $0.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil } }
      ) {
        lines.append(
          "\(parent == nil ? "" : "override ")init() {\nlet n = 0\n_ = n\n\(own)\(parent == nil ? "" : "\nsuper.init()")\n}"
        )
      }
      let parts =
        stored(group).filter { !$0.isLet && $0.type?.isFunction != true }.map {
          "(\($0.name.debugDescription), { self.\($0.name) = __pick($0) }, { self.\($0.name) as Any })"
        }
        + stored(group).filter { $0.isLet && $0.type?.isFunction != true }.map {
          "(\($0.name.debugDescription), { _ in }, { self.\($0.name) as Any })"
        }
      let list = "[\(parts.joined(separator: ",\n"))]"
      let type = "[(name: String, set: (Int) -> Void, get: () -> Any)]"
      if parent == nil {
        lines.append("class func __sample(_ n: Int) -> Self { Self(__n: n) }")
        lines.append("var __parts: \(type) { \(list) }")
      } else {
        lines.append("override var __parts: \(type) { super.__parts + (\(list) as \(type)) }")
      }
      return lines
    }

    func samples(of name: String) -> [String] {
      guard let group = included[name], !shells.contains(name), !group.isView else { return [] }
      if group.node.is(StructDeclSyntax.self) {
        return [
          """
          extension \(name): __Sample {
          static func __sample(_ n: Int) -> Self { Self(__n: n) }
          init(__n n: Int) { \((assignments(group) + variations(group)).joined(separator: "\n")) }
          }
          """
        ]
      }
      if group.node.is(EnumDeclSyntax.self) {
        let all = (members[name] ?? []).compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        // Those that code names come first, because only some of many are tried.
        let cases = all.filter { mentioned[$0.name.text] != nil } + all.filter { mentioned[$0.name.text] == nil }
        guard !cases.isEmpty else { return [] }
        let values = cases.enumerated().map { place, element in
          let arguments = (element.parameterClause?.parameters ?? []).map { parameter in
            (parameter.firstName.map { $0.text == "_" ? "" : "\($0.text): " } ?? "")
              + (SkeletonValue.closure(parameter.type, named: element.name.text, sources, number: "n") ?? "__pick(n)")
          }
          return
            "\(place == cases.count - 1 ? "default" : "case \(place)"): return .\(element.name.text)\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")"
        }
        // Some seeds keep a case while its values change, because a view may show its observer in one case.
        let number = cases.contains { $0.parameterClause != nil } ? "(__run.seed % 2 == 0 ? n : n / 4)" : "n"
        // A case may hold a value of the same enumeration.
        let isNested = cases.contains {
          $0.parameterClause?.parameters.contains { $0.type.names.contains(group.lastName) } == true
        }
        let last = isNested ? cases.firstIndex { $0.parameterClause == nil } : nil
        let end = last.map { "__run.depth > 20 ? \($0) : " } ?? ""
        return [
          "extension \(name): __Sample {\nstatic func __sample(_ n: Int) -> Self {\nswitch \(end)\(number) % \(cases.count) {\n\(values.joined(separator: "\n"))\n}\n}\n}"
        ]
      }
      return hasStub(group) ? [stub(of: [group])] : []
    }

    func hasStub(_ group: SkeletonSources.Group) -> Bool {
      !shells.contains(group.name) && group.node.is(ProtocolDeclSyntax.self) && sources.conformer(of: group) == nil
        && !sources.refined(group).contains { $0.members.contains { $0.is(AssociatedTypeDeclSyntax.self) } }
    }

    /// A class that conforms to protocols: it has values for the properties, and records the calls of the methods.
    func stub(of groups: [SkeletonSources.Group]) -> String {
      var lines: [String] = []
      var parts: [String] = []
      let refined = groups.flatMap { sources.refined($0) }
      let all = refined.flatMap { members[$0.name] ?? [] }
      let defaults = Set(
        all.filter { $0.group.node.is(ExtensionDeclSyntax.self) && !$0.decl.isConstantProperty }
          .compactMap { $0.decl.memberNames.first })
      var seen: Set<String> = []
      for member in all where !member.group.node.is(ExtensionDeclSyntax.self) {
        guard seen.insert(member.decl.trimmedText).inserted else { continue }
        if let function = member.decl.as(FunctionDeclSyntax.self) {
          if defaults.contains(function.name.text) { continue }
          lines.append(SkeletonStub.text(of: function, in: groups[0].lastName, cleaner()))
        } else if let variable = member.decl.as(VariableDeclSyntax.self) {
          for binding in variable.bindings {
            guard let type = binding.typeAnnotation?.type else { continue }
            let name = binding.pattern.trimmedText
            if defaults.contains(name) { continue }
            let value = SkeletonValue.closure(type, named: "\(groups[0].lastName).\(name)", sources) ?? "__pick(0)"
            let isStatic = variable.modifiers.areStatic
            lines.append("\(isStatic ? "static " : "@Published ")var \(name): \(cleaner().text(type)) = \(value)")
            if !isStatic, !type.isFunction {
              parts.append("(\(name.debugDescription), { self.\(name) = __pick($0) }, { self.\(name) as Any })")
            }
          }
        }
      }
      let needsID =
        !seen.contains { $0.contains("var id:") }
        && refined.flatMap(\.inherited).contains { $0.trimmedText == "Identifiable" }
      let names = groups.map(\.name)
      return """
        class \(Self.stub(of: names.joined(separator: "."))): __Stub, \(names.joined(separator: ", ")), __Sample, __Model {
        required init() {}
        class func __sample(_ n: Int) -> Self { let one = Self.init(); one.__n = n; for part in one.__parts { part.set(n) }; return one }
        \(needsID ? "var id: Int { __n }" : "")
        var __parts: [(name: String, set: (Int) -> Void, get: () -> Any)] { [\(parts.joined(separator: ",\n"))] }
        \(lines.joined(separator: "\n"))
        }
        """
    }
  }

  extension DeclSyntax {
    /// Whether it is a computed property with one value: a default that types of the protocol may have otherwise.
    fileprivate var isConstantProperty: Bool {
      let block = self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
      return block.map { $0.tokens(viewMode: .sourceAccurate).allSatisfy { $0.name == nil } } ?? false
    }
  }
#endif
