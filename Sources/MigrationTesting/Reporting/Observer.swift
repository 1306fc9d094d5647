extension MigrationReport {
  /// An observer, by its place in the tree: one `onChange` in the body of one view.
  public struct Observer: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The file of its closure, without folders; empty without debug information.
    public internal(set) var file = ""
    /// The line on which its closure begins; 0 without debug information.
    public internal(set) var line = 0
    /// The enclosing view or modifier; empty if it is in the closure that was passed to the kit.
    public let view: String
    /// The type of the observed value, as written in Swift.
    public let valueType: String
    /// The modified view, such as `Button`; empty for a view without a public name.
    public let content: String
    /// Its number on that view, from 1, the innermost first.
    public let number: Int
    /// Its number in that body, among those on the same kind of view, in the order of mounting.
    public internal(set) var place = 1
    /// Whether it is written in the legacy form.
    public let isLegacy: Bool

    /// `CartLine.swift:12: onChange(of: Int) in CartLine`; without debug information, the modified view identifies it.
    public var description: String {
      let inView = view.isEmpty ? "" : " in \(view)"
      if line > 0 { return "\(file):\(line): onChange(of: \(valueType))\(inView)" }
      let onContent = content.isEmpty ? "" : place > 1 ? " on the \(ordinal(place)) \(content)" : " on \(content)"
      return "\(number > 1 ? "the \(ordinal(number)) " : "")onChange(of: \(valueType))\(onContent)\(inView)"
    }
  }
}

/// A place in an order, in words: `second`, `no. 12`.
private func ordinal(_ number: Int) -> String {
  let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
  return words.indices.contains(number - 1) ? words[number - 1] : "no. \(number)"
}
