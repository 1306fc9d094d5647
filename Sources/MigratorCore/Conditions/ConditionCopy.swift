#if Migrator
  import CommandOutput
  import Foundation

  /// Copies Swift files into a folder, with their conditions evaluated for a platform.
  package struct ConditionCopy {
    /// The reason why no copy can be made.
    package struct Problem: Error, Equatable, CustomStringConvertible {
      package let description: String
    }

    /// The number of files in the folder.
    package private(set) var count = 0
    /// The number of written files, which are new or differ.
    package private(set) var written = 0
    /// The number of removed files from an earlier run.
    package private(set) var removed = 0
    /// The files that were not copied, a sentence each.
    package private(set) var problems: [String] = []

    /// The file with the list of a run's written files.
    package static let listName = ".onchange-migrate-copies"

    /// Copies the files. An up-to-date copy is not written again, so that a build does not compile it again.
    ///
    /// - Parameters:
    ///   - paths: files and folders; a folder is copied with its own name.
    ///   - folder: the destination: a new or empty folder, or one that an earlier run has made.
    /// - Throws: `Problem` if the folder has other contents or is inside one of the paths; `CannotWrite`.
    package init(_ paths: [String], for platform: ConditionPlatform, into folder: String) throws {
      let target = Self.absolute(folder)
      for path in paths where target == Self.absolute(path) || target.hasPrefix(Self.absolute(path) + "/") {
        throw Problem(
          description: """
            --into \(folder) is inside \(path). The next run would copy the copies.

            To fix, name a folder outside of \(path).
            """)
      }
      let earlier = try Self.earlierFiles(in: folder)
      var now: [String] = []
      for path in paths {
        let base = Self.absolute(path)
        let finder = FileFinder(paths: [path])
        problems += finder.problems.map { "\($0.path): \($0.problem.message)" }
        for file in finder.files {
          let below = Self.absolute(file).dropFirst(base.count)
          let name = URL(fileURLWithPath: base).lastPathComponent + below
          guard !now.contains(name) else {
            throw Problem(
              description: """
                two paths contain \(name). One copy would replace the other.

                To fix, copy each path into a separate folder.
                """)
          }
          if try copy(file, to: folder + "/" + name, for: platform) { now.append(name) }
        }
      }
      for name in earlier where !now.contains(name) {
        try? FileManager.default.removeItem(atPath: folder + "/" + name)
        removed += 1
      }
      count = now.count
      try OutputPath.makeFolder(folder)
      try OutputPath.write(now.map { $0 + "\n" }.joined(), to: folder + "/" + Self.listName)
    }

    private mutating func copy(_ file: String, to target: String, for platform: ConditionPlatform) throws -> Bool {
      let source: SourceFile
      do {
        source = try SourceFile(path: file)
      } catch {
        problems.append("\(file): \(error.message)")
        return false
      }
      let text = source.text
      do {
        let evaluation = try ConditionEvaluation(path: file, text: text, platform: platform)
        let contents = text.contents(of: evaluation.bytes)
        if FileManager.default.contents(atPath: target).map({ $0.elementsEqual(contents) }) == true { return true }
        try OutputPath.makeFolder(URL(fileURLWithPath: target).deletingLastPathComponent().path)
        try OutputPath.write(String(decoding: contents, as: UTF8.self), to: target)
        written += 1
        return true
      } catch ConditionEvaluation.Failure.unreadable(let message, let place) {
        problems.append("\(file)\(place.map { ":\($0.line):\($0.column)" } ?? ""): \(message)")
        return false
      }
    }

    /// The files that an earlier run has written into a folder.
    private static func earlierFiles(in folder: String) throws -> [String] {
      let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      guard !contents.isEmpty else { return [] }
      guard let list = FileManager.default.contents(atPath: folder + "/" + listName) else {
        throw Problem(
          description: """
            --into \(folder) holds files that this command has not written, such as \(contents.sorted()[0]).

            To fix, name a new folder, or empty this one.
            """)
      }
      return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static func absolute(_ path: String) -> String {
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
  }
#endif
