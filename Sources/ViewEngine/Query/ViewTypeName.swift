/// The name of a view's type, for look-ups and messages.
package struct ViewTypeName {
  /// The name with its enclosing types, without module and generic arguments: `Shelf.Card`.
  let base: String
  /// Whether the engine declares the type. Users may not know its name.
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

  /// Whether a look-up for `name` finds the type: by its base name, or by the last part of that.
  func isCalled(_ name: String) -> Bool { base == name || base.hasSuffix("." + name) }

  /// The name of a type without generic arguments, which for a view can be longer than all other text.
  package static func short(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}
