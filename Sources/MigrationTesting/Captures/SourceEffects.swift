#if BundledEngine
  extension SourceTokens {
    /// Names whose use may have an effect that no host sees, with the label of the first argument where others use them.
    private static let effects = [
      "addObserver": "an added observer", "threadDictionary": "a value of a thread",
      "uploadTask": "a request of a URLSession", "dataTask": "a request of a URLSession",
      "downloadTask": "a request of a URLSession", "fireDate": "the next date of a timer",
      "register(defaults": "registered settings", "send(completion": "the end of a subject",
      "setCookie": "a cookie", "deleteCookie": "a cookie", "cookieAcceptPolicy": "a cookie",
      "storeCachedResponse": "a cached response", "removeAllCachedResponses": "a cached response",
    ]

    /// - Parameter folder: the folder of the file, whose other files declare functions and variables too.
    @MainActor
    func unseenEffects(of code: [SourceClosure.Tokens], in folder: SourceFolder? = nil) -> Set<String> {
      var known: Set<String> = []
      return unseenEffects(of: code, in: folder, &known)
    }

    @MainActor
    private func unseenEffects(
      of code: [SourceClosure.Tokens], in folder: SourceFolder?, _ known: inout Set<String>
    ) -> Set<String> {
      var found: Set<String> = []
      var waiting = code
      while let tokens = waiting.popLast() {
        for place in tokens.indices where tokens[place].kind == .word {
          let name = tokens[place].text
          if let effect = Self.effects[name] ?? Self.effects[labelled(at: place)] { found.insert(effect) }
          if isPost(at: place) { found.insert("a notification of an own center") }
          if let variable = folder?.sharedVariable(changedAt: place, of: self) {
            found.insert("the shared variable \(variable)")
          }
          guard known.insert(name).inserted else { continue }
          let bodies = bodies(of: name)
          waiting += bodies
          if bodies.isEmpty, isUsedAsFunction(at: place), let file = folder?.onlyFile(declaring: name) {
            found.formUnion(file.unseenEffects(of: file.bodies(of: name), in: folder, &known))
          }
        }
      }
      return found
    }

    /// Whether a word is called or passed on.
    private func isUsedAsFunction(at place: Int) -> Bool {
      guard place > 0, place + 1 < all.count else { return false }
      return all[place + 1].isMark("(") || ["(", ",", ":"].contains(all[place - 1].text)
    }

    /// A call up to the label of its first argument: `register(defaults`.
    private func labelled(at place: Int) -> String { all[place...].prefix(3).map(\.text).joined() }

    /// Whether code posts a notification, and not to the default center.
    private func isPost(at place: Int) -> Bool {
      guard all[place].isWord("post"), place > 2, place + 2 < all.count, all[place + 1].isMark("("),
        all[place + 2].isWord("name"), all[place - 1].isMark(".")
      else { return false }
      let center = all[place - 2].text
      return center != "default"
        && !all.indices.contains { other in
          other + 4 < all.count && all[other].isWord(center) && all[other + 1].isMark("=")
            && all[other + 4].isWord("default")
        }
    }

    func functions(at line: Int) -> [SourceClosure.Tokens] {
      declared.filter { $0.value.contains { all[$0].line == line } }.flatMap { bodies(of: $0.key) }
    }

    private func bodies(of name: String) -> [SourceClosure.Tokens] {
      let ends: Set<String> = ["let", "var", "func", "struct", "class", "enum", "extension", "=", "{"]
      return (declared[name] ?? []).compactMap { place in
        guard let brace = all[place...].dropFirst().firstIndex(where: { ends.contains($0.text) }),
          all[brace].isMark("{"),
          let end = all[...].partner(of: brace)
        else { return nil }
        return all[(brace + 1)..<end]
      }
    }
  }
#endif
