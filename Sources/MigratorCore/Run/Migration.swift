#if Migrator
  import SwiftSyntax

  /// Migrates texts: what the command does, without files.
  package struct Migration: Sendable {
    package var options: Options

    package init(_ options: Options = Options()) { self.options = options }

    /// - Parameter sources: Paths and texts; all of them are searched for what closures read.
    /// - Returns: One result a text, in order.
    package func migrate(_ sources: [(path: String, text: SourceText)]) -> [FileMigration] {
      let parsed = Workers().map(sources) { source in
        Result { () throws(ParsedFile.Problem) in try ParsedFile(path: source.path, text: source.text) }
      }
      return migrate(parsed, paths: sources.map(\.path), besides: []).files
    }

    /// - Parameter besides: Files that are only searched.
    /// - Returns: One result a file, and the names that were looked up and not found.
    func migrate(
      _ parsed: [Result<ParsedFile, ParsedFile.Problem>], paths: [String], besides: [ParsedFile]
    ) -> (files: [FileMigration], wanted: Set<String>) {
      let files = parsed.compactMap { try? $0.get() } + besides
      var index = Index()
      for declarations in Workers().map(files, Declarations.init(of:)) { index.add(declarations) }
      let done = Workers().map(Array(zip(parsed, paths))) { [index, options] result, path in
        switch result {
        case .success(let file): return FileMigrator(file: file, index: index, options: options).migrate()
        case .failure(let problem):
          var migration = FileMigration(path: path)
          migration.problem = FileMigration.Problem(message: problem.message, place: problem.place)
          return (migration, [])
        }
      }
      return (done.map(\.0), done.reduce(into: []) { $0.formUnion($1.1) })
    }
  }
#endif
