import Foundation

/// Finds types by the names that the demangler writes, such as `Swift.Optional<Shop.Cart>`.
struct DemangledType {
  /// Whether the program has a symbol, which tells the kind of a private type. The runtime does not find these by name.
  let hasSymbol: (String) -> Bool

  /// A type whose values are read as those of the named one; nil for one that is not found.
  func type(named name: Substring) -> Any.Type? { mangled(name).flatMap { _typeByName($0) } }

  private func mangled(_ name: Substring) -> String? {
    // All closures have one layout, and so have all references to objects.
    if Self.isClosure(name) { return "yyc" }
    if name.first == "@" { return nil }
    let arguments = name.firstIndex(of: "<").map { Self.parts(of: name[$0...].dropFirst().dropLast(), at: ",") } ?? []
    let mangledArguments = arguments.compactMap { mangled($0.drop { $0 == " " }) }
    guard mangledArguments.count == arguments.count else { return nil }
    let suffix = arguments.isEmpty ? "" : "y\(mangledArguments.joined())G"
    var path = Self.parts(of: name.prefix { $0 != "<" }, at: ".").map { Self.identifier($0) }
    guard path.count > 1, let last = path.popLast() else { return nil }
    var prefix = path[0] == "5Swift" ? "s" : path[0]
    for outer in path.dropFirst() {
      guard let kind = ["C", "V", "O"].first(where: { _typeByName(prefix + outer + $0) != nil }) else { return nil }
      prefix += outer + kind
    }
    if last.hasSuffix("LL"), suffix.isEmpty, hasSymbol("$s\(prefix)\(last)CN") { return "yXl" }
    return ["C", "V", "O", "_p"].lazy.map { prefix + last + $0 + suffix }.first { _typeByName($0) != nil }
  }

  /// Whether the parameters are followed by ` -> ` or ` async -> `; nothing follows a tuple.
  private static func isClosure(_ name: Substring) -> Bool {
    guard name.first == "(" || name.first == "@", !name.hasPrefix("@convention") else { return false }
    var depth = 0
    let end = name.firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth == 0 && character == ")"
    }
    return end.map { name[$0...].dropFirst().first == " " } ?? false
  }

  /// `4Cart`, or `4Cart33_59A…LL` for `(Cart in _59A…)`, which is private in a file.
  private static func identifier(_ name: Substring) -> String {
    guard name.first == "(", let mark = name.range(of: " in ") else { return "\(name.utf8.count)\(name)" }
    let (own, file) = (name[..<mark.lowerBound].dropFirst(), name[mark.upperBound...].dropLast())
    return "\(own.utf8.count)\(own)\(file.utf8.count)\(file)LL"
  }

  private static func parts(of name: Substring, at mark: Character) -> [Substring] {
    var (parts, start, depth) = ([Substring](), name.startIndex, 0)
    for place in name.indices {
      switch name[place] {
      case "<", "(": depth += 1
      case ")": depth -= 1
      case ">" where place == name.startIndex || name[name.index(before: place)] != "-": depth -= 1
      case mark where depth == 0:
        parts.append(name[start..<place])
        start = name.index(after: place)
      default: break
      }
    }
    return parts + [name[start...]]
  }
}
