/// The names that the code of a closure reads, from its source. Names count also where a local one hides a property. So
/// the names are too many rather than too few.
struct ClosureReads {
  /// For each name, what follows it: `item.price` as `["price"]`, `item` alone as `[]`.
  private var paths: [String: Set<[String]>] = [:]
  /// The names that are read where the code has declared no local of that name.
  private var outside: Set<String> = []
  private var usesSelf = false

  init(_ closures: [SourceClosure]) {
    // The blocks in a closure are read with it.
    for closure in closures where !closures.contains(where: { $0.contains(closure) }) { read(closure.code) }
  }

  func parts(ofLocal name: String) -> ReadParts {
    // A captured name that the closure does not mention is read by a local function.
    guard let paths = paths[name] else { return .unknown }
    return .paths(paths)
  }

  /// The parts of a property of `self` that the code reads; nil if it reads none of it.
  func parts(ofProperty name: String) -> ReadParts? { paths[name].map { .paths($0) } }

  /// Whether it uses a name that may be a function which reads more: a method, a computed property, a local function.
  /// `names`: the properties and locals that it captures. `isDeclared`: whether the app has a function with a name.
  func mayReadMore(than names: Set<String>, _ isDeclared: (String) -> Bool = { _ in false }) -> Bool {
    usesSelf
      || outside.contains { name in
        !names.contains(name) && !Self.contextual.contains(name) && name.first?.isUppercase != true
          && (!Self.known.contains(name) || isDeclared(name))
      }
  }

  private mutating func read(_ tokens: SourceClosure.Tokens) {
    // The open brackets, each with the parameters of the closure that it begins.
    var scopes = [(bracket: "{", parameters: Self.parameters(of: tokens))]
    var locals = LocalNames()
    for place in tokens.indices {
      let token = tokens[place]
      locals.reach(place, in: tokens)
      if ["(", "[", "{"].contains(token.text), token.kind == .mark {
        scopes.append((token.text, token.text == "{" ? Self.parameters(of: tokens[(place + 1)...]) : []))
      }
      if [")", "]", "}"].contains(token.text), token.kind == .mark, scopes.count > 1 { scopes.removeLast() }
      guard token.kind == .word else { continue }
      let before = place > tokens.startIndex ? tokens[place - 1] : nil
      let after = place + 1 < tokens.endIndex ? tokens[place + 1] : nil
      // A member of an expression, and a word of the compiler: `.count`, `#file`, `@MainActor`.
      if let before, [".", "#", "@"].contains(before.text), !isRange(before: place, tokens) { continue }
      // A label: `f(count: 1)`.
      if after?.isMark(":") == true, scopes.last?.bracket == "(",
        before?.isMark("(") == true || before?.isMark(",") == true
      {
        continue
      }
      // A parameter hides a property of the same name.
      if scopes.contains(where: { $0.parameters.contains(token.text) }) { continue }
      note(token.text, in: tokens, at: place, before: before, isLocal: locals.isDeclaring || locals.contain(token.text))
    }
  }

  /// Whether two dots precede a place: `0..<count`, `1...count`.
  private func isRange(before place: Int, _ tokens: SourceClosure.Tokens) -> Bool {
    place > tokens.startIndex + 1 && tokens[place - 1].isMark(".") && tokens[place - 2].isMark(".")
  }

  private mutating func note(
    _ word: String, in tokens: SourceClosure.Tokens, at place: Int, before: SourceTokens.Token?,
    isLocal: Bool
  ) {
    if Self.keywords.contains(word), !tokens[place].isEscaped { return }
    if word.first == "$", word.dropFirst().allSatisfy(\.isNumber) { return }
    var place = place
    var name = word
    if word == "self" {
      guard place + 2 < tokens.endIndex, tokens[place + 1].isMark("."), tokens[place + 2].kind == .word else {
        // `[weak self]` and `guard let self` say nothing, because each use follows.
        if before?.isWord("weak") != true, before?.isWord("let") != true { usesSelf = true }
        return
      }
      place += 2
      name = tokens[place].text
    }
    guard name.first == "$" || name.first == "_" else {
      if !isLocal || word == "self" { outside.insert(name) }
      paths[name, default: []].insert(path(behind: place, in: tokens))
      return
    }
    // The wrapper of a property, not its value.
    outside.insert(String(name.dropFirst()))
    paths[String(name.dropFirst()), default: []].insert([])
  }

  /// The members behind a name: `.price`, `?.price`, `[0]`.
  private func path(behind place: Int, in tokens: SourceClosure.Tokens) -> [String] {
    var (path, place) = ([String](), place + 1)
    func token(_ distance: Int) -> SourceTokens.Token? {
      place + distance < tokens.endIndex ? tokens[place + distance] : nil
    }
    while let next = token(0) {
      if next.isMark("?") || next.isMark("!"), token(1)?.isMark(".") == true || token(1)?.isMark("[") == true {
        place += 1
      } else if next.isMark("."), let member = token(1), member.kind != .mark {
        place += 2
        path.append(member.text + (Self.isCall(of: member, at: place, in: tokens) ? "()" : ""))
      } else if next.isMark("["), let index = token(1), index.kind == .number, token(2)?.isMark("]") == true {
        path.append("[\(index.text)]")
        place += 3
      } else {
        break
      }
    }
    return path
  }

  /// Whether a member that is mostly a property is a call with a condition: `first(where:)`, `first { … }`.
  private static func isCall(of member: SourceTokens.Token, at place: Int, in tokens: SourceClosure.Tokens) -> Bool {
    guard ["count", "first", "last"].contains(member.text), place < tokens.endIndex else { return false }
    if tokens[place].isMark("(") { return true }
    let words: Set<String> = ["if", "guard", "while", "for", "switch"]
    let statement = tokens[..<place].reversed().prefix { $0.line == member.line }
    return tokens[place].isMark("{") && !statement.contains { words.contains($0.text) }
  }

  private static func parameters(of tokens: SourceClosure.Tokens) -> Set<String> {
    var rest = tokens
    while rest.first?.isMark("@") == true { rest = rest.dropFirst(2) }
    // A captured name is a copy, and no parameter.
    if rest.first?.isMark("[") == true, let end = rest.partner(of: rest.startIndex) { rest = rest[(end + 1)...] }
    guard rest.endsSignature else { return [] }
    return Set(rest.prefix { !$0.isWord("in") }.filter { $0.kind == .word }.map(\.text))
  }

  private static let keywords: Set<String> = [
    "_", "as", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "false", "for",
    "func", "guard", "if", "in", "inout", "is", "let", "nil", "repeat", "return", "switch", "throw", "throws", "true",
    "try", "var", "where", "while",
  ]
  /// Keywords that may be names, too.
  private static let contextual: Set<String> = [
    "any", "async", "await", "borrowing", "consuming", "nonisolated", "some", "unowned", "weak",
  ]
  /// Functions that cannot read a property.
  private static let known: Set<String> = [
    "print", "debugPrint", "min", "max", "abs", "zip", "stride", "type", "withAnimation", "withTransaction",
    "fatalError", "assert", "assertionFailure", "precondition", "sleep", "usleep", "swap", "round", "floor", "ceil",
    "sqrt", "pow", "withTaskGroup", "repeatElement", "sequence",
  ]
}

/// The parts of a value that code reads.
enum ReadParts {
  /// Any part.
  case unknown
  /// The members at these paths; an empty path is the whole value.
  case paths(Set<[String]>)
  static var whole: ReadParts { .paths([[]]) }

  var ofWrapped: ReadParts {
    guard case .paths(let paths) = self, paths.contains(where: { ["map", "flatMap"].contains($0.first) }) else {
      return self
    }
    return .whole
  }

  /// The parts of a member; nil if none is read. `members`: all names, from any of which a different one may come.
  func parts(of member: String, among members: [String]) -> ReadParts? {
    guard case .paths(let paths) = self else { return .unknown }
    if paths.contains(where: { $0.first.map { !members.contains($0) } ?? true }) { return .whole }
    let inside = Set(paths.filter { $0.first == member }.map { Array($0.dropFirst()) })
    return inside.isEmpty ? nil : .paths(inside)
  }
}
