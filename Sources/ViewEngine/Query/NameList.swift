/// Names for a message: each once, at most a dozen, the nearest to the wanted name first.
struct NameList: CustomStringConvertible {
  /// How many names a message has.
  static let limit = 12
  /// How many letters of a name a message has.
  private static let length = 60
  let description: String
  var isEmpty: Bool { description.isEmpty }

  /// - Parameters:
  ///   - names: the names on screen, in the order of declaration.
  ///   - wanted: the wanted name; nil keeps the order.
  ///   - quoting: whether to put the names in quotation marks.
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

  static func quoted(_ text: String) -> String { "\"\(shortened(text))\"" }

  private static func shortened(_ text: String) -> String {
    let short = text.utf8.count > length && text.count > length ? text.prefix(length) + "…" : text
    guard short.contains(where: \.isNewline) else { return short }
    return short.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
  }
}

/// The names that are nearest to a wanted name, by Levenshtein distance.
package enum NearestNames {
  /// - Parameters:
  ///   - names: the names to choose from.
  ///   - count: the maximal number of names.
  /// - Returns: the nearest names, nearest first; equally near ones keep their order.
  package static func of(_ names: [String], to wanted: String, count: Int) -> [String] {
    let wanted = bytes(of: wanted)
    var nearest: [(distance: Int, name: String)] = []
    for name in names {
      let name = (name, bytes(of: name))
      // The difference in length is a lower bound of the distance.
      if nearest.count == count, abs(name.1.count - wanted.count) >= nearest[count - 1].distance { continue }
      let distance = distance(from: name.1, to: wanted)
      if nearest.count == count {
        guard distance < nearest[count - 1].distance else { continue }
        nearest.removeLast()
      }
      nearest.insert((distance, name.0), at: nearest.firstIndex { $0.distance > distance } ?? nearest.endIndex)
    }
    return nearest.map(\.name)
  }

  // Only the first ones, because the time is quadratic; bytes, because they are compared faster than characters.
  private static func bytes(of name: String) -> [UInt8] { Array(name.utf8.prefix(64)) }

  /// The number of bytes to insert, delete or replace.
  private static func distance(from first: [UInt8], to second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for line in first.indices {
      var diagonal = row[0]
      row[0] = line + 1
      for column in second.indices {
        let cost = min(diagonal + (first[line] == second[column] ? 0 : 1), row[column] + 1, row[column + 1] + 1)
        diagonal = row[column + 1]
        row[column + 1] = cost
      }
    }
    return row[second.count]
  }
}
