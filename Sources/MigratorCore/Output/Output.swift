/// The printed output of the command.
package struct Output: Sendable {
  /// The command, as far as its output depends on it.
  package enum Mode: Sendable { case check, diff, review, written }
  package var files: [FileMigration]
  private let readCount: Int
  private let skippedCount: Int
  private let options: Options
  private let mode: Mode
  /// The number of calls left out because a baseline contains them.
  package var knownCount = 0
  package var maxLook: Int?
  package var diffRoot = DiffRoot(paths: [])

  #if Migrator
    package init(_ result: Project.Result, _ options: Options, _ mode: Mode) {
      files = result.files
      readCount = result.readCount
      skippedCount = result.skippedCount
      self.options = options
      self.mode = mode
    }
  #endif

  package func text(_ format: OutputFormat) throws -> (out: String, error: String) {
    switch format {
    case .json: return (try JSONFormat.text(files, options) + "\n", "")
    case .sarif: return (try SARIFFormat.text(files, options) + "\n", "")
    case .github: return (Self.line(GitHubFormat.text(files, options)), text(of: Summary(files)))
    case .text:
      let summary = Summary(files)
      return (mode == .diff ? diff : "", diagnostics + text(of: summary) + hint)
    }
  }

  private static func line(_ text: String) -> String { text.isEmpty ? "" : text + "\n" }

  private var diff: String {
    files.map { file in
      guard let before = file.before, let after = file.after else { return "" }
      return UnifiedDiff(
        path: diffRoot.path(of: file.path), before: before.contents(of: before.bytes),
        after: before.contents(of: after)
      ).text
    }.joined()
  }

  private var diagnostics: String {
    Diagnostic.all(of: files, options).filter { mode == .check || $0.rule != .legacyCall }.map { $0.line + "\n" }
      .joined()
  }

  /// Where a diff applies, if that is not the current folder.
  private var hint: String {
    guard mode == .diff, let folder = diffRoot.folder, files.contains(where: { $0.after != nil }) else { return "" }
    return "  to apply the diff, leave out --dry-run, or run `git apply` in \(folder)\n"
  }

  private func text(of summary: Summary) -> String {
    let read = "onchange-migrate: \(readCount) file\(readCount == 1 ? "" : "s") read"
    let skipped = skippedCount > 0 ? ", \(skippedCount) generated or ignored" : ""
    var lines = ["\(read)\(skipped)", summary.text(options, isWritten: mode == .written)]
    if knownCount > 0 { lines.append("  \(knownCount) call\(knownCount == 1 ? "" : "s") known to the baseline") }
    if let maxLook, summary.look > maxLook {
      lines.append(
        "  \(summary.look) \(summary.look == 1 ? "call needs" : "calls need") a look, and --max-look allows \(maxLook)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
