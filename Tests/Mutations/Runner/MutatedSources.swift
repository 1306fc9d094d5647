import Foundation

/// The sources with all mutations. An environment variable selects one of them.
struct MutatedSources {
  let table: MutationTable
  let root: URL

  /// The environment variable with the number of the selected mutation: its position in the table, from 1.
  static let variable = "ONCHANGE_MUTANT"

  /// The mutated texts of a package's files, by path in its folder.
  func texts(of package: MutatedPackage) throws -> [String: String] {
    var texts: [String: String] = [:]
    var ranges: [String: [(range: Range<String.Index>, text: String, name: String)]] = [:]
    var problems: [String] = []
    for (index, mutation) in table.mutations.enumerated() where mutation.package == package {
      do {
        let text = try texts[mutation.file] ?? source(of: mutation)
        texts[mutation.file] = text
        let replacement = mutation.after.joined(separator: "\n")
          .replacingOccurrences(of: "MUTANT", with: "_isMutant(\(index + 1))")
        ranges[mutation.file, default: []].append((try range(of: mutation, in: text), replacement, mutation.name))
      } catch {
        problems.append("\(error)")
      }
    }
    if !problems.isEmpty { throw Problem(problems.joined(separator: "\n")) }
    for (file, changes) in ranges {
      let changes = changes.sorted { $0.range.lowerBound < $1.range.lowerBound }
      for (one, next) in zip(changes, changes.dropFirst()) where one.range.upperBound > next.range.lowerBound {
        throw Problem(
          """
          \(file): expected that no two mutations change the same line, found \(one.name) and \(next.name).
          To fix, change the two entries in Tests/Mutations/Table so that no line is in both.
          """)
      }
      for change in changes.reversed() { texts[file]?.replaceSubrange(change.range, with: change.text) }
      if let line = package.importLine(for: file) { texts[file] = line + (texts[file] ?? "") }
    }
    var paths: [String: String] = [:]
    for (file, text) in texts {
      paths[file] = text
      paths[package.hookFolder(for: file) + "/ChosenMutant.swift"] = Self.hookText
    }
    return paths
  }

  /// Writes the mutated texts into a copy of the package. An unchanged file keeps its date. If the package links to the
  /// files without mutations, a written file that has no mutation any more is removed.
  func write(_ package: MutatedPackage, into copy: URL) throws {
    let texts = try texts(of: package)
    if package.links {
      for file in mutatedFiles(in: copy) where texts[file] == nil {
        try FileManager.default.removeItem(at: copy.appendingPathComponent(file))
      }
    }
    for (file, text) in texts {
      let url = copy.appendingPathComponent(file)
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
      if !isLink, (try? String(contentsOf: url, encoding: .utf8)) == text { continue }
      if isLink { try FileManager.default.removeItem(at: url) }
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  /// The regular files in a copy, including those of an earlier run.
  private func mutatedFiles(in copy: URL) -> [String] {
    ["Sources", "Compat"].flatMap { folder -> [String] in
      let path = copy.appendingPathComponent(folder).path
      let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return files.filter {
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\($0)")
        return attributes?[.type] as? FileAttributeType == .typeRegular
      }.map { "\(folder)/\($0)" }
    }
  }

  private func source(of mutation: Mutation) throws -> String {
    let url = root.appendingPathComponent(mutation.file)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw Problem(
        """
        \(mutation.name): expected a file \(mutation.file), found none.
        To fix, write the path of the file that now has the rule into Tests/Mutations/Table.
        """)
    }
    return text
  }

  /// The range of the lines to replace, with any indentation. Throws unless the text has them exactly once.
  private func range(of mutation: Mutation, in text: String) throws -> Range<String.Index> {
    let pattern = mutation.before.map {
      NSRegularExpression.escapedPattern(for: $0.trimmingCharacters(in: .whitespaces))
    }
    .joined(separator: "\\s*\n\\s*")
    let matches = try NSRegularExpression(pattern: pattern)
      .matches(in: text, range: NSRange(text.startIndex..., in: text))
    guard matches.count == 1, let range = Range(matches[0].range, in: text) else {
      throw Problem(
        """
        \(mutation.name): expected these lines once in \(mutation.file), found them \(matches.count) times:
          \(mutation.before.joined(separator: "\n  "))
        To fix, copy the current lines of the file into the entry in Tests/Mutations/Table.
        """)
    }
    return range
  }

  // Read once, because the initializer of a global runs once, and other threads wait for it.
  private static let hookText = """
    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #else
      import Darwin
    #endif

    public let _chosenMutant: Int32 = getenv("\(variable)").map { atoi($0) } ?? 0

    @inline(never) public func _isMutant(_ number: Int32) -> Bool { _chosenMutant == number }

    """
}
