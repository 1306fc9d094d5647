#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// The source files in one folder, which may declare what changes the meaning of the code in each of them.
  @MainActor
  final class SourceFolder {
    /// By their names.
    private let texts: [String: String]
    private var known: [String: [Declaration]] = [:]
    private var files: [String: SourceTokens] = [:]
    private static var folders: [String: SourceFolder] = [:]

    static func at(_ path: String) -> SourceFolder {
      let folder = (path as NSString).deletingLastPathComponent
      if let known = folders[folder] { return known }
      let made = OutsideReport.unnoted { SourceFolder(folder) }
      folders[folder] = made
      return made
    }

    init(texts: [String: String]) { self.texts = texts }

    private convenience init(_ folder: String) {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
        $0.hasSuffix(".swift")
      }
      self.init(texts: names.reduce(into: [:]) { $0[$1] = Self.text(at: "\(folder)/\($1)") })
    }

    static func file(at path: String) -> SourceTokens? {
      path.isEmpty ? nil : at(path).file((path as NSString).lastPathComponent)
    }

    private func file(_ name: String) -> SourceTokens? {
      if files[name] == nil { files[name] = texts[name].map { SourceTokens($0) } }
      return files[name]
    }

    /// The text of a file; nil for one that was written after the program, as that may not be the code that runs.
    static func text(at path: String) -> String? {
      guard let built, let written = modification(of: path), written <= built else { return nil }
      return try? String(contentsOfFile: path, encoding: .utf8)
    }

    private static let built = modification(of: Bundle.main.executablePath ?? CommandLine.arguments[0])

    private static func modification(of path: String) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    func declares(function name: String) -> Bool { !declarations(of: "func \(name)").isEmpty }

    func hasSubclass(of name: String) -> Bool {
      declarations(of: ": \(name)").contains { $0.before.split(separator: " ").dropLast().last == "class" }
    }

    /// Whether the file of a view makes at most one `AnyView`; false for a view of a different folder.
    func makesOneErasedView(in view: String) -> Bool {
      let name = "struct \(view.prefix { $0 != "<" })"
      return texts.values.contains { $0.contains(name) && $0.components(separatedBy: "AnyView(").count < 3 }
    }

    /// The file that declares a function; nil if several functions have the name.
    func onlyFile(declaring function: String) -> SourceTokens? {
      let found = declarations(of: "func \(function)")
      return found.count == 1 ? file(found[0].file) : nil
    }

    /// A line that declares a name, before and after the name.
    struct Declaration {
      let file: String
      let before: Substring
      let after: Substring
    }

    /// The lines with a word.
    func declarations(of word: String) -> [Declaration] {
      if let known = known[word] { return known }
      var found: [Declaration] = []
      for (file, text) in texts {
        var rest = text[...]
        while let range = rest.range(of: word) {
          rest = rest[range.upperBound...]
          if let next = rest.first, next.isLetter || next.isNumber || next == "_" { continue }
          let start = text[..<range.lowerBound].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
          found.append(
            Declaration(file: file, before: text[start..<range.lowerBound], after: rest.prefix { $0 != "\n" }))
        }
      }
      known[word] = found
      return found
    }
  }
#endif
