#if Migrator
  import SwiftSyntax

  /// `@State var last = 0` with `{ new in compare(last, new); last = new }`, and no other use of `last`.
  enum OldValueKeptByHand: Lint {
    static let rule = Diagnostic.Rule.oldValueKeptByHand

    static func finding(in closure: ClosureExprSyntax, of call: ObserverCall, _ resolver: Resolver) -> String? {
      guard let new = closure.signature?.lastParameterName ?? (closure.arity == 1 ? "$0" : nil),
        let last = closure.statements.last, let kept = assignedName(last, new), resolver.kind(of: kept) == .state,
        let mentions = resolver.codeBase.mentions(of: kept)
      else { return nil }
      let inside = closure.range
      // Two are enough to say no.
      let outside = mentions.lazy.filter {
        $0.file.path != resolver.file.path || !inside.contains($0.token.range.lowerBound)
      }.prefix(2).map(\.token)
      let isRead = mentions.count > 2
      guard isRead, outside.count == 1, outside[0].parent?.is(IdentifierPatternSyntax.self) == true else { return nil }
      return
        "'\(kept)' only keeps the previous value. To fix, remove the state: the modern form passes the previous value as its first parameter."
    }

    private static func assignedName(_ statement: CodeBlockItemSyntax, _ new: String) -> String? {
      guard let sequence = statement.item.as(SequenceExprSyntax.self) else { return nil }
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), elements[2].trimmedText == new,
        let name = elements[0].rootName, elements[0].normalized == [name]
      else { return nil }
      return name
    }
  }
#endif
