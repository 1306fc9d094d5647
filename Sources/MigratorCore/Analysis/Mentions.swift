#if Migrator
  import Foundation
  import SwiftSyntax

  /// Every place of a name in some files. A name is looked for once in each file, also when files are added later.
  final class Mentions: @unchecked Sendable {
    /// One place where a name is written.
    struct Mention: Sendable {
      let file: ParsedFile
      let token: TokenSyntax
    }

    private var files: [ParsedFile] = []
    /// The positions of the files that have a word, by its hash.
    private var positions: [UInt64: [Int]] = [:]
    private var known: [Query: (fileCount: Int, places: [Mention])] = [:]
    private let lock = NSLock()
    /// The number of tokens that were read for mentions and events.
    private(set) var readCount = 0
    func count(_ tokens: Int) { lock.withLock { readCount += tokens } }

    /// Adds the files that are not among the first ones. `all`: Begins with the files that were added before.
    func add(_ all: [ParsedFile]) {
      lock.withLock {
        for position in files.count..<max(files.count, all.count) {
          for hash in all[position].words.hashes { positions[hash, default: []].append(position) }
          files.append(all[position])
        }
      }
    }

    /// The places of an `init` behind no type's name: `.init(…)`, `type(of: row).init(…)`.
    func implicitInits() -> [Mention] {
      places(of: "init", onlyAccesses: true).filter {
        WordSearch.isImplicitInit(at: $0.token.range.lowerBound, in: $0.file.text.bytes)
      }
    }

    private struct Query: Hashable {
      var name: String
      var isOfAccesses: Bool
    }

    /// The places of a name, without comments and strings. `onlyAccesses`: without what can be no member.
    func places(of name: String, onlyAccesses: Bool = false) -> [Mention] {
      let query = Query(name: name, isOfAccesses: onlyAccesses)
      let (found, unread): ((fileCount: Int, places: [Mention]), [ParsedFile]) = lock.withLock {
        var found = known[query] ?? (0, [])
        let unread = (positions[Words.hash(of: name)] ?? []).drop { $0 < found.fileCount }.map { files[$0] }
        found.fileCount = files.count
        return (found, unread)
      }
      let new = unread.flatMap { Self.places(of: name, in: $0, onlyAccesses: onlyAccesses) }
      let places = new.isEmpty ? found.places : found.places + new
      lock.withLock { known[query] = (found.fileCount, places) }
      count(new.count)
      return places
    }

    static func places(of name: String, in file: ParsedFile, onlyAccesses: Bool = false) -> [Mention] {
      let bytes = file.text.bytes
      var last: TokenSyntax?
      return WordSearch.places(of: name, in: bytes).compactMap { place in
        // Before the token, because the way to it through the tree is long.
        guard !onlyAccesses || file.hasKeyPaths || WordSearch.mayBeMember(at: place, in: bytes) else { return nil }
        let found = file.token(at: place, near: last)
        last = found ?? last
        guard let token = found, token.range.contains(place), token.isWord,
          token.text == name || token.name == name || token.text == "$" + name || token.text == "_" + name
        else { return nil }
        return Mention(file: file, token: token)
      }
    }
  }

  extension ParsedFile {
    /// Whether an app with the other file has this one too: it has no tests and no playgrounds.
    func isInApp(of other: String) -> Bool {
      path == other || !isTest && (!path.contains(".playground/") || other.contains(".playground/"))
    }
  }

  extension TokenSyntax {
    /// Whether the token is a name or a keyword, outside of string literals.
    fileprivate var isWord: Bool {
      switch tokenKind {
      case .identifier, .keyword, .dollarIdentifier: true
      default: false
      }
    }
  }
#endif
