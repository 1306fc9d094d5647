#if Migrator
  import Foundation
  import SwiftSyntax

  /// All files that were read, as the judgement of one of them asks about them.
  struct CodeBase: Sendable {
    let index: Index
    let inquiry: Inquiry
    private let files: Files

    /// The project's facts about code outside of the given paths.
    struct Settings: Sendable {
      /// Property wrappers that return the current value at each read.
      var liveWrappers: Set<String> = []
      /// Types whose values are read when asked, such as proxies.
      var stableTypes: Set<String> = []
      /// Backports of `onChange`.
      var backports: [String] = []
    }

    /// - Parameters:
    ///   - unparsed: Texts that are not Swift: their mentions cannot be judged.
    ///   - mentions: The places of names, kept for the next code base of more files.
    init(
      _ files: [ParsedFile], unparsed: [SourceText] = [], index: Index, settings: Settings = Settings(),
      mentions: Mentions = Mentions()
    ) {
      mentions.add(files)
      self.init(
        Files(
          settings: settings, backports: Backports(index, settings: settings.backports),
          unparsed: unparsed.map { Words($0.bytes) },
          byPath: Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }),
          byRoot: Dictionary(files.map { (Syntax($0.tree).id, $0) }, uniquingKeysWith: { first, _ in first }),
          mentions: mentions), index, Inquiry())
    }

    private init(_ files: Files, _ index: Index, _ inquiry: Inquiry) {
      var index = index
      index.inquiry = inquiry
      self.files = files
      self.inquiry = inquiry
      self.index = index
    }

    var settings: Settings { files.settings }

    var backports: Backports { files.backports }

    /// The same files, with a record for the look-ups of one judgement.
    func recording() -> CodeBase { CodeBase(files, index, Inquiry()) }

    func file(_ path: String) -> ParsedFile? { files.byPath[path] }

    func file(of node: Syntax) -> ParsedFile? { files.byRoot[node.root.id] }

    /// Notes that a declaration was not found: the files that have it are read, and the judgement is repeated.
    func want(_ name: String) {
      for part in name.split(separator: ".") { inquiry.wanted.insert(String(part)) }
    }

    /// Every place of a name, comments and strings left out; nil where a file that mentions it could not be parsed.
    func mentions(of name: String) -> [Mentions.Mention]? {
      inquiry.mentions.insert(name)
      let hash = Words.hash(of: name)
      guard !files.unparsed.contains(where: { $0.contains(hash) }) else { return nil }
      return files.mentions.places(of: name)
    }

    /// Every place of a name in some of the files, which have been read for another reason.
    func mentions(of name: String, in paths: some Sequence<String>) -> [Mentions.Mention] {
      paths.compactMap(file).flatMap { Mentions.places(of: name, in: $0) }
    }

    /// The places that make values of a structure; nil if some place is unknown.
    func creations(of type: String, seenFrom path: String) -> Creations? {
      let key = "\(type)|\(index.isDeclaredTwice(type) ? path : "")"
      if let known = files.creations.value(of: key) {
        inquiry.merge(known.inquiry)
        return known.creations
      }
      let inner = recording()
      let found = Creations(of: type, seenFrom: path, in: inner)
      files.creations.keep(found, inner.inquiry, for: key)
      inquiry.merge(inner.inquiry)
      return found
    }
  }

  extension CodeBase {
    /// The part that all judgements share.
    private struct Files: Sendable {
      let settings: Settings
      let backports: Backports
      let unparsed: [Words]
      let byPath: [String: ParsedFile]
      let byRoot: [SyntaxIdentifier: ParsedFile]
      let mentions: Mentions
      let creations = KnownCreations()
    }

    /// The creations that one judgement found, for the others; with the look-ups that they rest on.
    private final class KnownCreations: @unchecked Sendable {
      private let lock = NSLock()
      private var known: [String: (creations: Creations?, inquiry: Inquiry)] = [:]

      func value(of key: String) -> (creations: Creations?, inquiry: Inquiry)? { lock.withLock { known[key] } }

      func keep(_ creations: Creations?, _ inquiry: Inquiry, for key: String) {
        lock.withLock { known[key] = (creations, inquiry) }
      }
    }
  }
#endif
