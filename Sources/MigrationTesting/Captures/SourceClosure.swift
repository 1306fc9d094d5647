/// A closure in the source: its capture list, and the call of `onChange` that it is an argument of.
struct SourceClosure {
  typealias Tokens = ArraySlice<SourceTokens.Token>
  let body: Tokens
  /// The words of the observed expression, if the closure is an argument of `onChange`: `a.b` as `["a", "b"]`. Empty
  /// for any other expression than such a path; nil without the call.
  let observed: [String]?
  /// Whether an expression chooses between this closure and a different one.
  let isChosen: Bool

  /// The closures that begin on a line, those around others included.
  static func all(in source: SourceTokens, line: Int) -> [SourceClosure] {
    let tokens = source.all[...]
    return tokens.indices.filter { tokens[$0].line == line && tokens[$0].isMark("{") }.compactMap { brace in
      tokens.partner(of: brace).map { end in
        SourceClosure(
          body: tokens[(brace + 1)..<end], observed: tokens.callOfChange(withClosureAt: brace).map { $0.observedPath },
          isChosen: tokens.isChosen(at: brace))
      }
    }
  }

  func contains(_ other: SourceClosure) -> Bool {
    body.startIndex < other.body.startIndex && other.body.endIndex < body.endIndex
  }

  /// Whether a call of `onChange` on a line takes an action that an expression chooses.
  static func isActionChosen(in source: SourceTokens, line: Int) -> Bool {
    let tokens = source.all[...]
    return tokens.indices.contains { place in
      guard tokens[place].line == line, tokens[place].isWord("perform"),
        let arguments = tokens.callOfChange(around: place)
      else { return false }
      return arguments.arguments.last?.contains { $0.isMark("?") } == true
    }
  }

  /// Whether a call of `onChange` in a file chooses between the function that is declared on a line and a different one,
  /// or whether a reference to a function on the line is one result of several.
  static func isFunctionChosen(in source: SourceTokens, line: Int) -> Bool {
    let tokens = source.all[...]
    let isCall = tokens.contains { $0.line == line && $0.isWord("onChange") }
    let names = tokens.indices.filter { tokens[$0].line == line && $0 > 0 && tokens[$0 - 1].isWord("func") }
    if names.isEmpty {
      return !isCall && tokens.indices.contains { tokens[$0].line == line && tokens[$0].isWord("return") }
        && tokens.firstIndex { $0.line == line }.map { tokens.hasBranches(around: $0) } == true
    }
    return tokens.indices.contains { place in
      tokens[place].isWord("perform")
        && tokens.callOfChange(around: place)?.arguments.last.map { action in
          action.contains { $0.isMark("?") }
            && names.contains { name in action.contains { $0.isWord(tokens[name].text) } }
        } == true
    }
  }

  /// The items of the capture list, each with the words of its path: `[a, b = c.d]`.
  var captureList: [String: [String]] {
    guard let list = listRange else { return [:] }
    var items: [String: [String]] = [:]
    for item in body[(list.lowerBound + 1)..<list.upperBound].arguments {
      var item = item
      if item.count > 1, item.first?.isWord("weak") == true || item.first?.text.hasPrefix("unowned") == true {
        item = item.dropFirst()
        if item.first?.isMark("(") == true { item = item.dropFirst(3) }
      }
      guard let name = item.first, name.kind == .word else { continue }
      if item.count == 1 { items[name.text] = [name.text] }
      if item.dropFirst().first?.isMark("=") == true { items[name.text] = item.dropFirst(2).path }
    }
    return items
  }

  /// The body without the capture list, whose expressions are evaluated where the closure is made.
  var code: Tokens { listRange.map { body[($0.upperBound + 1)...] } ?? body }

  /// From the bracket to its partner.
  private var listRange: ClosedRange<Int>? {
    var rest = body
    while rest.first?.isMark("@") == true { rest = rest.dropFirst(2) }
    // Brackets without parameters after them are an array.
    guard rest.first?.isMark("[") == true, let end = body.partner(of: rest.startIndex), body[(end + 1)...].endsSignature
    else { return nil }
    return rest.startIndex...end
  }
}

extension ArraySlice<SourceTokens.Token> {
  private static var openings: Set<String> { ["(", "[", "{"] }
  private static var endings: Set<String> { [")", "]", "}"] }

  func partner(of opening: Int) -> Int? {
    var depth = 0
    for place in opening..<endIndex where self[place].kind == .mark {
      if Self.openings.contains(self[place].text) { depth += 1 }
      if Self.endings.contains(self[place].text) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  func opening(around place: Int) -> Int? {
    var depth = 0
    for place in (startIndex..<place).reversed() where self[place].kind == .mark {
      if Self.endings.contains(self[place].text) { depth += 1 }
      if Self.openings.contains(self[place].text) {
        if depth == 0 { return place }
        depth -= 1
      }
    }
    return nil
  }

  /// The parts between commas outside of brackets.
  var arguments: [ArraySlice] {
    var (all, start, depth) = ([ArraySlice](), startIndex, 0)
    for place in indices where self[place].kind == .mark {
      if Self.openings.contains(self[place].text) { depth += 1 }
      if Self.endings.contains(self[place].text) { depth -= 1 }
      guard depth == 0, self[place].text == "," else { continue }
      all.append(self[start..<place])
      start = place + 1
    }
    return all + [self[start...]]
  }

  /// The words of `a`, `self.a` or `a.b`; none of any other expression.
  fileprivate var path: [String] {
    var words: [String] = []
    for (number, token) in enumerated() {
      guard number % 2 == 0 ? token.kind == .word : token.isMark(".") else { return [] }
      if number % 2 == 0 { words.append(token.text) }
    }
    if count % 2 == 0 { return [] }
    return words.first == "self" && words.count > 1 ? Array<String>(words.dropFirst()) : words
  }

  /// The arguments of the call of `onChange` whose parentheses contain a place directly.
  fileprivate func callOfChange(around place: Int) -> ArraySlice? {
    guard let opening = opening(around: place), opening > startIndex, self[opening].isMark("("),
      self[opening - 1].isWord("onChange"), let end = partner(of: opening)
    else { return nil }
    return self[(opening + 1)..<end]
  }

  fileprivate func callOfChange(withClosureAt brace: Int) -> ArraySlice? {
    guard brace > startIndex else { return nil }
    if self[brace - 1].isMark(")") {
      guard let call = callOfChange(around: brace - 1), partner(of: call.startIndex - 1) == brace - 1 else {
        return nil
      }
      return call
    }
    return brace > startIndex + 1 && self[brace - 1].isMark(":") && self[brace - 2].isWord("perform")
      ? callOfChange(around: brace) : nil
  }

  fileprivate var observedPath: [String] {
    for argument in arguments where argument.count > 2 {
      if argument.first?.isWord("of") == true, argument.dropFirst().first?.isMark(":") == true {
        return argument.dropFirst(2).path
      }
    }
    return []
  }

  /// Whether the closure at a brace is a value that a different one may replace: a branch of `condition ? { … } : { … }`,
  /// an element of a list, a member of a value, or the result of a function with branches.
  fileprivate func isChosen(at brace: Int) -> Bool {
    guard brace > startIndex + 1 else { return false }
    let before = self[brace - 1]
    if before.isMark("?") || before.isMark(":") && self[brace - 2].kind != .word { return true }
    if before.isMark("[") || before.isMark(","), opening(around: brace).map({ self[$0].isMark("[") }) == true {
      return true
    }
    if before.isMark("=") || before.isWord("return") || before.isMark("{") { return hasBranches(around: brace) }
    guard let name = callee(ofClosureAt: brace) else { return false }
    return name.text.first?.isUppercase == true || name.isWord("environment")
  }

  private func callee(ofClosureAt brace: Int) -> SourceTokens.Token? {
    if self[brace - 1].kind == .word { return self[brace - 1] }
    let opening = self[brace - 1].isMark(")") ? opening(around: brace - 1) : opening(around: brace)
    guard let opening, opening > startIndex, self[opening].isMark("(") else { return nil }
    return self[opening - 1]
  }

  /// Whether the function around a place can have several results; of a stored closure, true.
  fileprivate func hasBranches(around place: Int) -> Bool {
    var opening = opening(around: place)
    while let brace = opening {
      if self[brace].isMark("{"), let end = partner(of: brace), isFunctionBody(at: brace) {
        return self[brace..<end].contains {
          $0.isWord("if") || $0.isWord("guard") || $0.isWord("switch") || $0.isMark("?")
        }
      }
      opening = self.opening(around: brace)
    }
    return true
  }

  private func isFunctionBody(at brace: Int) -> Bool {
    for place in (startIndex..<brace).reversed() {
      if self[place].isWord("func") || self[place].isWord("var") { return true }
      if [";", "}", "{", "="].contains(self[place].text), self[place].kind == .mark { return false }
    }
    return false
  }

  /// Whether only parameters and types come before the word `in`.
  var endsSignature: Bool {
    for token in self {
      if token.isWord("in") { return true }
      // `for x in` is a statement.
      if token.isWord("for") { return false }
      guard
        token.kind == .word || [",", "(", ")", ":", ".", "<", ">", "[", "]", "?", "@", "&", "-"].contains(token.text)
      else { return false }
    }
    return false
  }
}
