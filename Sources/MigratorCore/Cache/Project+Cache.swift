#if Migrator
  extension Project {
    /// The result of a run that the cache holds; nil if anything that it depends on has changed since.
    func cachedResult(_ cached: CachedRun, _ finder: FileFinder, _ entities: Set<String>) -> Result? {
      let found = finder.files + finder.generated
      guard cached.files.map(\.path) == found else { return nil }
      guard ProjectConfiguration(options, paths, entities, finder.listings).hash == cached.configuration,
        cached.consulted.allSatisfy(\.isCurrent)
      else { return nil }
      var result = Result()
      for (file, read) in zip(cached.files, read(found)) {
        guard read.content == file.content else { return nil }
        switch read {
        case .source(let source, _, _), .generated(let source, _): result.sources[source.path] = source
        case .unreadable(let problem):
          var unreadable = FileMigration(path: file.path)
          unreadable.problem = problem
          result.files.append(unreadable)
        }
      }
      result.parsedCount = cached.parsedCount
      result.readCount = cached.files.count(where: \.content.isSource)
      result.skippedCount = cached.files.count(where: \.content.isGenerated)
      result.files += Self.completed(cached.files.compactMap(\.finding), result.sources)
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
  }

  extension Project.LoadedFile {
    var content: CachedRun.Content {
      switch self {
      case .source(_, let hash, _): .source(hash)
      case .generated(_, let hash): .generated(hash)
      case .unreadable(let problem): .unreadable(problem.message)
      }
    }
  }

  extension CachedRun.Content {
    var isSource: Bool { if case .source = self { true } else { false } }
    fileprivate var isGenerated: Bool { if case .generated = self { true } else { false } }
  }
#endif
