#if Migrator
  import SwiftSyntax

  /// Asks the compiler for the modifiers of views that no known module has. Where one is missing, the whole body of a
  /// view can take too long to check, and then the compiler does not name it.
  struct ModifierProbe {
    /// Types of SwiftUI that have modifiers of their own: a name is missing if all of them lack it.
    private static let types = ["AnyView", "Text", "Image", "Rectangle", "ForEach<[Int], Int, Text>"]
    /// The uses of each name, with the type of the view whose chain it is in.
    private let uses: [String: [(type: String, name: TokenSyntax)]]

    /// The modifiers of views that are statements.
    init(_ files: [ParsedFile]) {
      let reader = Reader(viewMode: .sourceAccurate)
      for file in files { reader.walk(file.tree) }
      uses = reader.uses
    }

    /// A file that asks for each name. NB: without a body, because the first rounds read none.
    var text: String {
      let values = Self.types.enumerated().map { "private let view\($0): \($1) = standIn()\n" }
      let lines = uses.keys.sorted().enumerated().flatMap { number, name in
        Self.types.indices.map { "private let m\(number)_\($0) = view\($0).\(name)\n" }
      }
      return (values + lines).joined()
    }

    /// The first use of each missing modifier, but for those of the given types.
    func missing(_ errors: [CompilerError], besides types: Set<String>) -> [TokenSyntax] {
      let lacking = errors.filter { $0.message.has("' has no member '") }.compactMap(\.quoted.last)
      let counts = Dictionary(grouping: lacking, by: \.self).mapValues(\.count)
      let names = uses.filter { counts[$0.key] == Self.types.count }.sorted { $0.key < $1.key }
      return names.compactMap { $0.value.first { !types.contains($0.type) }?.name }
    }

    private final class Reader: SyntaxVisitor {
      private(set) var uses: [String: [(type: String, name: TokenSyntax)]] = [:]

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let parent = node.parent, parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self) else {
          return .visitChildren
        }
        var (current, names): (ExprSyntax, [TokenSyntax]) = (ExprSyntax(node), [])
        while let call = current.as(FunctionCallExprSyntax.self),
          let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
        {
          if base.is(FunctionCallExprSyntax.self) { names.append(member.declName.baseName) }
          current = base
        }
        let root = current.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        guard let type = root?.baseName.text, type.first?.isUppercase == true else { return .visitChildren }
        for name in names { uses[name.text, default: []].append((type, name)) }
        return .visitChildren
      }
    }
  }
#endif
