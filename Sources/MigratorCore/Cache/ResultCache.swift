#if Migrator
  import CommandOutput
  import Foundation

  /// Keeps the findings of a run for the next one with the same options, tool, files and settings: as a whole, because
  /// every verdict can depend on every file.
  package struct ResultCache: Sendable {
    private let folder: String
    private let tool: String

    /// With nil: the caches folder of the user, and the identity of this process.
    package init?(folder: String? = nil, tool: String? = nil) {
      guard let folder = folder ?? Self.usersFolder else { return nil }
      self.folder = folder
      self.tool = tool ?? Self.thisTool
    }

    private static var usersFolder: String? {
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.appendingPathComponent(
        "onchange-migrate"
      ).path
    }

    /// The identity of the tool, as precise as possible without reading it.
    private static var thisTool: String {
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
      guard let file = try? FileManager.default.attributesOfItem(atPath: path), let size = file[.size],
        let date = file[.modificationDate] as? Date
      else { return UUID().uuidString }
      return "\(path) \(size) \(date.timeIntervalSince1970)"
    }

    /// The hash of a request; names the files of the cache.
    private static func question(_ paths: [String], _ options: Options) -> String {
      var question = ContentHash()
      question.add(FileManager.default.currentDirectoryPath)
      for path in paths { question.add(path) }
      // The synthesized conformance includes all options.
      question.add((try? JSONFormat.encode(options)) ?? UUID().uuidString)
      return question.text
    }

    private func file(_ paths: [String], _ options: Options) -> String {
      "\(folder)/\(Self.question(paths, options)).findings"
    }

    /// The last run with these options; nil if there is none, or if a different tool made it.
    func load(_ paths: [String], _ options: Options) -> CachedRun? {
      guard let data = FileManager.default.contents(atPath: file(paths, options)),
        let end = data.firstIndex(of: 0x0A), data[..<end].elementsEqual(head(data[(end + 1)...]))
      else { return nil }
      return try? JSONDecoder().decode(CachedRun.self, from: data[(end + 1)...])
    }

    /// A cache that cannot be written is no failure.
    func store(_ run: CachedRun, _ paths: [String], _ options: Options) {
      guard (try? OutputPath.makeFolder(folder)) != nil, let content = try? JSONEncoder().encode(run) else { return }
      let whole = head(content) + [0x0A] + content
      try? Data(whole).write(to: URL(fileURLWithPath: file(paths, options)), options: .atomic)
    }

    /// The line before the content: the tool that made it, and its hash.
    private func head(_ content: Data) -> [UInt8] {
      var hash = ContentHash()
      hash.add([UInt8](content))
      return Array("\(tool) \(hash.text)".utf8)
    }

    /// The calls that were answered with no in a review that is not finished.
    package func skippedCalls(paths: [String], _ options: Options) -> Set<CallFingerprint> {
      let data = FileManager.default.contents(atPath: reviewFile(paths, options))
      return data.flatMap { try? JSONDecoder().decode(Set<CallFingerprint>.self, from: $0) } ?? []
    }

    /// - Parameter calls: Empty once the review is finished.
    package func keepSkippedCalls(_ calls: Set<CallFingerprint>, paths: [String], _ options: Options) {
      let file = reviewFile(paths, options)
      if calls.isEmpty {
        try? FileManager.default.removeItem(atPath: file)
      } else if let text = try? JSONFormat.encode(calls.sorted()), (try? OutputPath.makeFolder(folder)) != nil {
        try? OutputPath.write(text + "\n", to: file)
      }
    }

    private func reviewFile(_ paths: [String], _ options: Options) -> String {
      "\(folder)/\(Self.question(paths, options)).review.json"
    }
  }
#endif
