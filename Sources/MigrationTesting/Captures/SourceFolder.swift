#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// The source files in one folder, which may declare what changes the meaning of the code in each of them.
  @MainActor
  final class SourceFolder {
    private let texts: [String]
    private var answers: [String: Bool] = [:]
    private static var known: [String: SourceFolder] = [:]

    static func at(_ path: String) -> SourceFolder {
      let folder = (path as NSString).deletingLastPathComponent
      if let known = known[folder] { return known }
      let made = OutsideReport.unnoted { SourceFolder(folder) }
      known[folder] = made
      return made
    }

    private init(_ folder: String) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      texts = names.filter { $0.hasSuffix(".swift") }.compactMap {
        try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
      }
    }

    func declares(function name: String) -> Bool { contains("func \(name)") { _ in true } }

    func hasSubclass(of name: String) -> Bool {
      contains(": \(name)") { $0.split(separator: " ").dropLast().last == "class" }
    }

    /// Whether the file of a view makes at most one `AnyView`; false for a view of a different folder.
    func makesOneErasedView(in view: String) -> Bool {
      let name = "struct \(view.prefix { $0 != "<" })"
      return texts.contains { $0.contains(name) && $0.components(separatedBy: "AnyView(").count < 3 }
    }

    /// Whether a line contains a word, and the text before it fits.
    private func contains(_ word: String, _ fits: (Substring) -> Bool) -> Bool {
      if let known = answers[word] { return known }
      let found = texts.contains { text in
        var rest = text[...]
        while let range = rest.range(of: word) {
          let next = text[range.upperBound...].first
          let start = text[..<range.lowerBound].lastIndex(of: "\n") ?? text.startIndex
          if next.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) == true, fits(text[start..<range.lowerBound]) {
            return true
          }
          rest = text[range.upperBound...]
        }
        return false
      }
      answers[word] = found
      return found
    }
  }
#endif
