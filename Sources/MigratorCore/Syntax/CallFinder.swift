#if Migrator
  import SwiftSyntax

  /// Finds the calls of `onChange(of:…)` in a file, nested ones too.
  enum CallFinder {
    // By the places of the word, because a walk through a whole tree makes an object of every node in it.
    static func calls(in file: ParsedFile, _ backports: Backports, _ index: Index) -> [ObserverCall] {
      var tops: [SyntaxIdentifier: Syntax] = [:]
      let places =
        WordSearch.placesOfOnChange(file.text.bytes)
        + backports.names.sorted().flatMap { WordSearch.places(of: $0, in: file.text.bytes) }
      // In order and without duplicates: `onChangeCompat` has both words at one place.
      let names = backports.names.union(["onChange"])
      var last: TokenSyntax?
      return Set(places).sorted().compactMap { place in
        let found = file.token(at: place, near: last)
        last = found ?? last
        guard let token = found, token.range.contains(place), let name = token.name,
          names.contains(name), let reference = token.parent?.as(DeclReferenceExprSyntax.self)
        else { return nil }
        let called = reference.access
        guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id else {
          return nil
        }
        let top = top(of: call, &tops)
        if let (position, property) = backports.match(call, named: name, index) {
          return ObserverCall(call, top: top, of: backports.all[position], at: position, behind: property)
        }
        return name == "onChange" ? ObserverCall(call, top: top) : nil
      }
    }

    // Stored for all calls on the way, so that a chain of n modifiers costs n steps.
    private static func top(of call: FunctionCallExprSyntax, _ tops: inout [SyntaxIdentifier: Syntax]) -> Syntax {
      var way = [Syntax(call)]
      var top = tops[call.id]
      while top == nil {
        let node = way[way.count - 1]
        guard let parent = node.parent,
          parent.is(MemberAccessExprSyntax.self)
            || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        else { break }
        top = tops[parent.id]
        way.append(parent)
      }
      let found = top ?? way[way.count - 1]
      for node in way { tops[node.id] = found }
      return found
    }
  }
#endif
