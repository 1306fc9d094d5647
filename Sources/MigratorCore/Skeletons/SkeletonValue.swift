#if Migrator
  import SwiftSyntax

  /// Texts for values that a type alone gives.
  enum SkeletonValue {
    /// A closure that records its calls; nil for a type that is no function.
    static func closure(_ type: TypeSyntax?, named name: String, _ sources: SkeletonSources, tag: String? = nil)
      -> String?
    {
      guard let type, let function = function(type, sources, depth: 0) else { return nil }
      let names = function.parameters.indices.map { "a\($0)" }
      if function.parameters.contains(where: { $0.type.trimmedText.hasPrefix("inout") }) { return nil }
      let head = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
      return "{ \(head)return __result(\(tag ?? name.debugDescription), [\(names.joined(separator: ", "))]) }"
    }

    private static func function(_ type: TypeSyntax, _ sources: SkeletonSources, depth: Int) -> FunctionTypeSyntax? {
      if let function = type.as(FunctionTypeSyntax.self) { return function }
      if let attributed = type.as(AttributedTypeSyntax.self) {
        return function(attributed.baseType, sources, depth: depth)
      }
      if let optional = type.as(OptionalTypeSyntax.self) {
        return function(optional.wrappedType, sources, depth: depth)
      }
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        return function(only.type, sources, depth: depth)
      }
      if depth < 4, let name = type.as(IdentifierTypeSyntax.self)?.name.text,
        let alias = sources.aliases[name]?.first?.node.as(TypeAliasDeclSyntax.self)
      {
        return function(alias.initializer.value, sources, depth: depth + 1)
      }
      return nil
    }
  }

  /// A function without its body: it records its call, and returns a value of its type.
  enum SkeletonStub {
    /// - Parameter isOwn: Whether the function is declared in a protocol, and has no body to replace.
    static func text(
      of function: FunctionDeclSyntax, in type: String, _ cleaner: SkeletonCleaner, isOwn: Bool = false
    ) -> String {
      let names = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
      let isStatic = function.modifiers.areStatic
      let own = type.isEmpty || isStatic ? [] : ["self"]
      let isOpaque = function.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) ?? false
      let name = (type.isEmpty ? "" : type + ".") + function.name.text
      let list = (own + names.map { $0 == "_" ? "0" : $0 }).joined(separator: ", ")
      let body = isOpaque ? "__Leaf()" : "__result(\(name.debugDescription), [\(list)])"
      let plain = function.with(\.body, nil)
      return cleaner.text(plain) + " { return \(body) }"
    }
  }
#endif
