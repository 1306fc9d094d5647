#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    /// Whether the text has no special character.
    let isLiteral: Bool

    init(_ text: String) {
      self.text = text
      isLiteral = !text.utf8.contains { "*?[\\".utf8.contains($0) }
    }

    func fits(_ name: String) -> Bool { isLiteral ? text == name : fnmatch(text, name, 0) == 0 }
  }

  private let rules: [Rule]
  package init(_ text: String) { rules = text.split(whereSeparator: \.isNewline).compactMap { Self.rule(String($0)) } }

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

  /// The last rule that matches a path below the `.gitignore`: true to ignore, false to keep; nil where none matches.
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
}
