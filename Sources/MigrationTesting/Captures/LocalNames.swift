/// The locals that code has declared before a place in it. A local counts from the end of its declaration on:
/// `let total = total` reads a different `total`, as `if let total` does.
struct LocalNames {
  private struct Declaration {
    let name: String
    let depth: Int
    /// Whether only the braces behind it see the local, as in `if let x = y { }` and `for x in y { }`.
    let isOfBlock: Bool
  }

  private var scopes: [Set<String>] = [[]]
  private var pending: [Declaration] = []
  /// Whether the newest token declares a name.
  private(set) var isDeclaring = false
  func contain(_ name: String) -> Bool { scopes.contains { $0.contains(name) } }

  mutating func reach(_ place: Int, in tokens: SourceClosure.Tokens) {
    let token = tokens[place]
    let before = place > tokens.startIndex ? tokens[place - 1] : nil
    isDeclaring = false
    if token.kind == .mark {
      if ["(", "[", "{"].contains(token.text) { return open(token.text) }
      if [")", "]", "}"].contains(token.text), scopes.count > 1 {
        scopes.removeLast()
        pending.removeAll { $0.depth > scopes.count }
        return
      }
    }
    if token.isMark(";") || token.isWord("else") || Self.isStatement(token, after: before) { declare() }
    if token.kind == .word, let before { read(token, after: before, place, in: tokens) }
  }

  private mutating func open(_ bracket: String) {
    scopes.append([])
    guard bracket == "{" else { return }
    for one in pending where one.isOfBlock && one.depth == scopes.count - 1 {
      scopes[scopes.count - 1].insert(one.name)
    }
    pending.removeAll { $0.isOfBlock && $0.depth == scopes.count - 1 }
  }

  /// Whether a token may begin a statement: the expression before it has ended.
  private static func isStatement(_ token: SourceTokens.Token, after before: SourceTokens.Token?) -> Bool {
    guard let before, token.line > before.line, token.kind == .word else { return false }
    return before.kind != .mark || [")", "]", "}", "\"", "?", "!"].contains(before.text)
  }

  /// Ends the declarations of this depth.
  private mutating func declare() {
    for one in pending where !one.isOfBlock && one.depth == scopes.count { scopes[scopes.count - 1].insert(one.name) }
    pending.removeAll { !$0.isOfBlock && $0.depth == scopes.count }
  }

  private mutating func read(
    _ token: SourceTokens.Token, after before: SourceTokens.Token, _ place: Int, in tokens: SourceClosure.Tokens
  ) {
    if before.isWord("func") || before.isWord("for") || before.isWord("let") || before.isWord("var") {
      let opener = place > tokens.startIndex + 1 ? tokens[place - 2] : nil
      let isCondition = opener.map { $0.isWord("if") || $0.isWord("while") } ?? false
      let next = place + 1 < tokens.endIndex ? tokens[place + 1] : nil
      if before.isWord("func") || opener?.isWord("case") == true || opener?.isWord("catch") == true {
        scopes[scopes.count - 1].insert(token.text)
        isDeclaring = true
      } else if before.isWord("for") || next?.isMark("=") == true || next?.isMark(":") == true {
        let isOfBlock = isCondition || before.isWord("for") || opener?.isMark(",") == true && isInCondition
        pending.append(Declaration(name: token.text, depth: scopes.count, isOfBlock: isOfBlock))
        if isCondition { isInCondition = true }
        isDeclaring = true
      }
    }
    if token.isWord("guard") { isInCondition = false }
  }
  private var isInCondition = false
}
