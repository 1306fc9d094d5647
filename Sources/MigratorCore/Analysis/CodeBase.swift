#if Migrator
  import Foundation
  import SwiftSyntax

  /// All files that were read, and where they mention a name.
  final class CodeBase: @unchecked Sendable {
    let index: Index
    let settings: Settings
    let backports: Backports
    private let files: [ParsedFile]
    private let words: [Words]
    private let unparsed: [Words]
    private let byPath: [String: ParsedFile]
    private let byRoot: [SyntaxIdentifier: ParsedFile]
    private let lock = NSLock()
    private var asked: Set<String> = []
    private var wanted: Set<String> = []
    private var mentions: [String: [Mention]] = [:]
    private var creations: [String: Creations?] = [:]

    /// What a project says about code that is not in the given paths.
    struct Settings: Sendable {
      /// Property wrappers that read when asked.
      var liveWrappers: Set<String> = []
      /// Types whose values are read when asked, such as proxies.
      var stableTypes: Set<String> = []
      /// Backports of `onChange`.
      var backports: [String] = []
    }

    /// One place where a name is written.
    struct Mention: Sendable {
      let file: ParsedFile
      let token: TokenSyntax
    }

    /// - Parameter unparsed: Texts that are not Swift: what they mention cannot be judged.
    init(_ files: [ParsedFile], unparsed: [SourceText] = [], index: Index, settings: Settings = Settings()) {
      self.files = files
      self.index = index
      backports = Backports(index, settings: settings.backports)
      byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      byRoot = Dictionary(files.map { (Syntax($0.tree).id, $0) }, uniquingKeysWith: { first, _ in first })
      self.settings = settings
      words = Workers().map(files) { Words($0.text.bytes) }
      self.unparsed = unparsed.map { Words($0.bytes) }
    }

    func file(_ path: String) -> ParsedFile? { byPath[path] }

    func file(of node: Syntax) -> ParsedFile? { byRoot[node.root.id] }

    /// The names whose mentions were asked for: every file that has one has to be among the files.
    var askedNames: Set<String> { lock.withLock { asked } }

    /// The names whose declarations were asked for and not found.
    var wantedNames: Set<String> { lock.withLock { wanted } }

    /// Notes that a declaration was not found: the files that have it are read, and all is done again.
    func want(_ name: String) {
      lock.withLock { for part in name.split(separator: ".") { wanted.insert(String(part)) } }
    }

    /// Every place of a name, comments and strings left out; nil where a file that mentions it could not be parsed.
    func mentions(of name: String) -> [Mention]? {
      let known: [Mention]? = lock.withLock {
        asked.insert(name)
        return mentions[name]
      }
      if let known { return known }
      let hash = Words.hash(of: name)
      guard !unparsed.contains(where: { $0.contains(hash) }) else { return nil }
      var found: [Mention] = []
      for (file, words) in zip(files, words) where words.contains(hash) {
        for place in WordSearch.places(of: name, in: file.text.bytes) {
          guard let token = file.token(at: place), token.range.contains(place),
            token.isWord,
            token.text == name || token.name == name || token.text == "$" + name || token.text == "_" + name
          else { continue }
          found.append(Mention(file: file, token: token))
        }
      }
      lock.withLock { mentions[name] = found }
      return found
    }

    /// Where the values of a structure are made; nil where not every place can be known.
    func creations(of type: String, seenFrom path: String) -> Creations? {
      let key = "\(type)|\(index.isDeclaredTwice(type) ? path : "")"
      if let known = lock.withLock({ creations[key] }) { return known }
      let found = Creations(of: type, seenFrom: path, in: self)
      lock.withLock { creations[key] = .some(found) }
      return found
    }
  }

  extension TokenSyntax {
    /// Whether the token is a name or a keyword, and no part of a text.
    fileprivate var isWord: Bool {
      switch tokenKind {
      case .identifier, .keyword, .dollarIdentifier: true
      default: false
      }
    }
  }
#endif
