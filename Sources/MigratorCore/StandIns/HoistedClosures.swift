#if Migrator
  import SwiftSyntax

  /// A copy of a file with each closure of a long body as a separate function, and each argument if the compiler gave up.
  /// In such a short function, the compiler names the right place of an error.
  struct HoistedClosures {
    let text: SourceText
    /// The parts of the copy that are the original's, with their offsets there.
    private let parts: [(copy: Range<Int>, start: Int, isArgument: Bool)]
    private let file: ParsedFile

    /// Copies the members of types in which the errors are; `nil` if these have no closure of a view.
    init?(_ file: ParsedFile, _ errors: [(error: CompilerError, token: TokenSyntax)]) {
      var bodies: [SyntaxIdentifier: (node: CodeBlockItemListSyntax, type: String, group: any DeclGroupSyntax)] = [:]
      var elements: [SyntaxIdentifier: String] = [:]
      for (error, token) in errors {
        if let (closure, type) = Self.element(error, token) { elements[closure] = type }
        let items = token.ancestors.compactMap { $0.as(CodeBlockItemListSyntax.self) }
        guard let body = items.last(where: { $0.type != nil }), let type = body.type, let group = body.group else {
          continue
        }
        bodies[body.id] = (body, type, group)
      }
      var pieces: [(offset: Int, parameter: String, type: String, piece: Piece)] = []
      let isSlow = errors.contains { $0.error.isSlow }
      for (body, type, group) in bodies.values {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(body)
        let closures = body.viewClosures(among: reader.closures, elements)
        let end = group.memberBlock.rightBrace.position.utf8Offset
        if isSlow { pieces += reader.arguments.map { (end, "", "", Piece($0)) } }
        guard !closures.isEmpty else { continue }
        pieces.append((end, "", type, Piece(body, without: closures)))
        for closure in closures {
          let name = closure.enclosingCall.flatMap { Syntax($0).calleeName }
          let isToolbar = name == "toolbar" && closure.statements.trimmedText.hasPrefix("Toolbar")
          let parameter = elements[closure.id].map { "_ \(closure.plainParameters[0]): \($0)" }
          let type = isToolbar ? "some ToolbarContent" : "some View"
          pieces.append((end, parameter ?? "", type, Piece(closure.statements, without: closures)))
        }
      }
      guard !pieces.isEmpty else { return nil }
      var (bytes, position, parts): ([UInt8], Int, [(Range<Int>, Int, Bool)]) = ([], 0, [])
      for (number, (offset, parameter, type, piece)) in pieces.sorted(by: { $0.offset < $1.offset }).enumerated() {
        bytes += file.text.bytes[position..<offset]
        position = offset
        let builder = type.has("Toolbar") ? "@ToolbarContentBuilder " : type == "some View" ? "@ViewBuilder " : ""
        let start = type.isEmpty ? "{ _ =" : "-> \(type) {"
        bytes += "\n\(piece.returns ? "" : builder)func __hoisted\(number)(\(parameter)) \(start)\n".utf8
        for (place, range) in piece.ranges.enumerated() {
          if place > 0 { bytes += " EmptyView() ".utf8 }
          parts.append((bytes.count..<(bytes.count + range.count), range.lowerBound, type.isEmpty))
          bytes += file.text.bytes[range]
        }
        bytes += "\n}\n".utf8
      }
      bytes += file.text.bytes[position...]
      (text, self.parts, self.file) = (SourceText(bytes), parts, file)
    }

    /// An error in a copied part, at its place in the original; `nil` for others, and for what only a copy lacks.
    func original(_ error: CompilerError, in path: String) -> CompilerError? {
      guard !error.message.hasPrefix("cannot find "), !error.message.hasPrefix("'buildExpression'"),
        let offset = text.offset(of: error.place), let part = parts.first(where: { $0.copy.contains(offset) }),
        !part.isArgument || error.message.has(" has no member '")
      else { return nil }
      var error = error
      error.file = path
      error.place = file.text.place(at: part.start + offset - part.copy.lowerBound)
      return error
    }

    /// The type of a closure's parameter, where the compiler blames the list: `ForEach(rows) { row in … }`.
    private static func element(_ error: CompilerError, _ token: TokenSyntax) -> (SyntaxIdentifier, String)? {
      guard error.message.hasPrefix("cannot convert value of type '"), error.quoted.last?.hasPrefix("Binding<") == true,
        let start = error.quoted[0].lastIndex(of: "["), let end = error.quoted[0].lastIndex(of: "]"), start < end,
        let closure = token.ancestor(FunctionCallExprSyntax.self)?.trailingClosure, closure.plainParameters.count == 1
      else { return nil }
      return (closure.id, String(error.quoted[0][start..<end].dropFirst()))
    }

    /// Statements without those of some closures inside.
    private struct Piece {
      var ranges: [Range<Int>] = []
      let returns: Bool

      /// An argument, whose type nothing asks for.
      init(_ value: ExprSyntax) { (ranges, returns) = ([value.range], true) }

      init(_ list: CodeBlockItemListSyntax, without closures: [ClosureExprSyntax]) {
        returns = list.contains { $0.item.is(ReturnStmtSyntax.self) }
        let all = list.range
        var position = all.lowerBound
        for closure in closures {
          let inner = closure.statements.range
          guard position <= inner.lowerBound, inner.upperBound <= all.upperBound, inner != all else { continue }
          ranges.append(position..<inner.lowerBound)
          position = inner.upperBound
        }
        ranges.append(position..<all.upperBound)
      }
    }
  }

  extension CodeBlockItemListSyntax {
    /// The type of what a computed property or a function of a type returns, of which these are the statements.
    fileprivate var type: String? {
      if let binding = parent?.parent?.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.trimmedText }
      let function = parent?.parent?.as(FunctionDeclSyntax.self)
      return function?.signature.parameterClause.parameters.isEmpty == true
        ? function?.signature.returnClause?.type.trimmedText : nil
    }

    /// The closures of views in which no name of the code around is used, in order.
    fileprivate func viewClosures(
      among all: [ClosureExprSyntax], _ elements: [SyntaxIdentifier: String]
    ) -> [ClosureExprSyntax] {
      let kinds: [SyntaxKind?] = [.closureShorthandParameter, .closureParameter, .identifierPattern]
      let names = tokens(viewMode: .sourceAccurate).filter { kinds.contains($0.parent?.kind) }
      return all.filter { closure in
        let outer = Set(names.filter { !closure.range.contains($0.range.lowerBound) }.map(\.text))
        return (closure.signature == nil || elements[closure.id] != nil) && closure.dollars.isEmpty
          && StandInSignature.makesView(closure) && outer.isDisjoint(with: closure.statements.tokenTexts)
      }
    }
  }

  /// Finds closures, and arguments with a member of a value.
  private final class Reader: SyntaxVisitor {
    private(set) var closures: [ClosureExprSyntax] = []
    private(set) var arguments: [ExprSyntax] = []

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      let names = node.expression.tokens(viewMode: .sourceAccurate).compactMap {
        $0.parent?.parent?.as(MemberAccessExprSyntax.self)
      }
      if !node.expression.is(ClosureExprSyntax.self), names.contains(where: { $0.base != nil }) {
        arguments.append(node.expression)
      }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      closures.append(node)
      return .visitChildren
    }
  }
#endif
