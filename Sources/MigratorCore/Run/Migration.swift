#if Migrator
  import SwiftSyntax

  /// Migrates texts: the work of the command, without files.
  package struct Migration: Sendable {
    package var options: Options
    package init(_ options: Options = Options()) { self.options = options }

    /// One result a text, in order. All texts are searched for what closures read.
    package func migrate(_ sources: [(path: String, text: SourceText)]) -> [FileMigration] {
      let parsed = Workers().map(sources) { source in
        Result { () throws(ParsedFile.Problem) in try ParsedFile(path: source.path, text: source.text) }
      }
      var classification = Classification(parsed, sources.map(\.path), sources.map(\.text), options)
      return Self.apply(classification.classify(), in: parsed)
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
  }
#endif
