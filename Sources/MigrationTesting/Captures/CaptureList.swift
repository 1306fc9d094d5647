#if BundledEngine
  import Foundation

  /// The capture list of a closure, read from its source: the compiler keeps no trace of it.
  enum CaptureList {
    /// - Parameter line: the line of the closure's opening brace.
    /// - Returns: The names of the items; empty without the source, or for a closure without a list.
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
      var rest = brace.drop(while: \.isWhitespace)
      while rest.first == "@" { rest = rest.drop { !$0.isWhitespace }.drop(while: \.isWhitespace) }
      guard rest.popFirst() == "[" else { return [] }
      var items = [""]
      var depth = 0
      while let character = rest.popFirst() {
        switch character {
        // Brackets without parameters after them are an array.
        case "]" where depth == 0: return endsSignature(rest) ? Set(items.compactMap(name)) : []
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

    /// Whether only parameters and types come between the list and the word `in`.
    private static func endsSignature(_ text: Substring) -> Bool {
      var word = ""
      for character in text {
        if character.isLetter || character.isNumber || character == "_" {
          word.append(character)
          continue
        }
        if word == "in" { return true }
        word = ""
        guard character.isWhitespace || ",():.<>[]?@$&-".contains(character) else { return false }
      }
      return word == "in"
    }

    private static func name(of item: String) -> String? {
      var words = item.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      if words.count == 2, words[0] == "weak" || words[0].hasPrefix("unowned") { words.removeFirst() }
      let text = words.joined(separator: " ").drop { $0 == "`" }
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let next = text.dropFirst(name.count).first { !$0.isWhitespace && $0 != "`" }
      return name.isEmpty || next != nil && next != "=" ? nil : String(name)
    }
  }
#endif
