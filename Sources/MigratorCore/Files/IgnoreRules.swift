/// The rules of one `.gitignore`, for paths below its folder.
package struct IgnoreRules: Sendable {
  private struct Rule: Sendable {
    var parts: [Part]
    var isNegated: Bool
    var isForFolders: Bool
    var isAnchored: Bool
  }

  /// The pattern of one component of a path.
  private struct Part: Sendable {
    let text: String
    let characters: [Character]
    /// Whether the text has no special character.
    let isLiteral: Bool
    /// The bytes at the ends of each name that fits; nil if unknown.
    let start, end: UInt8?
    /// The end of each name that fits, if that is the whole pattern: `.log` for `*.log`.
    let suffix: String?

    init(_ text: String) {
      self.text = text
      characters = Array(text)
      isLiteral = !text.utf8.contains { "*?[\\".utf8.contains($0) }
      let rest = text.dropFirst()
      suffix = text.first == "*" && !rest.utf8.contains { "*?[\\".utf8.contains($0) } ? String(rest) : nil
      start = text.utf8.first.flatMap { $0 < 0x80 && !"*?[\\".utf8.contains($0) ? $0 : nil }
      end = text.utf8.last.flatMap { $0 < 0x80 && !"*?]".utf8.contains($0) ? $0 : nil }
    }

    func fits(_ name: String) -> Bool {
      if isLiteral { return text == name }
      // Most names differ there, and need not be split into characters.
      if let start, name.utf8.first != start { return false }
      if let end, name.utf8.last != end { return false }
      if let suffix { return name.hasSuffix(suffix) }
      return IgnoreRules.matches(characters[...], Array(name)[...])
    }
  }

  private let rules: [Rule]

  package init(_ text: String) {
    rules = text.split(whereSeparator: \.isNewline).compactMap { Self.rule(String($0)) }
  }

  private static func rule(_ line: String) -> Rule? {
    var pattern = line
    while pattern.last == " ", !pattern.hasSuffix("\\ ") { pattern.removeLast() }
    guard !pattern.isEmpty, !pattern.hasPrefix("#") else { return nil }
    let isNegated = pattern.hasPrefix("!")
    if isNegated { pattern.removeFirst() }
    if pattern.hasPrefix("\\#") || pattern.hasPrefix("\\!") { pattern.removeFirst() }
    let isForFolders = pattern.hasSuffix("/")
    if isForFolders { pattern.removeLast() }
    let isAnchored = pattern.contains("/")
    let parts = pattern.split(separator: "/").map { Part(String($0)) }
    return parts.isEmpty
      ? nil : Rule(parts: parts, isNegated: isNegated, isForFolders: isForFolders, isAnchored: isAnchored)
  }

  /// The decision of the last matching rule: true to ignore, false to keep; nil where none matches.
  ///
  /// - Parameter path: The components below the folder of the `.gitignore`.
  package func decision(for path: [String], isFolder: Bool) -> Bool? {
    for rule in rules.reversed() where !rule.isForFolders || isFolder {
      let fits =
        rule.isAnchored
        ? Self.matches(rule.parts[...], path[...])
        : path.last.map(rule.parts[0].fits) ?? false
      if fits { return !rule.isNegated }
    }
    return nil
  }

  private static func matches(_ parts: ArraySlice<Part>, _ path: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return path.isEmpty }
    if part.text == "**" {
      // `a/**` is everything below a, and not a itself.
      if parts.count == 1 { return !path.isEmpty }
      return (path.startIndex...path.endIndex).contains { matches(parts.dropFirst(), path[$0...]) }
    }
    guard let name = path.first, part.fits(name) else { return false }
    return matches(parts.dropFirst(), path.dropFirst())
  }

  /// One component: `*`, `?`, `[a-z]`, `[!a-z]` and backslashes.
  private static func matches(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
    var pattern = pattern
    var name = name
    // The position to continue from when the pattern after the last star does not match.
    var retry: (pattern: ArraySlice<Character>, name: ArraySlice<Character>)?
    while true {
      if let first = pattern.first {
        if first == "*" {
          pattern = pattern.drop { $0 == "*" }
          retry = (pattern, name)
          continue
        }
        if let character = name.first, let rest = afterOne(pattern, character) {
          pattern = rest
          name = name.dropFirst()
          continue
        }
      } else if name.isEmpty {
        return true
      }
      guard let last = retry, !last.name.isEmpty else { return false }
      retry = (last.pattern, last.name.dropFirst())
      pattern = last.pattern
      name = last.name.dropFirst()
    }
  }

  /// The rest of a pattern behind the part that fits one character; nil where it does not.
  private static func afterOne(_ pattern: ArraySlice<Character>, _ character: Character) -> ArraySlice<Character>? {
    guard let first = pattern.first else { return nil }
    switch first {
    case "?": return pattern.dropFirst()
    case "\\": return pattern.dropFirst().first == character ? pattern.dropFirst(2) : nil
    case "[":
      guard let end = pattern.dropFirst(2).firstIndex(of: "]") else {
        return first == character ? pattern.dropFirst() : nil
      }
      var set = pattern[(pattern.startIndex + 1)..<end]
      let isNegated = set.first == "!" || set.first == "^"
      if isNegated { set = set.dropFirst() }
      var fits = false
      while let low = set.popFirst() {
        if set.first == "-", let high = set.dropFirst().first {
          fits = fits || (low...max(low, high)).contains(character)
          set = set.dropFirst(2)
        } else {
          fits = fits || low == character
        }
      }
      return fits != isNegated ? pattern[(end + 1)...] : nil
    default: return first == character ? pattern.dropFirst() : nil
    }
  }
}
