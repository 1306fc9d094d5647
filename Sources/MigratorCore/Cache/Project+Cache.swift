#if Migrator
  extension Project {
    /// The result of a run that the cache holds; nil if anything that it depends on has changed since.
    ///
    /// A file with the stamp of that run is not opened, unless it has findings.
    func cachedResult(_ cached: CachedRun, _ finder: FileFinder, _ entities: Set<String>) -> Result? {
      guard cached.files.count == finder.files.count, zip(cached.files, finder.files).allSatisfy({ $0.path == $1 })
      else { return nil }
      guard ProjectConfiguration(options, paths, entities, finder.listings).hash == cached.configuration,
        cached.consulted.allSatisfy(\.isCurrent)
      else { return nil }
      let opened = cached.changedFiles
      let (reads, stamps) = read(opened.map { cached.files[$0].path })
      var current = cached
      var result = Result()
      for (place, number) in opened.enumerated() {
        guard reads[place].content == cached.files[number].content else { return nil }
        current.files[number].stamp = stamps[place]
        if case .source(let source, _, _) = reads[place] { result.sources[source.path] = source }
        if case .unreadable(let problem) = reads[place] {
          var file = FileMigration(path: cached.files[number].path)
          file.problem = problem
          result.files.append(file)
        }
      }
      result.openedCount = opened.count
      result.parsedCount = cached.parsedCount
      result.readCount = cached.files.count(where: \.content.isSource)
      result.skippedCount = cached.files.count { $0.content == .generated }
      result.files += Self.completed(cached.files.compactMap(\.finding), result.sources)
      let isSame = opened.allSatisfy { current.files[$0].stamp == cached.files[$0].stamp }
      if !isSame { cache?.store(current, paths, options) }
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
      case .generated: .generated
      case .unreadable(let problem): .unreadable(problem.message)
      }
    }
  }

  extension CachedRun.Content {
    var isSource: Bool {
      if case .source = self { true } else { false }
    }
  }

  extension CachedRun {
    /// The positions of the files with findings, and of those that may have changed since.
    fileprivate var changedFiles: [Int] {
      // In parts, because the question for one file takes less time than handing it to a thread.
      let size = 256
      let parts = stride(from: 0, to: files.count, by: size).map { files[$0..<min($0 + size, files.count)] }
      return Workers().map(parts) { part in
        part.indices.filter {
          part[$0].finding != nil || part[$0].stamp == nil || part[$0].stamp != FileStamp(path: part[$0].path)
        }
      }.flatMap { $0 }
    }
  }
#endif
