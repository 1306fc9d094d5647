#if Migrator
  import SwiftSyntax

  /// Classifies the calls of files: again if a file is added that has a name that they looked up.
  struct Classification {
    var shimNeeds: [String: ShimNeeds.Need] = [:]
    /// The files that only apps compile.
    var appFiles: Set<String> = []
    private let options: Options
    private let parsed: [Result<ParsedFile, ParsedFile.Problem>]
    private let paths: [String]
    let mentions = Mentions()
    private var files: [ParsedFile]
    private var unparsed: [SourceText]
    private var index = Index()
    private var outcomes: [FileMigrator.Outcome?]
    private var backports: [SyntaxIdentifier?] = []
    private var removal = LookUps().record
    /// The number of classified files so far, repetitions included.
    private(set) var count = 0
    /// One for each classified file; nil before they are needed.
    private var expected: [ExpectedNeeds]?

    /// The files to classify, or why one is not Swift, with the path and the text of each.
    init(
      _ parsed: [Result<ParsedFile, ParsedFile.Problem>], _ paths: [String], _ texts: [SourceText],
      _ options: Options, entities: Set<String> = []
    ) {
      (self.options, self.parsed, self.paths) = (options, parsed, paths)
      files = parsed.compactMap { try? $0.get() }
      unparsed = zip(parsed, texts).compactMap { (try? $0.get()) == nil ? $1 : nil }
      outcomes = Array(repeating: nil, count: parsed.count)
      for file in files { index.add(file.declarations) }
      index.entities = entities
    }

    /// Adds files that are only looked up. The names in broken texts cannot be classified.
    mutating func add(_ more: [ParsedFile], broken: [SourceText]) {
      files += more
      unparsed += broken
      for file in more { index.add(file.declarations) }
      let addition = LookUps.Addition(more, broken: broken)
      var known: [ObjectIdentifier: Bool] = [:]
      for position in outcomes.indices
      where outcomes[position]?.record.isAffected(by: addition, &known) == true { outcomes[position] = nil }
    }

    /// The names about which other files may have information, as hashes.
    struct Needs {
      /// The names whose declarations are missing. Add each file that declares one.
      var wanted: Set<UInt64> = []
      /// The names of types whose declarations are missing. Add each file that declares or extends one.
      var wantedTypes: Set<UInt64> = []
      /// The names of which each mention was looked up. Add each file that mentions one.
      var mentioned: Set<UInt64> = []
      /// The names of members of which each assignment was looked up. Add each file that names one.
      var assigned: [UInt64: String] = [:]
      private static let initHash = Words.hash(of: "init")
      /// Labels of which each `.init(label: …)` without a type was looked up; 0 for any label.
      var makings: Set<UInt64> = []

      /// Whether a file has to be added.
      func include(_ bytes: [UInt8], _ declared: DeclaredNames, _ words: Words) -> Bool {
        !declared.all.isDisjoint(with: wanted) || !declared.types.isDisjoint(with: wantedTypes)
          || !words.hashes.isDisjoint(with: mentioned)
          || !makings.isEmpty && (makings.contains(0) || !words.hashes.isDisjoint(with: makings))
            && words.contains(Self.initHash) && WordSearch.hasImplicitInit(bytes)
          || assigned.contains { words.contains($0.key) && WordSearch.hasMember($0.value, in: bytes) }
      }
    }

    var needs: Needs {
      let records = LookUps.Record.all(behind: outcomes.compactMap(\.?.record) + [removal])
      var needs = Needs()
      for record in records {
        needs.wanted.formUnion(record.all.wanted.lazy.map(Words.hash(of:)))
        needs.wantedTypes.formUnion(record.all.wantedTypes.lazy.map(Words.hash(of:)))
        needs.mentioned.formUnion(record.all.mentions.lazy.map(Words.hash(of:)))
        for label in record.all.makings { needs.makings.insert(label.isEmpty ? 0 : Words.hash(of: label)) }
        for name in record.all.accesses { needs.assigned[Words.hash(of: name)] = name }
      }
      return needs
    }

    /// The names that other files will have to tell about, as far as they are known before the verdicts.
    mutating func expectedNeeds() -> Needs {
      let expected =
        self.expected
        ?? {
          let shared = codeBase().shared
          return Workers().map(parsed.compactMap { try? $0.get() }) { [options] in
            ExpectedNeeds($0, shared.recording(), options.direction)
          }
        }()
      self.expected = expected
      return Workers().map(expected) { [index = index.shared] in $0.needs(Index(index)) }.reduce(into: Needs()) {
        $0.wanted.formUnion($1.wanted)
        $0.mentioned.formUnion($1.mentioned)
      }
    }

    private func codeBase() -> CodeBase {
      let settings = CodeBase.Settings(
        liveWrappers: Set(options.liveWrappers), stableTypes: Set(options.stableTypes),
        appFiles: appFiles,
        backports: options.replacesBackports ? options.backports : [])
      return CodeBase(files, unparsed: unparsed, index: index, settings: settings, mentions: mentions)
    }

    mutating func classify() -> [FileMigration] {
      let codeBase = codeBase()
      // An outcome names a backport by its position.
      let backports = codeBase.backports.all.map { $0.function.map { Syntax($0).id } }
      if backports != self.backports { outcomes = Array(repeating: nil, count: outcomes.count) }
      self.backports = backports
      let pending = outcomes.indices.filter { outcomes[$0] == nil }
      count += pending.count
      let shared = codeBase.shared
      let classified = Workers().map(pending) { [options, parsed, paths, shimNeeds] position in
        switch parsed[position] {
        case .success(let file):
          return FileMigrator(
            file: file, codeBase: shared.recording(), options: options, shimNeed: shimNeeds[paths[position]]
          ).migrate()
        case .failure(let problem):
          var migration = FileMigration(path: paths[position])
          migration.problem = FileMigration.Problem(message: problem.message, place: problem.place)
          return FileMigrator.Outcome(migration: migration)
        }
      }
      for (position, outcome) in zip(pending, classified) { outcomes[position] = outcome }
      let done = outcomes.compactMap { $0 }
      var migrated = done.map(\.migration)
      if options.direction == .forward {
        BackportRemoval(
          codeBase: codeBase, options: options,
          callCounts: done.reduce(into: [:]) { $0.merge($1.backportCalls, uniquingKeysWith: +) },
          replaced: done.reduce(into: []) { $0.formUnion($1.replaced) }
        ).apply(to: &migrated)
      }
      removal = codeBase.lookUps.record
      return migrated
    }
  }
#endif
