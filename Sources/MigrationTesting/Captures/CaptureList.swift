#if BundledEngine
  import Foundation

  /// The capture list of a closure, as its source has it: the compiler keeps no trace of it.
  enum CaptureList {
    /// - Parameter line: that of the closure's opening brace.
    /// - Returns: The names of the items; none where the source is not there, or the closure has no list.
    static func names(inFile path: String, line: Int) -> Set<String> {
      guard !path.isEmpty, line > 0, let source = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
      return names(in: source, line: line)
    }

    static func names(in source: String, line: Int) -> Set<String> {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.indices.contains(line - 1) else { return [] }
      let text = lines[(line - 1)...].prefix(longest).joined(separator: "\n")
      let firstLine = text.prefix { $0 != "\n" }
      return firstLine.indices.filter { firstLine[$0] == "{" }.reduce(into: []) { names, brace in
        names.formUnion(self.names(behind: text[text.index(after: brace)...]))
      }
    }

    /// In lines.
    private static let longest = 20

    private static func names(behind brace: Substring) -> Set<String> {
      guard let opening = brace.prefixMatch(of: /\s*(?:@\w+\s+)*\[/) else { return [] }
      var items = [""]
      var depth = 0
      var rest = brace[opening.range.upperBound...]
      while let character = rest.popFirst() {
        switch character {
        case "]" where depth == 0:
          // What has no parameters behind it is an array.
          return rest.prefixMatch(of: /[\w\s,():.<>\[\]?@$&>-]*?\bin\b/) == nil ? [] : Set(items.compactMap(name))
        case "[", "(", "{": depth += 1
        case "]", ")", "}": depth -= 1
        case "," where depth == 0:
          items.append("")
          continue
        default: break
        }
        items[items.count - 1].append(character)
      }
      return []
    }

    private static func name(of item: String) -> String? {
      item.prefixMatch(of: /\s*(?:weak\s+|unowned(?:\(\w+\))?\s+)?`?(\w+)`?\s*(?:=|$)/).map { String($0.1) }
    }
  }
#endif
