#if Migrator
  /// Migrates the files below some paths.
  package struct Project: Sendable {
    package var options: Options
    package var paths: [String]
    package var settings: Settings
    /// Nil to repeat all work.
    package var cache: ResultCache?

    package init(paths: [String], options: Options, settings: Settings = Settings(), cache: ResultCache? = nil) {
      self.paths = paths
      self.options = options
      self.settings = settings
      self.cache = cache
    }

    /// The result of a run.
    package struct Result: Sendable {
      /// Files with a call or with a problem, in the order of their paths.
      package var files: [FileMigration] = []
      /// The number of read files.
      package var readCount = 0
      /// The number of files that mention `onChange`, or declare names for those that do.
      package var parsedCount = 0
      /// The number of judgements: one for each file with the word `onChange`, and one for each repetition; 0 where the
      /// findings of an earlier run were kept.
      package var judgedCount = 0
      /// The number of skipped files: generated or ignored.
      package var skippedCount = 0
      /// The files that were read, for writing.
      package var sources: [String: SourceFile] = [:]
    }

    /// The content of a path on disk.
    private enum Read: Sendable {
      case source(SourceFile, ContentHash, mentions: Bool)
      case generated
      case unreadable(FileMigration.Problem)
    }

    /// - Parameter progress: Called on any thread, with the number of files done and their total.
    package func run(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) -> Result {
      let finder = FileFinder(paths: paths, settings: settings)
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
      var others: [SourceFile] = []
      var key = ResultCache.key(paths: paths, options)
      for (path, read) in zip(finder.files, reads) {
        key.contents.add(path)
        switch read {
        case .source(let source, let hash, let mentions):
          key.contents.add(hash)
          result.readCount += 1
          if mentions { candidates.append(source) } else { others.append(source) }
        case .generated: result.skippedCount += 1
        case .unreadable(let problem):
          key.contents.add(problem.message)
          var file = FileMigration(path: path)
          file.problem = problem
          result.files.append(file)
        }
      }
      var needs = ShimNeeds(options)
      var shimNeeds: [String: ShimNeeds.Need] = [:]
      var needsByFolder: [Substring: ShimNeeds.Need?] = [:]
      for source in candidates + others {
        result.sources[source.path] = source
        let folder = source.path[..<(source.path.lastIndex(of: "/") ?? source.path.startIndex)]
        if needsByFolder[folder] == nil {
          let need = needs.need(of: source.path)
          needsByFolder[folder] = .some(need)
          key.contents.add("\(need?.systems ?? "") \(need?.isKnown ?? true)")
        }
        shimNeeds[source.path] = needsByFolder[folder] ?? nil
      }
      let entities = DataModels.entities(below: paths)
      for entity in entities.sorted() { key.contents.add(entity) }
      if let kept = cache?.load(key) {
        result.parsedCount = kept.parsedCount
        result.files += Self.completed(kept.files, result.sources)
      } else {
        let (files, parsedCount, judgedCount) = migrate(candidates, others, shimNeeds, entities)
        result.parsedCount = parsedCount
        result.judgedCount = judgedCount
        result.files += files
        cache?.store(files, parsedCount: parsedCount, key)
      }
      result.files.sort { $0.path < $1.path }
      return result
    }

    /// The findings with their texts before and after, which the cache does not hold.
    private static func completed(_ files: [FileMigration], _ sources: [String: SourceFile]) -> [FileMigration] {
      Workers().map(files) { file in
        var file = file
        file.before = sources[file.path]?.text
        if !file.edits.isEmpty { file.after = file.before.flatMap { file.edits.applied(to: $0.bytes) } }
        return file
      }
    }

    private static func read(_ path: String, isNamed: Bool) -> Read {
      do throws(FileMigration.Problem) {
        let source = try SourceFile(path: path)
        let bytes = source.contents
        if WordSearch.isUTF16(bytes) {
          throw FileMigration.Problem(
            message: "the file is UTF-16, which the compiler rejects too. To fix, save it as UTF-8, then run again.")
        }
        if !isNamed, GeneratedCode.saysSo(SourceText(Array(bytes.prefix(4096)))) { return .generated }
        var hash = ContentHash()
        hash.add(bytes)
        return .source(source, hash, mentions: WordSearch.mentionsOnChange(bytes))
      } catch {
        return .unreadable(error)
      }
    }

    /// - Returns: The files with a call or a problem, how many files were parsed, and how many judgements were made.
    private func migrate(
      _ candidates: [SourceFile], _ others: [SourceFile], _ shimNeeds: [String: ShimNeeds.Need],
      _ entities: Set<String>
    ) -> ([FileMigration], parsedCount: Int, judgedCount: Int) {
      func parse(_ sources: [SourceFile]) -> [Swift.Result<ParsedFile, ParsedFile.Problem>] {
        Workers().map(sources) { source in
          Swift.Result { () throws(ParsedFile.Problem) in try ParsedFile(path: source.path, text: source.text) }
        }
      }
      var parsed = parse(candidates)
      var waiting = Workers().map(others) {
        ($0, declared: DeclaredNames($0.contents), words: Words($0.contents))
      }
      let readCount = candidates.count + others.count
      var candidates = candidates
      // A file can declare a backport, or call it, without the word onChange.
      for words in [modifierNames, backportNames] {
        let names = words(parsed.compactMap { try? $0.get() })
        let more = names.isEmpty ? [] : waiting.filter { $0.words.contains(anyOf: names) }.map(\.0)
        if more.isEmpty { continue }
        waiting.removeAll { $0.words.contains(anyOf: names) }
        parsed += parse(more)
        candidates += more
      }
      let paths = candidates.map(\.path)
      let texts = zip(candidates, parsed).map { (try? $1.get())?.text ?? $0.text }
      var judging = Judging(parsed, paths, texts, options, entities: entities)
      judging.shimNeeds = shimNeeds
      var files: [FileMigration]?
      while true {
        let needs = files == nil ? judging.foresee() : judging.needs
        let isNeeded = Workers().map(waiting) { needs.include($0.contents, $1, $2) }
        let needed = zip(waiting, isNeeded).filter(\.1).map(\.0)
        if needed.isEmpty {
          if files != nil { break }
          files = judging.judge()
          continue
        }
        waiting = zip(waiting, isNeeded).filter { !$1 }.map(\.0)
        // A file that is only looked up may be broken; its declarations are then not found.
        let read = Workers().map(needed) { source, _, words in
          let text = source.text
          // NB: a byte order mark is a part of the first one of those words.
          return try? ParsedFile(path: source.path, text: text, words: text.hasByteOrderMark ? nil : words)
        }
        judging.add(read.compactMap { $0 }, broken: zip(needed, read).compactMap { $1 == nil ? $0.0.text : nil })
        if files != nil { files = judging.judge() }
      }
      let found = Migration.apply(files ?? [], in: parsed).filter {
        !$0.calls.isEmpty || $0.problem != nil || !$0.backports.isEmpty
      }
      return (found, readCount - waiting.count, judging.count)
    }

    /// The names of view modifiers that ask for the system: the body of a backport can be in one.
    private func modifierNames(in files: [ParsedFile]) -> Set<String> {
      guard options.direction == .forward else { return [] }
      let facts = files.filter(asksForTheSystem).flatMap(\.declarations.types)
      return Set(facts.filter { $0.inherits.contains("ViewModifier") }.map(\.lastName))
    }

    private func asksForTheSystem(_ file: ParsedFile) -> Bool {
      ["available", "unavailable"].contains { !WordSearch.places(of: $0, in: file.text.bytes).isEmpty }
    }

    /// The names of backports that the files declare, and of those that the settings name.
    private func backportNames(in files: [ParsedFile]) -> Set<String> {
      guard options.direction == .forward else { return [] }
      let modifiers = modifierNames(in: files)
      var index = Index()
      for file in files where asksForTheSystem(file) || file.words.contains(anyOf: modifiers) {
        index.add(file.declarations)
      }
      return Backports(index, settings: options.replacesBackports ? options.backports : []).names
    }
  }
#endif
