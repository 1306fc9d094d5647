/// The names that need the fewest changes to become another one (Levenshtein's distance).
package enum NearestNames {
  /// - Parameters:
  ///   - names: among which to look.
  ///   - count: how many to give at most.
  /// - Returns: the nearest ones, the nearest first; those that are as near in their order.
  package static func of(_ names: [String], to wanted: String, count: Int) -> [String] {
    let wanted = bytes(of: wanted)
    var nearest: [(distance: Int, name: String)] = []
    for name in names {
      let name = (name, bytes(of: name))
      // What is too long or too short cannot be near.
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

  /// NB: the first ones only, for the time grows with the square; and bytes, which are compared faster than letters.
  private static func bytes(of name: String) -> [UInt8] { Array(name.utf8.prefix(64)) }

  /// How many bytes to insert, delete or replace.
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
