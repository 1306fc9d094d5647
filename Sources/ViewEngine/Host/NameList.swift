/// Names for a message: each once, those nearest to what was looked for first, and no more than a dozen.
struct NameList: CustomStringConvertible {
  /// How many names a message has.
  static let limit = 12
  /// How many letters of a name a message has.
  private static let length = 60

  let description: String
  var isEmpty: Bool { description.isEmpty }

  /// - Parameters:
  ///   - names: what is there, in the order of declaration.
  ///   - wanted: what was looked for; nil leaves the names in their order.
  ///   - quoting: whether they are texts, which stand in quotation marks.
  init(_ names: [String], near wanted: String?, quoting: Bool = true) {
    var counts: [String: Int] = [:]
    var distinct: [String] = []
    for name in names {
      if counts[name] == nil { distinct.append(name) }
      counts[name, default: 0] += 1
    }
    let shown =
      wanted.map { NearestNames.of(distinct, to: $0, count: Self.limit) } ?? Array(distinct.prefix(Self.limit))
    let listed = shown.map { name in
      let text = quoting ? Self.quoted(name) : Self.shortened(name)
      let count = counts[name] ?? 1
      return count > 1 ? "\(text) (\(count) times)" : text
    }
    let others = distinct.count - shown.count
    description =
      listed.joined(separator: ", ") + (others == 0 ? "" : others == 1 ? " and one other" : " and \(others) others")
  }

  /// A text in quotation marks, shortened if it is long.
  static func quoted(_ text: String) -> String { "\"\(shortened(text))\"" }

  private static func shortened(_ text: String) -> String {
    text.utf8.count > length && text.count > length ? text.prefix(length) + "…" : text
  }
}
