/// The difference of two texts, as `diff -u` writes it and `patch -p1` and `git apply` read it.
package struct UnifiedDiff {
  private let before: Lines
  private let after: Lines
  private let path: String
  private let context = 3

  package init(path: String, before: [UInt8], after: [UInt8]) {
    // An absolute path loses its leading slash, as `patch -p1` expects.
    self.path = String(path.drop { $0 == "/" })
    self.before = Lines(before)
    self.after = Lines(after)
  }

  /// The lines of a text. They end with a line feed; a carriage return is part of its line.
  private struct Lines {
    let bytes: [UInt8]
    /// The start of each line, and the end of the text.
    private var bounds = [0]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      bytes.withUnsafeBufferPointer { bytes in
        for offset in bytes.indices where bytes[offset] == 0x0A { bounds.append(offset + 1) }
      }
      if bounds.last != bytes.count { bounds.append(bytes.count) }
    }

    var count: Int { bounds.count - 1 }
    subscript(number: Int) -> ArraySlice<UInt8> { bytes[bounds[number]..<bounds[number + 1]] }
    subscript(numbers: Range<Int>) -> [ArraySlice<UInt8>] { numbers.map { self[$0] } }
  }

  private struct Change {
    var before: Range<Int>
    var after: Range<Int>
  }

  /// The places where the texts differ, in order.
  private var changes: [Change] {
    var (left, right) = (0, 0)
    var (leftEnd, rightEnd) = (before.count, after.count)
    while left < leftEnd, right < rightEnd, before[left] == after[right] {
      left += 1
      right += 1
    }
    while left < leftEnd, right < rightEnd, before[leftEnd - 1] == after[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    let (old, new) = (before[left..<leftEnd], after[right..<rightEnd])
    // One line never has a part in common with others that differ from it at both ends.
    if old.count < 2 && new.count < 2 {
      return old.isEmpty && new.isEmpty ? [] : [Change(before: left..<leftEnd, after: right..<rightEnd)]
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(left + offset)
      case .insert(let offset, _, _): inserted.insert(right + offset)
      }
    }
    var result: [Change] = []
    while left < leftEnd || right < rightEnd {
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
    return "--- \(name("a"))\n+++ \(name("b"))\n" + hunks.map(hunk).joined()
  }

  /// The file's name on one side, as git writes it: in quotes, or with a tab at the end if it has blanks.
  private func name(_ side: String) -> String {
    let name = "\(side)/\(path)"
    func needsQuotes(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F }
    guard name.utf8.contains(where: needsQuotes) else { return name.contains(" ") ? name + "\t" : name }
    let bytes = name.utf8.flatMap { byte -> [UInt8] in
      if !needsQuotes(byte) { return [byte] }
      let digits = String(byte, radix: 8)
      return Array("\\\(String(repeating: "0", count: 3 - digits.count))\(digits)".utf8)
    }
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
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
