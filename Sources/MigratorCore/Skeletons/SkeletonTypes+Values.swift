#if Migrator
  import SwiftParser
  import SwiftSyntax

  extension SkeletonTypes {
    // MARK: Values

    /// The stored properties that an initializer has to set.
    func unset(_ group: SkeletonSources.Group) -> [(name: String, type: TypeSyntax?)] {
      stored(group).filter { !$0.hasValue }.map { ($0.name, $0.type) }
    }

    func stored(
      _ group: SkeletonSources.Group
    ) -> [(name: String, type: TypeSyntax?, hasValue: Bool, isLet: Bool)] {
      (members[group.name] ?? []).filter { !$0.group.node.is(ExtensionDeclSyntax.self) }.compactMap(
        \.decl.storedProperty
      )
      .flatMap { variable -> [(name: String, type: TypeSyntax?, hasValue: Bool, isLet: Bool)] in
        if variable.modifiers.contains(where: { $0.name.text == "lazy" }) { return [] }
        let isLet = variable.bindingSpecifier.text == "let"
        let isPlain = plainProperty(variable, cleaner()) != nil
        return variable.bindings.filter { $0.accessorBlock?.isComputed != true }.flatMap { binding in
          binding.pattern.names.map { name in
            let type = binding.typeAnnotation?.type ?? variable.bindings.last?.typeAnnotation?.type
            let isOptional = !isLet && (type?.is(OptionalTypeSyntax.self) ?? false)
            return (name, type, binding.initializer != nil || isPlain || isOptional, isLet)
          }
        }
      }
    }

    func assignments(_ group: SkeletonSources.Group) -> [String] {
      unset(group).map { name, type in
        if let closure = SkeletonValue.closure(type, named: "\(group.lastName).\(name)", sources) {
          return "self.\(name) = \(closure)"
        }
        return "self.\(name) = \(name == "id" ? "__pickID" : "__pick")(n)"
      }
    }

    func classMembers(_ group: SkeletonSources.Group) -> [String] {
      let parent = superclass(of: group)
      let own = assignments(group).joined(separator: "; ")
      let initializers = group.members.compactMap { $0.as(InitializerDeclSyntax.self) }
      var lines = ["required init(__n n: Int) { \(own)\(parent == nil ? "" : "; super.init(__n: n)") }"]
      if !initializers.contains(where: { $0.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil } }
      ) {
        lines.append(
          "\(parent == nil ? "" : "override ")init() { let n = 0; _ = n; \(own)\(parent == nil ? "" : "; super.init()") }"
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
          init(__n n: Int) { \(assignments(group).joined(separator: "; ")) }
          }
          """
        ]
      }
      if group.node.is(EnumDeclSyntax.self) {
        let cases = (members[name] ?? []).compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        guard !cases.isEmpty else { return [] }
        let values = cases.enumerated().map { place, element in
          let arguments = (element.parameterClause?.parameters ?? []).map { parameter in
            (parameter.firstName.map { $0.text == "_" ? "" : "\($0.text): " } ?? "")
              + (SkeletonValue.closure(parameter.type, named: element.name.text, sources) ?? "__pick(n)")
          }
          return
            "\(place == cases.count - 1 ? "default" : "case \(place)"): return .\(element.name.text)\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")"
        }
        return [
          "extension \(name): __Sample {\nstatic func __sample(_ n: Int) -> Self {\nswitch n % \(cases.count) {\n\(values.joined(separator: "\n"))\n}\n}\n}"
        ]
      }
      return hasStub(group) ? [stub(of: group)] : []
    }

    func hasStub(_ group: SkeletonSources.Group) -> Bool {
      !shells.contains(group.name) && group.node.is(ProtocolDeclSyntax.self)
        && !group.members.contains { $0.is(AssociatedTypeDeclSyntax.self) }
    }

    /// A class that conforms to a protocol: it has values for the properties, and records the calls of the methods.
    func stub(of group: SkeletonSources.Group) -> String {
      var lines: [String] = []
      var parts: [String] = []
      for member in members[group.name] ?? [] where !member.group.node.is(ExtensionDeclSyntax.self) {
        if let function = member.decl.as(FunctionDeclSyntax.self) {
          lines.append(SkeletonStub.text(of: function, in: group.lastName, cleaner(), isOwn: true))
        } else if let variable = member.decl.as(VariableDeclSyntax.self) {
          for binding in variable.bindings {
            guard let type = binding.typeAnnotation?.type else { continue }
            let name = binding.pattern.trimmedText
            let value = SkeletonValue.closure(type, named: "\(group.lastName).\(name)", sources) ?? "__pick(0)"
            let isStatic = variable.modifiers.areStatic
            lines.append("\(isStatic ? "static " : "@Published ")var \(name): \(cleaner().text(type)) = \(value)")
            if !isStatic, !type.isFunction {
              parts.append("(\(name.debugDescription), { self.\(name) = __pick($0) }, { self.\(name) as Any })")
            }
          }
        }
      }
      let name = Self.stub(of: group.name)
      return """
        class \(name): ObservableObject, \(group.name), __Sample, __Model {
        required init() {}
        class func __sample(_ n: Int) -> Self { let one = Self.init(); for part in one.__parts { part.set(n) }; return one }
        var __parts: [(name: String, set: (Int) -> Void, get: () -> Any)] { [\(parts.joined(separator: ",\n"))] }
        \(lines.joined(separator: "\n"))
        }
        """
    }
  }
#endif
