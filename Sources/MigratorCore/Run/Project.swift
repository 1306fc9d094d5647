#if Migrator
  /// Migrates the files below some paths.
  package struct Project: Sendable {
    package var options: Options
    package var paths: [String]
    package var settings: Settings
    /// Nil to repeat all work.
    package var cache: ResultCache?
    /// Whether the result has the contents of all files, for which the cache has no use.
    package var needsSources = false

    package init(paths: [String], options: Options, settings: Settings = Settings(), cache: ResultCache? = nil) {
      (self.paths, self.options, self.settings, self.cache) = (paths, options, settings, cache)
    }

    /// The result of a run.
    package struct Result: Sendable {
      /// Files with a call or with a problem, in the order of their paths.
      package var files: [FileMigration] = []
      /// The number of files that the findings cover.
      package var readCount = 0
      /// The number of files that mention `onChange`, or declare names for those that do.
      package var parsedCount = 0
      /// The number of classified files, repetitions included; 0 if the cache has the findings.
      package var classifiedCount = 0
      /// The number of skipped files: generated or ignored.
      package var skippedCount = 0
      /// Temporary files of a killed run, for removing.
      package var abandoned: [String] = []
      /// The files with findings, for writing; with `needsSources` all files that were read.
      package var sources: [String: SourceFile] = [:]
    }

    /// The content of a path on disk.
    enum LoadedFile: Sendable {
      case source(SourceFile, ContentHash, mentions: Bool)
      case generated(SourceFile, ContentHash)
      case unreadable(FileMigration.Problem)
    }

    /// - Parameter progress: Called on any thread, with the number of files done and their total.
    package func run(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) -> Result {
      let finder = FileFinder(paths: paths, settings: settings)
      let models = DataModels.entities(below: paths, finder.listings)
      let entities = Set(models.map(\.type))
      let cached = needsSources ? nil : cache?.load(paths, options)
      var result = cached.flatMap { cachedResult($0, finder, entities) } ?? newResult(finder, entities, progress)
      if needsSources, case let classes = DataModels.code(models), !classes.isEmpty {
        result.sources["Entities"] = SourceFile(path: "Entities", contents: [UInt8](classes.utf8))
      }
      result.skippedCount += finder.skipped
      result.abandoned = finder.abandoned
      for (path, problem) in finder.problems {
        var file = FileMigration(path: path)
        file.problem = problem
        result.files.append(file)
      }
      if finder.files.isEmpty, finder.generated.isEmpty, finder.problems.isEmpty, finder.skipped == 0 {
        result.files += paths.map(Self.withoutFiles)
      }
      result.files.sort { $0.path < $1.path }
      return result
    }

    /// The problem of a path without a Swift file, where no path has one.
    private static func withoutFiles(_ path: String) -> FileMigration {
      var file = FileMigration(path: path)
      file.problem = FileMigration.Problem(
        message: "there is no Swift file under this path. To fix, name a folder that has Swift files.")
      return file
    }

    /// Reads all files, and classifies their calls.
    private func newResult(
      _ finder: FileFinder, _ entities: Set<String>, _ progress: @escaping @Sendable (Int, Int) -> Void
    ) -> Result {
      var result = Result()
      let paths = finder.files + finder.generated
      let counter = Counter(total: paths.count, report: progress)
      let reads = read(paths) { counter.advance() }
      var candidates: [SourceFile] = []
      var others: [SourceFile] = []
      var generated: [SourceFile] = []
      var contents: [CachedRun.Content] = []
      for (path, read) in zip(paths, reads) {
        contents.append(read.content)
        switch read {
        case .source(let source, _, let mentions):
          result.readCount += 1
          result.sources[path] = source
          if mentions { candidates.append(source) } else { others.append(source) }
        case .generated(let source, _):
          result.skippedCount += 1
          result.sources[path] = source
          generated.append(source)
        case .unreadable(let problem):
          var file = FileMigration(path: path)
          file.problem = problem
          result.files.append(file)
        }
      }
      var configuration = ProjectConfiguration(options, self.paths, entities, finder.listings)
      let shimNeeds = configuration.needs(of: zip(paths, contents).filter(\.1.isSource).map(\.0))
      let (files, parsedCount, classifiedCount) = classify(
        candidates, others, generated, shimNeeds, entities, appFiles: configuration.appFiles)
      result.parsedCount = parsedCount
      result.classifiedCount = classifiedCount
      result.files += files
      let findings = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      let cached = zip(paths, contents).map { CachedRun.File(path: $0, content: $1, finding: findings[$0]) }
      cache?.store(
        CachedRun(
          configuration: configuration.hash, consulted: configuration.consulted, files: cached,
          parsedCount: parsedCount), self.paths, options)
      return result
    }

    func read(_ files: [String], whenDone: @escaping @Sendable () -> Void = {}) -> [LoadedFile] {
      let named = Set(paths)
      return Workers().map(files) { path in
        defer { whenDone() }
        return Self.read(path, isNamed: named.contains(path))
      }
    }

    private static func read(_ path: String, isNamed: Bool) -> LoadedFile {
      do throws(FileMigration.Problem) {
        let source = try SourceFile(path: path)
        let bytes = source.contents
        var hash = ContentHash()
        hash.add(bytes)
        if !isNamed, GeneratedCode.isNamedSo(path) || GeneratedCode.saysSo(SourceText(Array(bytes.prefix(4096)))) {
          return .generated(source, hash)
        }
        if WordSearch.isUTF16(bytes) {
          throw FileMigration.Problem(
            message: "the file is UTF-16, which the compiler rejects too. To fix, save it as UTF-8, then run again.")
        }
        return .source(source, hash, mentions: WordSearch.mentionsOnChange(bytes))
      } catch {
        return .unreadable(error)
      }
    }

    /// - Returns: The files with a call or a problem, how many files were parsed, and how many were classified.
    private func classify(
      _ candidates: [SourceFile], _ others: [SourceFile], _ generated: [SourceFile],
      _ shimNeeds: [String: ShimNeeds.Need], _ entities: Set<String>, appFiles: Set<String>
    ) -> ([FileMigration], parsedCount: Int, classifiedCount: Int) {
      var candidates = candidates
      var parsed = Self.parse(candidates)
      var waiting = WaitingFiles(others)
      let count = candidates.count + others.count + generated.count
      // A file can declare a backport, or call it, without the word onChange.
      for names in [modifierNames, backportNames] {
        let more = waiting.take(mentioning: names(parsed.compactMap { try? $0.get() }))
        parsed += Self.parse(more)
        candidates += more
      }
      waiting.add(generated)
      let texts = zip(candidates, parsed).map { (try? $1.get())?.text ?? $0.text }
      var classification = Classification(parsed, candidates.map(\.path), texts, options, entities: entities)
      classification.shimNeeds = shimNeeds
      classification.appFiles = appFiles
      while waiting.give(classification.expectedNeeds(), to: &classification) {}
      var files = classification.classify()
      while waiting.give(classification.needs, to: &classification) { files = classification.classify() }
      let found = Migration.apply(files, in: parsed).filter {
        !$0.calls.isEmpty || $0.problem != nil || !$0.backports.isEmpty
      }
      return (found, count - waiting.count, classification.count)
    }

    private static func parse(_ sources: [SourceFile]) -> [Swift.Result<ParsedFile, ParsedFile.Problem>] {
      Workers().map(sources) { source in
        Swift.Result { () throws(ParsedFile.Problem) in try ParsedFile(path: source.path, text: source.text) }
      }
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
