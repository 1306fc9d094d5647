#if Migrator
  import Foundation
  import SwiftParser
  import SwiftSyntax

  /// Generated files, each read once: most of them are the same in all rounds.
  final class ParsedTexts {
    typealias Part = (tree: SourceFileSyntax, names: Set<String>, functionTypes: Set<String>)
    private var known: [String: Part] = [:]

    subscript(text: String) -> Part {
      if let part = known[text] { return part }
      let tree = Parser.parse(source: text)
      let finder = FunctionTypes(viewMode: .sourceAccurate)
      if ["->", ": (", "= (", "[(", "<("].contains(where: text.contains) { finder.walk(tree) }
      let part = (tree, Set(tree.tokens(viewMode: .sourceAccurate).compactMap(\.name)), finder.lines)
      known[text] = part
      return part
    }
  }

  /// Texts for values that a type alone gives.
  enum SkeletonValue {
    /// The lines of `__existentials` for the types of functions and the tuples in generated code.
    static func closures(in files: some Sequence<String>, _ parsed: ParsedTexts = ParsedTexts()) -> [String] {
      files.reduce(into: Set<String>()) { $0.formUnion(parsed[$1].functionTypes) }.sorted()
    }

    /// A closure that records its calls; nil for a type that is no function.
    static func closure(
      _ type: TypeSyntax?, named name: String, _ sources: SkeletonSources, tag: String? = nil,
      number: String = "__run.seed"
    ) -> String? {
      guard let type, let function = function(type, sources, depth: 0) else { return nil }
      return closure(function, tag: tag ?? name.debugDescription, number: number)
    }

    fileprivate static func closure(_ function: FunctionTypeSyntax, tag: String, number: String) -> String {
      let names = function.parameters.enumerated().map { "a\($0.offset)" }.joined(separator: ", ")
      let head = (names.isEmpty ? "" : names + " in ") + changes(function, number)
      return "{ \(head)return __result(\(tag), [\(names)]) }"
    }

    /// The statements that change what a closure may change: `(inout Configuration) -> Void`.
    private static func changes(_ function: FunctionTypeSyntax, _ number: String) -> String {
      function.parameters.enumerated().filter { $0.element.type.trimmedText.hasPrefix("inout ") }.map {
        "__vary(&a\($0.offset), \(number)); "
      }.joined()
    }

    static func function(_ type: TypeSyntax, _ sources: SkeletonSources, depth: Int) -> FunctionTypeSyntax? {
      if let function = type.as(FunctionTypeSyntax.self) { return function }
      let inner =
        type.as(AttributedTypeSyntax.self)?.baseType ?? type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      if let inner { return function(inner, sources, depth: depth) }
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        return function(only.type, sources, depth: depth)
      }
      if depth < 4, let name = type.as(IdentifierTypeSyntax.self)?.name.text {
        let inner = type.ancestors.lazy.compactMap { $0.as(MemberBlockSyntax.self) }.flatMap(\.members)
          .compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }.first { $0.name.text == name }
        let alias = inner ?? sources.aliases[name]?.first?.node.as(TypeAliasDeclSyntax.self)
        return alias.flatMap { function($0.initializer.value, sources, depth: depth + 1) }
      }
      return nil
    }
  }

  /// The lines of the table of values for the function types of code.
  private final class FunctionTypes: SyntaxVisitor {
    var lines: Set<String> = []
    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
      // An expression cannot name the parameters.
      let parameters = node.parameters.map { Self.qualified($0.type) }.joined(separator: ", ")
      let effects = node.effectSpecifiers.map { " " + $0.trimmedText } ?? ""
      let text = "(\(parameters))\(effects) -> \(Self.qualified(node.returnClause.type))"
      guard !["\n", "some ", "@"].contains(where: text.contains) else { return .visitChildren }
      let closure = SkeletonValue.closure(node, tag: #""closure #\(n)""#, number: "n")
      lines.insert("(ObjectIdentifier((\(text)).self), { n in \(closure) as \(text) })")
      return .visitChildren
    }

    /// The text of a type, as code outside of the types around it has to write it.
    private static func qualified(_ type: some TypeSyntaxProtocol) -> String {
      type.tokens(viewMode: .sourceAccurate).map { token in
        let named = token.parent?.as(IdentifierTypeSyntax.self)?.name.id == token.id
        let owner = token.ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first { group in
          named
            && group.memberBlock.members.contains {
              $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text == token.text
            }
        }
        let outer = owner.map { Syntax($0.memberBlock).typeNames.map { $0 + "." }.joined() } ?? ""
        // A type may stand on several lines.
        return (token.leadingTrivia.isEmpty ? "" : " ") + outer + token.text + (token.trailingTrivia.isEmpty ? "" : " ")
      }.joined().trimmingCharacters(in: .whitespaces)
    }

    override func visit(_ node: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
      let text = Self.qualified(node)
      if node.elements.count > 1, !["\n", "some ", "@", "->"].contains(where: text.contains) {
        let values = node.elements.map { _ in "__pick(n)" }.joined(separator: ", ")
        lines.insert("(ObjectIdentifier((\(text)).self), { n in (\(values)) as \(text) })")
      }
      return .visitChildren
    }
  }

  /// A function without its body: it records its call, and returns a value of its type.
  enum SkeletonStub {
    static func text(of function: FunctionDeclSyntax, in type: String, _ cleaner: SkeletonCleaner) -> String {
      let names = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
      let isStatic = function.modifiers.areStatic
      let own = type.isEmpty || isStatic ? [] : ["self"]
      let isOpaque = function.signature.returnClause?.type.trimmedText.hasPrefix("some ") ?? false
      let name = (type.isEmpty ? "" : type + ".") + function.name.text
      let list = (own + names.map { $0 == "_" ? "0" : $0 }).joined(separator: ", ")
      var body = isOpaque ? "__Leaf()" : "__result(\(name.debugDescription), [\(list)])"
      // NB: with a fixed result, all values would be equal.
      if function.name.text == "==", names.count == 2 { body = "__text(\(names[0])) == __text(\(names[1]))" }
      if function.name.text == "hash", names.count == 1 { body = "\(names[0]).combine(__text(self))" }
      let plain = function.with(\.body, nil)
      let ends = zip(function.signature.parameterClause.parameters, names).filter { $1 != "_" && isKept($0.type) }.map {
        "__finish(\($1)); "
      }
      return cleaner.text(plain) + " { \(ends.joined())return \(body) }"
    }

    /// Whether the type is that of a closure that code may call after it returned: `@escaping (Int) -> Void`.
    private static func isKept(_ type: TypeSyntax) -> Bool {
      let text = type.trimmedText
      let optional = type.as(OptionalTypeSyntax.self)?.wrappedType.as(TupleTypeSyntax.self)
      let inner = optional?.elements.first?.type.as(FunctionTypeSyntax.self)
      let escaping = text.contains("@escaping") ? type.as(AttributedTypeSyntax.self)?.baseType : nil
      guard let function = inner ?? escaping?.as(FunctionTypeSyntax.self) else { return false }
      return function.effectSpecifiers?.asyncSpecifier == nil
        && !function.parameters.contains { $0.type.trimmedText.hasPrefix("inout ") }
    }
  }
#endif
