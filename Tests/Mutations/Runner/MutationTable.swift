import Foundation

/// The mutations from the files of a folder. An entry has these lines:
///
///     = the name
///     the file that the mutation changes
///     the rule that the mutation breaks
///     - the lines to look for
///     + the replacement
///     ~ the reason why no test can notice the mutation, if so
struct MutationTable {
  let mutations: [Mutation]

  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "txt" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    mutations = try files.flatMap { file in
      try Self.entries(of: String(contentsOf: file, encoding: .utf8), in: file.lastPathComponent)
    }
    var names: Set<String> = []
    for mutation in mutations where !names.insert(mutation.name).inserted {
      throw Problem(
        """
        expected a unique name for each mutation, found \(mutation.name) twice.
        To fix, rename one of the two entries in Tests/Mutations/Table.
        """)
    }
  }

  private static func entries(of text: String, in file: String) throws -> [Mutation] {
    var entries: [Mutation] = []
    var lines: [String] = []
    for line in text.components(separatedBy: "\n") + ["= "] {
      if line.hasPrefix("= "), !lines.isEmpty {
        entries.append(try entry(of: lines, in: file))
        lines = []
      }
      if line.hasPrefix("= ") || !lines.isEmpty { lines.append(line) }
    }
    return entries
  }

  private static func entry(of lines: [String], in file: String) throws -> Mutation {
    func marked(_ mark: String) -> [String] {
      lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
    let name = String(lines[0].dropFirst(2))
    let marks = ["= ", "- ", "+ ", "~ "]
    let plain = lines.filter { line in !line.isEmpty && !marks.contains { line.hasPrefix($0) } }
    let (before, after) = (marked("- "), marked("+ "))
    guard plain.count >= 2, !before.isEmpty, after.contains(where: { $0.contains("MUTANT") }) else {
      throw Problem(
        """
        \(name) in \(file): expected a file, a rule, lines with -, and lines with + that contain MUTANT.
        Found \(plain.count) plain lines, \(before.count) lines with - and \(after.count) lines with +.
        To fix, complete the entry. MutationTable.swift documents the format.
        """)
    }
    let survives = marked("~ ").joined(separator: " ")
    return Mutation(
      name: name, file: plain[0], reason: plain.dropFirst().joined(separator: " "), before: before, after: after,
      survives: survives.isEmpty ? nil : survives)
  }
}
