#if Migrator
  import CommandOutput
  import Foundation

  /// Keeps the findings of a run for the next one over the same files.
  ///
  /// Every verdict can depend on every file, so the findings are kept as a whole: their key is made of each path with
  /// its contents, of the options, and of the tool itself. Any difference in them makes a new run.
  package struct ResultCache: Sendable {
    private let folder: String

    /// - Parameter folder: nil for the caches folder of the user.
    package init?(folder: String? = nil) {
      guard let folder = folder ?? Self.usersFolder else { return nil }
      self.folder = folder
    }

    private static var usersFolder: String? {
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.appendingPathComponent(
        "onchange-migrate"
      ).path
    }

    /// The identity of the tool, as precise as possible without reading it.
    private static var tool: String {
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      return "1 \(path) \(attributes?[.size] as? Int ?? 0) \(date.bitPattern)"
    }

    struct Key {
      /// The hash of the request; names the file.
      var question = ContentHash()
      /// The hash of the files that were read.
      var contents = ContentHash()
    }

    static func key(paths: [String], _ options: Options) -> Key {
      var key = Key()
      key.question.add(FileManager.default.currentDirectoryPath)
      for path in paths { key.question.add(path) }
      // The synthesized conformance includes all options.
      key.question.add((try? JSONFormat.encode(options)) ?? UUID().uuidString)
      key.contents.add(key.question)
      key.contents.add(tool)
      return key
    }

    private struct Header: Codable {
      var contents: String
      var parsedCount: Int
    }

    private struct Entry: Codable {
      var path: String
      var calls: [CallReport]
      var edits: [Edit]
      var problem: FileMigration.Problem?
      var lackingSystems: String?
      var isShimKnown: Bool
      var backports: [BackportReport]
    }

    private func file(_ key: Key) -> String { "\(folder)/\(key.question.text).jsonl" }

    /// The findings, and how many files were parsed for them; nil where something has changed.
    func load(_ key: Key) -> (files: [FileMigration], parsedCount: Int)? {
      guard let data = FileManager.default.contents(atPath: file(key)) else { return nil }
      let lines = [UInt8](data).split(separator: 0x0A).map { Data($0) }
      guard let first = lines.first, let header = try? JSONDecoder().decode(Header.self, from: first),
        header.contents == key.contents.text
      else { return nil }
      let files = Workers().map(Array(lines.dropFirst())) { line -> FileMigration? in
        guard let entry = try? JSONDecoder().decode(Entry.self, from: line) else { return nil }
        var migration = FileMigration(path: entry.path)
        migration.calls = entry.calls
        migration.edits = entry.edits
        migration.problem = entry.problem
        migration.lackingSystems = entry.lackingSystems
        migration.isShimKnown = entry.isShimKnown
        migration.backports = entry.backports
        return migration
      }
      let found = files.compactMap { $0 }
      return found.count == files.count ? (found, header.parsedCount) : nil
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
      "\(folder)/\(Self.key(paths: paths, options).question.text).review.json"
    }

    /// A cache that cannot be written is no failure.
    func store(_ files: [FileMigration], parsedCount: Int, _ key: Key) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      guard let header = try? encoder.encode(Header(contents: key.contents.text, parsedCount: parsedCount)) else {
        return
      }
      let lines = Workers().map(files) { file -> Data? in
        let entry = Entry(
          path: file.path, calls: file.calls, edits: file.edits, problem: file.problem,
          lackingSystems: file.lackingSystems, isShimKnown: file.isShimKnown, backports: file.backports)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return try? encoder.encode(entry)
      }
      let whole = lines.compactMap { $0 }
      guard whole.count == lines.count, (try? OutputPath.makeFolder(folder)) != nil else { return }
      let text = String(decoding: Data(([header] + whole).joined(separator: [0x0A])), as: UTF8.self)
      try? OutputPath.write(text + "\n", to: file(key))
    }
  }
#endif
