#if Migrator
  import SwiftSyntax

  extension CodeBase {
    /// Whether a view or a modifier of the project takes views in result builders alone: each of their statements has
    /// its own place.
    func takesBuilders(_ name: String, closures: Int) -> Bool {
      want(name)
      want(type: name)
      let parts = index.parts(of: name, seenFrom: "")
      let clauses =
        index.functions(named: name).map(\.signature.parameterClause)
        + parts.flatMap(\.node.initializers).map(\.signature.parameterClause)
      var makers = clauses.map { $0.parameters.map { ($0.type, $0.attributes) } }
      makers += parts.compactMap { $0.node.as(StructDeclSyntax.self)?.viewProperties }
      let results = makers.map { $0.compactMap(Self.builderResult) }.filter { !$0.isEmpty }
      // Views of one type can take each other's place: two closures need two parameters of the type.
      return !results.isEmpty
        && results.allSatisfy { !$0.contains("") && (closures == 1 || Set($0).count == $0.count) }
    }

    /// `Content` of `@ViewBuilder content: () -> Content`; empty for a view without a builder, nil for other values.
    private static func builderResult(_ type: TypeSyntax, _ attributes: AttributeListSyntax) -> String? {
      let isBuilder = attributes.contains { $0.trimmedText.hasSuffix("ViewBuilder") }
      guard let function = type.function else { return isBuilder ? type.trimmedText : nil }
      let result = function.returnClause.type.trimmedText
      return ["Void", "()", "Bool", "String", "Int"].contains(result) ? nil : isBuilder ? result : ""
    }
  }

  extension StructDeclSyntax {
    /// The types and attributes that the memberwise initializer takes; nil where the structure has another one.
    fileprivate var viewProperties: [(TypeSyntax, AttributeListSyntax)]? {
      guard memberBlock.initializers.isEmpty else { return nil }
      return memberBlock.members.flatMap { member -> [(TypeSyntax, AttributeListSyntax)] in
        guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.modifiers.areStatic else { return [] }
        return variable.bindings.compactMap { binding in
          guard binding.accessorBlock?.isComputed != true, let type = binding.typeAnnotation?.type else { return nil }
          return (type, variable.attributes)
        }
      }
    }
  }

  extension TypeSyntax {
    fileprivate var function: FunctionTypeSyntax? {
      if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.function }
      if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.function }
      if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1 {
        return type.elements.first?.type.function
      }
      return self.as(FunctionTypeSyntax.self)
    }
  }
#endif
