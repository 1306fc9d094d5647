#if Migrator
  /// Migrates the files below some paths.
  package struct Project: Sendable {
    package var options: Options
    package var paths: [String]

    package init(paths: [String], options: Options) {
      self.paths = paths
      self.options = options
    }

    /// What a run found.
    package struct Result: Sendable {
      /// Files with a call or with a problem, in the order of their paths.
      package var files: [FileMigration] = []
      /// How many files were read.
      package var readCount = 0
      /// How many files mention `onChange`, or declare what those that do mention.
      package var parsedCount = 0
      /// How many files were passed over: generated or ignored.
      package var skippedCount = 0
      /// What was read, for writing.
      package var sources: [String: SourceFile] = [:]
    }

    /// What stands on disk for one path.
    private enum Read: Sendable {
      case source(SourceFile, mentions: Bool, declared: Set<String>)
      case generated
      case unreadable(FileMigration.Problem)
    }

    /// - Parameter progress: Called on any thread, with the number of files done and their total.
    package func run(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) -> Result {
      let finder = FileFinder(paths: paths)
      var result = Result()
      result.skippedCount = finder.skipped
      for (path, problem) in finder.problems {
        var file = FileMigration(path: path)
        file.problem = problem
        result.files.append(file)
      }
      let named = Set(paths)
      let counter = Counter(total: finder.files.count, report: progress)
      let reads = Workers().map(finder.files) { path in
        defer { counter.advance() }
        return Self.read(path, isNamed: named.contains(path))
      }
      var candidates: [SourceFile] = []
      var others: [(source: SourceFile, declared: Set<String>)] = []
      for (path, read) in zip(finder.files, reads) {
        switch read {
        case .source(let source, let mentions, let declared):
          result.readCount += 1
          if mentions { candidates.append(source) } else { others.append((source, declared)) }
        case .generated: result.skippedCount += 1
        case .unreadable(let problem):
          var file = FileMigration(path: path)
          file.problem = problem
          result.files.append(file)
        }
      }
      migrate(candidates, others, into: &result)
      return result
    }

    private static func read(_ path: String, isNamed: Bool) -> Read {
      do throws(FileMigration.Problem) {
        let source = try SourceFile(path: path)
        if !isNamed, GeneratedCode.saysSo(source.text) { return .generated }
        let bytes = source.text.bytes
        let mentions = WordSearch.mentionsOnChange(bytes)
        return .source(source, mentions: mentions, declared: mentions ? [] : WordSearch.declaredNames(bytes))
      } catch {
        return .unreadable(error)
      }
    }

    private func migrate(
      _ candidates: [SourceFile], _ others: [(source: SourceFile, declared: Set<String>)], into result: inout Result
    ) {
      let parsed = Workers().map(candidates) { source in
        Swift.Result { () throws(ParsedFile.Problem) in try ParsedFile(path: source.path, text: source.text) }
      }
      let paths = candidates.map(\.path)
      let migration = Migration(options)
      var besides: [ParsedFile] = []
      var broken: [SourceText] = []
      let entities = DataModels.entities(below: self.paths)
      var waiting = others.map { ($0.source, $0.declared, Words($0.source.text.bytes)) }
      var files: [FileMigration] = []
      while true {
        let wanted: Set<String>
        let mentioned: Set<String>
        (files, wanted, mentioned) = migration.migrate(
          parsed, paths, candidates.map(\.text), besides: besides, broken: broken, entities: entities)
        func isNeeded(_ file: (SourceFile, declared: Set<String>, words: Words)) -> Bool {
          !file.declared.isDisjoint(with: wanted) || file.words.contains(anyOf: mentioned)
        }
        let needed = waiting.filter(isNeeded).map(\.0)
        if needed.isEmpty { break }
        waiting.removeAll(where: isNeeded)
        // A file that is only looked up may be broken; what it declares is then not found.
        let read = Workers().map(needed) { try? ParsedFile(path: $0.path, text: $0.text) }
        besides += read.compactMap { $0 }
        broken += zip(needed, read).compactMap { $1 == nil ? $0.text : nil }
      }
      result.parsedCount = candidates.count + others.count - waiting.count
      result.files += files.filter { !$0.calls.isEmpty || $0.problem != nil }
      result.files.sort { $0.path < $1.path }
      for source in candidates { result.sources[source.path] = source }
    }
  }
#endif
