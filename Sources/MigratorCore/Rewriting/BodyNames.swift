#if Migrator
  import SwiftSyntax

  /// The names that a closure's body mentions.
  struct BodyNames {
    let body: CodeBlockItemListSyntax

    /// The places where a name is used alone: not as a member's name, and not as a label.
    func places(of name: String) -> [TokenSyntax] {
      body.tokens(viewMode: .sourceAccurate).filter { token in
        token.name == name && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period && !token.isLabel
      }
    }

    func mentions(_ name: String) -> Bool { !places(of: name).isEmpty }
    func contains(_ name: String) -> Bool { body.tokens(viewMode: .sourceAccurate).contains { $0.name == name } }

    /// Whether a local, a parameter or a pattern inside has the name.
    func declares(_ name: String) -> Bool {
      places(of: name).contains { token in
        guard let parent = token.parent else { return false }
        return !parent.is(DeclReferenceExprSyntax.self)
      }
    }

    /// The first of some names that nothing in the body, and nothing else that is given, has.
    func fresh(_ candidates: [String] = ["new", "newValue", "changedValue"], avoiding other: [String] = []) -> String {
      let numbered = (2...).lazy.map { "newValue\($0)" }
      return candidates.first { !contains($0) && !other.contains($0) }
        ?? numbered.first { !contains($0) && !other.contains($0) }!
    }
  }

  extension TokenSyntax {
    /// Whether the token is the label of an argument, or of a tuple's element.
    var isLabel: Bool {
      guard let argument = parent?.as(LabeledExprSyntax.self) else { return false }
      return argument.label?.id == id
    }
  }
#endif
