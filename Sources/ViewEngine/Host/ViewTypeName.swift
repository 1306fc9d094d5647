/// The name of a view's type, for look-ups and messages.
struct ViewTypeName {
  /// The name with those of the types around it, without the module and without generic arguments: `Shelf.Card`.
  let base: String
  /// Whether the type is declared in the engine, which may have no name that a user knows.
  let isOfEngine: Bool

  init(_ type: Any.Type) {
    var name = Substring(String(reflecting: type))
    // A type that is declared in a function has a context in parentheses.
    let isLocal = name.contains("(")
    let module = name.prefix { $0 != "." }
    isOfEngine = ["ViewEngine", "ViewGraph", "ViewEngineCombine", "OnChangeCompat", "Swift"].contains(module)
    if isLocal { name = Substring("\(type)") } else { name = name.dropFirst(module.count + 1) }
    var depth = 0
    base = String(
      name.filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      })
  }

  /// Whether a look-up for `name` means the type: by all of its base name, or by the last part.
  func isCalled(_ name: String) -> Bool { base == name || base.hasSuffix("." + name) }
}
