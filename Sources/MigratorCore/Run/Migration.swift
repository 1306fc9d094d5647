#if Migrator
  import SwiftSyntax

  /// Migrates texts: what the command does, without files.
  package struct Migration: Sendable {
    package var options: Options

    /// The files that need the shim, by their paths.
    var shimNeeds: [String: ShimNeeds.Need] = [:]

    package init(_ options: Options = Options()) { self.options = options }

    /// - Parameter sources: Paths and texts; all of them are searched for what closures read.
    /// - Returns: One result a text, in order.
    package func migrate(_ sources: [(path: String, text: SourceText)]) -> [FileMigration] {
      let parsed = Workers().map(sources) { source in
        Result { () throws(ParsedFile.Problem) in try ParsedFile(path: source.path, text: source.text) }
      }
      return Self.apply(migrate(parsed, sources.map(\.path), sources.map(\.text), besides: []).files, in: parsed)
    }

    /// Makes the edits of all files.
    static func apply(_ migrations: [FileMigration], in parsed: [Result<ParsedFile, ParsedFile.Problem>])
      -> [FileMigration]
    {
      Workers().map(Array(zip(migrations, parsed))) { migration, parsed in
        guard case .success(let file) = parsed else { return migration }
        var migration = migration
        FileMigrator.apply(&migration, in: file)
        return migration
      }
    }

    /// - Parameter besides: Files that are only searched.
    /// - Parameter broken: Texts that are only searched, and are not Swift.
    /// - Returns: One result a file; the names whose declarations were looked up; the names whose every mention counts.
    func migrate(
      _ parsed: [Result<ParsedFile, ParsedFile.Problem>], _ paths: [String], _ texts: [SourceText],
      besides: [ParsedFile], broken: [SourceText] = [], entities: Set<String> = []
    ) -> (files: [FileMigration], wanted: Set<String>, mentioned: Set<String>) {
      let files = parsed.compactMap { try? $0.get() } + besides
      var index = Index()
      for declarations in Workers().map(files, Declarations.init(of:)) { index.add(declarations) }
      index.entities = entities
      let unparsed = zip(parsed, texts).compactMap { (try? $0.get()) == nil ? $1 : nil }
      let settings = CodeBase.Settings(
        liveWrappers: Set(options.liveWrappers), stableTypes: Set(options.stableTypes),
        backports: options.replacesBackports ? options.backports : [])
      let codeBase = CodeBase(files, unparsed: unparsed + broken, index: index, settings: settings)
      let done = Workers().map(Array(zip(parsed, paths))) { [codeBase, options, shimNeeds] result, path in
        switch result {
        case .success(let file):
          return FileMigrator(file: file, codeBase: codeBase, options: options, shimNeed: shimNeeds[path]).migrate()
        case .failure(let problem):
          var migration = FileMigration(path: path)
          migration.problem = FileMigration.Problem(message: problem.message, place: problem.place)
          return FileMigrator.Outcome(migration: migration)
        }
      }
      var migrated = done.map(\.migration)
      if options.direction == .forward {
        BackportRemoval(
          codeBase: codeBase, options: options,
          callCounts: done.reduce(into: [:]) { $0.merge($1.backportCalls, uniquingKeysWith: +) },
          replaced: done.reduce(into: []) { $0.formUnion($1.replaced) }
        ).apply(to: &migrated)
      }
      let wanted = done.reduce(into: codeBase.wantedNames) { $0.formUnion($1.wanted) }
      return (migrated, wanted, codeBase.askedNames)
    }
  }
#endif
