/// The difference of two texts, as `diff -u` writes it and `patch -p1` and `git apply` read it.
package struct UnifiedDiff {
  private let before: [ArraySlice<UInt8>]
  private let after: [ArraySlice<UInt8>]
  private let path: String
  private let context = 3

  package init(path: String, before: [UInt8], after: [UInt8]) {
    // An absolute path loses its leading slash, as `patch -p1` expects.
    self.path = String(path.drop { $0 == "/" })
    self.before = Self.lines(before)
    self.after = Self.lines(after)
  }

  /// Lines end with a line feed; a carriage return is part of its line.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for offset in bytes.indices where bytes[offset] == 0x0A {
      result.append(bytes[start...offset])
      start = offset + 1
    }
    if start < bytes.count { result.append(bytes[start...]) }
    return result
  }

  private struct Change {
    var before: Range<Int>
    var after: Range<Int>
  }

  /// The places where the texts differ, in order.
  private var changes: [Change] {
    var result: [Change] = []
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var left = 0
    var right = 0
    while left < before.count || right < after.count {
      let start = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if (left, right) != start {
        result.append(Change(before: start.0..<left, after: start.1..<right))
      } else {
        left += 1
        right += 1
      }
    }
    return result
  }

  /// The diff; empty for equal texts.
  package var text: String {
    let changes = self.changes
    guard !changes.isEmpty else { return "" }
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.before.lowerBound - last.before.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks.map(hunk).joined()
  }

  private func hunk(_ changes: [Change]) -> String {
    let first = changes[0]
    let last = changes[changes.count - 1]
    let lead = min(context, first.before.lowerBound)
    let trail = min(context, before.count - last.before.upperBound)
    let old = first.before.lowerBound - lead..<last.before.upperBound + trail
    let new = first.after.lowerBound - lead..<last.after.upperBound + trail
    var text = "@@ -\(Self.header(old)) +\(Self.header(new)) @@\n"
    var position = old.lowerBound
    for change in changes {
      for line in before[position..<change.before.lowerBound] { text += Self.line(" ", line) }
      for line in before[change.before] { text += Self.line("-", line) }
      for line in after[change.after] { text += Self.line("+", line) }
      position = change.before.upperBound
    }
    for line in before[position..<old.upperBound] { text += Self.line(" ", line) }
    return text
  }

  private static func header(_ range: Range<Int>) -> String {
    range.count == 1
      ? "\(range.lowerBound + 1)" : "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func line(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
    let text = sign + String(decoding: line, as: UTF8.self)
    return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
  }
}
