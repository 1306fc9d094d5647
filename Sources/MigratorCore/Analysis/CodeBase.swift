#if Migrator
  import Foundation
  import SwiftSyntax

  /// All files that were read, with the look-ups of one thread; threads share `CodeBase.Shared`.
  struct CodeBase {
    let index: Index
    let lookUps: LookUps
    let files: Files

    /// The project's facts about code outside of the given paths.
    struct Settings: Sendable {
      /// Property wrappers that return the current value at each read.
      var liveWrappers: Set<String> = []
      /// Types whose values are read when asked, such as proxies.
      var stableTypes: Set<String> = []
      /// The files that only apps compile, so that no other project imports their declarations.
      var appFiles: Set<String> = []
      var backports: [String] = []
    }

    /// - Parameter unparsed: Texts that are not Swift: their mentions cannot be classified.
    /// - Parameter mentions: The places of names, kept for the next code base of more files.
    init(
      _ files: [ParsedFile], unparsed: [SourceText] = [], index: Index, settings: Settings = Settings(),
      mentions: Mentions = Mentions()
    ) {
      mentions.add(files)
      self = Shared(files: Files(files, unparsed, index, settings, mentions), index: index.shared).recording()
    }

    private init(_ files: Files, _ index: Index, _ lookUps: LookUps) {
      (self.files, self.lookUps, self.index) = (files, lookUps, index)
    }

    var settings: Settings { files.settings }
    var backports: Backports { files.backports }

    /// The same files, with a record for the look-ups of one classification.
    func recording() -> CodeBase { shared.recording() }
    var shared: Shared { Shared(files: files, index: index.shared) }

    /// The files without a record of look-ups: each thread makes its own code base of them.
    struct Shared: Sendable {
      fileprivate let files: Files
      fileprivate let index: Index.Shared

      func recording() -> CodeBase {
        let lookUps = LookUps()
        return CodeBase(files, Index(index, recordedBy: lookUps), lookUps)
      }
    }

    func file(_ path: String) -> ParsedFile? { files.byPath[path] }
    func file(of node: Syntax) -> ParsedFile? { files.byRoot[node.root.id] }

    func isExposed(_ declaration: some SyntaxProtocol) -> Bool {
      let node = Syntax(declaration)
      return node.isPublic && !(file(of: node).map { settings.appFiles.contains($0.path) } ?? false)
    }

    /// Notes that a declaration was not found: the files that have it are read, and the classification is repeated.
    func want(_ name: String) { for part in name.split(separator: ".") { lookUps.all.wanted.insert(String(part)) } }

    /// Whether the project declares a type, or a modifier of views, of the name: it is not SwiftUI's then.
    func isOwnView(_ name: String) -> Bool {
      want(type: name)
      return index.declares(name) || index.isAlias(name) || !index.members(name, of: "View", seenFrom: "").isEmpty
    }

    /// Whether a container of views is the project's: a type `Section` of a table's data is none.
    func isOwnContainer(_ name: String) -> Bool {
      isOwnView(name)
        && !(index.members(name, of: "View", seenFrom: "").isEmpty && !index.isAlias(name)
          && index.inherited(by: name, seenFrom: "").isSubset(of: RowRule.withoutId))
    }

    /// Notes an obstacle of the proof that is being tried, for messages. The innermost one, which comes first, counts.
    func doubt(_ obstacle: @autoclosure () -> String) { if lookUps.all.doubt == nil { lookUps.all.doubt = obstacle() } }

    /// Tries a proof; the obstacles of one that holds do not count.
    func trying<Proof>(_ proof: () -> Proof?) -> Proof? {
      let before = lookUps.all.doubt
      let found = proof()
      if found != nil { lookUps.all.doubt = before }
      return found
    }

    func declaresFunction(_ name: String) -> Bool {
      want(name)
      return !index.functions(named: name).isEmpty
    }

    /// Notes that a type was not found: the files that declare or extend it are read, and the classification is repeated.
    func want(type name: String) {
      for part in name.split(separator: ".") { lookUps.all.wantedTypes.insert(String(part)) }
    }

    /// Every place of a name, comments and strings left out; nil where a file that mentions it could not be parsed.
    func mentions(of name: String) -> [Mentions.Mention]? {
      seesAllMentions(of: name) ? files.mentions.places(of: name) : nil
    }

    /// The declarations of functions, properties and cases with a name; nil if a file with it could not be parsed.
    func declarations(named name: String) -> [Syntax]? {
      mentions(of: name)?.compactMap { mention in
        guard let parent = mention.token.parent, mention.token.name == name else { return nil }
        if let function = parent.as(FunctionDeclSyntax.self) {
          return function.name.id == mention.token.id ? parent : nil
        }
        if let element = parent.as(EnumCaseElementSyntax.self) {
          return element.name.id == mention.token.id ? parent : nil
        }
        return parent.is(IdentifierPatternSyntax.self) && Syntax(parent).isMemberOrGlobal ? parent : nil
      }
    }

    /// The places of a name in one file; nil where a file that mentions it could not be parsed.
    func mentions(of name: String, inside path: String) -> [Mentions.Mention]? {
      seesAllMentions(of: name) ? mentions(of: name, in: [path]) : nil
    }

    /// The places of a name in the files of a type, which have been read; nil if one could not be parsed.
    func mentions(of name: String, inside paths: [String]) -> [Mentions.Mention]? {
      isUnparsed(name) ? nil : mentions(of: name, in: paths)
    }

    /// The places of a name that can be a value's member; nil where a file with it could not be parsed.
    func accesses(of name: String) -> [Mentions.Mention]? {
      lookUps.all.accesses.insert(name)
      return isUnparsed(name) ? nil : files.mentions.places(of: name, onlyAccesses: true)
    }

    /// The places of an `init` without a type, with a label or any; nil where a file could not be parsed.
    func implicitMakings(with label: String?) -> [Mentions.Mention]? {
      lookUps.all.makings.insert(label ?? "")
      return isUnparsed("init") && label.map(isUnparsed) ?? true ? nil : files.mentions.implicitInits()
    }

    private func seesAllMentions(of name: String) -> Bool {
      lookUps.all.mentions.insert(name)
      return !isUnparsed(name)
    }

    /// Whether a file that could not be parsed mentions a name.
    private func isUnparsed(_ name: String) -> Bool {
      let hash = Words.hash(of: name)
      return files.unparsed.contains { $0.contains(hash) }
    }

    /// Every place of a name in some of the files, which have been read for another reason.
    func mentions(of name: String, in paths: some Sequence<String>) -> [Mentions.Mention] {
      let found = paths.compactMap(file).flatMap { Mentions.places(of: name, in: $0) }
      files.mentions.count(found.count)
      return found
    }

    /// The places that make values of a structure; nil if some place is unknown.
    func creations(of type: String, seenFrom path: String) -> Creations? {
      let place = index.isDeclaredTwice(type) ? path : ""
      return shared(\.creations, "\(type)|\(place)") { Creations(of: type, seenFrom: path, in: $0) }
    }

    /// The places that replace a member of this name; nil where a file that mentions it could not be parsed.
    func replacements(of name: String) -> Replacements? {
      shared(\.replacements, name) { Replacements(of: name, in: $0) }
    }

    /// What an action or a function of one of the files does.
    func event(_ code: Syntax) -> JointChanges.Event {
      shared(\.events, "\(file(of: code)?.path ?? ""):\(code.position.utf8Offset)") { JointChanges.Event(code, $0) }
    }

    /// The tokens of a declaration, counted so that tests can tell what is read again and again.
    func tokens(of node: Syntax) -> [TokenSyntax] {
      let tokens = Array(node.tokens(viewMode: .sourceAccurate))
      files.mentions.count(tokens.count)
      return tokens
    }

    /// The proof for a stored property that no other question encloses. `path`: The part of its value that is read.
    func proof(
      of member: TypeFacts.Member, _ facts: TypeFacts, path: [String], _ find: (CodeBase) -> Fixed?
    ) -> Fixed? {
      let place = "\(facts.path):\(member.place.line):\(member.place.column)"
      return trying { shared(\.proofs, "\(place).\(path.joined(separator: "."))", find) }
    }

    /// The answer to a question that all classifications share.
    func shared<Answer>(
      _ answers: KeyPath<Files, Answers<Answer>>, _ key: String, _ find: (CodeBase) -> Answer
    ) -> Answer {
      let known = files[keyPath: answers]
      if let (answer, record) = known.value(of: key) {
        lookUps.rest(on: record)
        return answer
      }
      let inner = recording()
      let answer = find(inner)
      let record = inner.lookUps.record
      known.keep(answer, record, for: key)
      lookUps.rest(on: record)
      return answer
    }
  }

  extension CodeBase {
    /// The part that all classifications share.
    final class Files: Sendable {
      let settings: Settings
      let backports: Backports
      let unparsed: [Words]
      let byPath: [String: ParsedFile]
      let byRoot: [SyntaxIdentifier: ParsedFile]
      let mentions: Mentions
      let creations = Answers<Creations?>()
      let replacements = Answers<Replacements?>()
      let proofs = Answers<Fixed?>()
      let effects = Answers<MethodEffect>()
      let writers = Answers<String?>()
      let changes = Answers<JointChanges.Changes>()
      let events = Answers<JointChanges.Event>()

      fileprivate init(
        _ files: [ParsedFile], _ unparsed: [SourceText], _ index: Index, _ settings: Settings, _ mentions: Mentions
      ) {
        self.settings = settings
        backports = Backports(index, settings: settings.backports)
        self.unparsed = unparsed.map { Words($0.bytes) }
        byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        byRoot = Dictionary(files.map { (Syntax($0.tree).id, $0) }, uniquingKeysWith: { first, _ in first })
        self.mentions = mentions
      }
    }

    /// A cache of answers that all classifications share, each with the look-ups that it depends on.
    final class Answers<Answer: Sendable>: @unchecked Sendable {
      private let lock = NSLock()
      private var known: [String: (answer: Answer, record: LookUps.Record)] = [:]
      func value(of key: String) -> (answer: Answer, record: LookUps.Record)? { lock.withLock { known[key] } }

      func keep(_ answer: Answer, _ record: LookUps.Record, for key: String) {
        lock.withLock { known[key] = (answer, record) }
      }
    }
  }
#endif
