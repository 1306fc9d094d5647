#if Migrator
  import SwiftSyntax

  /// The places that may read a member of a view. Other types have members of the same name: `content`, `label`.
  struct MemberUses {
    private let type: String
    private let codeBase: CodeBase
    private let isHeld: Bool

    /// - Returns: nil where a file that mentions the name could not be parsed.
    static func all(
      of name: String, _ declaration: Syntax, _ file: ParsedFile, _ codeBase: CodeBase
    ) -> [Mentions.Mention]? {
      let found =
        declaration.isPrivateMember ? codeBase.mentions(of: name, inside: file.path) : codeBase.mentions(of: name)
      let type = declaration.typeNames.joined(separator: ".")
      let all = found?.filter { $0.file.isInApp(of: file.path) }
      // A protocol and a class hand their members on.
      guard codeBase.index.parts(of: type, seenFrom: file.path).contains(where: { $0.kind == .structure }) else {
        return all
      }
      let creations = codeBase.creations(of: type, seenFrom: file.path)
      let isHeld = creations.map { $0.isHeld || !$0.sites.allSatisfy { Syntax($0.call).isShownOnly } } ?? true
      let uses = Self(type: type, codeBase: codeBase, isHeld: isHeld)
      return all?.filter { uses.mayBeUse($0.token) }
    }

    private func mayBeUse(_ token: TokenSyntax) -> Bool {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return true }
      let around = Syntax(token).typeNames.joined(separator: ".")
      let isInside = around == type || codeBase.index.isAlias(around)
      if let path = Syntax(token).ancestor(KeyPathExprSyntax.self) { return isHeld || isInside || path.root != nil }
      guard let base = reference.access.as(MemberAccessExprSyntax.self)?.base, !base.isSelf else { return isInside }
      // `Row().content`, also behind modifiers; `[Row()].first!.content`
      let first = base.firstToken(viewMode: .sourceAccurate)?.text.first
      return isHeld || first.map { $0.isUppercase || "([".contains($0) } != false
    }
  }

  extension Syntax {
    /// Whether a new view goes into a builder and nowhere else, so that no code can name its members.
    fileprivate var isShownOnly: Bool {
      for current in ancestors {
        if let closure = current.as(ClosureExprSyntax.self) {
          return PlainPlace.call(of: closure)?.calleeName.map(PlainPlace.builders.contains) == true
        }
        if let variable = current.as(VariableDeclSyntax.self) {
          return variable.bindings.first?.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) == true
        }
        if let function = current.as(FunctionDeclSyntax.self) {
          return function.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) == true
        }
        if current.is(MacroExpansionDeclSyntax.self) || current.is(MacroExpansionExprSyntax.self) { return true }
        if current.is(InitializerClauseSyntax.self) || current.is(InitializerDeclSyntax.self) { return false }
      }
      return false
    }
  }
#endif
