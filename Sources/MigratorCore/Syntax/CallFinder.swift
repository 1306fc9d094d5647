#if Migrator
  import SwiftSyntax

  /// Finds the calls of `onChange(of:…)` in a file, nested ones too.
  enum CallFinder {
    // NB: by the places of the word, for a walk through a whole tree makes an object of every node in it.
    static func calls(in file: ParsedFile) -> [ObserverCall] {
      WordSearch.placesOfOnChange(file.text.bytes).compactMap { place in
        guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: place)), token.name == "onChange",
          token.range.contains(place), let reference = token.parent?.as(DeclReferenceExprSyntax.self)
        else { return nil }
        var called = Syntax(reference)
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
          called = Syntax(member)
        }
        guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id else {
          return nil
        }
        return ObserverCall(call)
      }
    }
  }
#endif
